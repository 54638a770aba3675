/** Groups of regions that hang together, and their outlines; read off the drawing. */
import { EDGES, neighbours, type Edge, type Region } from "./outline";

/** The regions of a realm, group by group, the largest first. */
export function kingdoms(realm: readonly Region[]): Region[][] {
  const left = new Set(realm);
  const groups: Region[][] = [];
  for (const region of realm) {
    if (left.has(region)) groups.push(group(region, left));
  }
  return groups.sort((one, other) => other.length - one.length);
}

/** The edges around a group: those with the group on one side only. */
export function around(group: readonly Region[]): Edge[] {
  return [...EDGES.values()].filter((edge) => edge.regions.filter((region) => group.includes(region)).length === 1);
}

function group(first: Region, left: Set<Region>): Region[] {
  left.delete(first);
  return [first, ...neighbours(first).flatMap((region) => (left.has(region) ? group(region, left) : []))];
}
