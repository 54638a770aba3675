/** The outline of a kingdom, read off the drawing. */
import { EDGES, type Edge, type Region } from "./outline";

/** The edges around a group: those with the group on one side only. */
export function around(group: readonly Region[]): Edge[] {
  return [...EDGES.values()].filter((edge) => edge.regions.filter((region) => group.includes(region)).length === 1);
}
