/** How things move on a table: briskly, from where they were to where they are; not at all for who wants no motion. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fly, type FlyParams, type TransitionConfig } from "svelte/transition";

const BRISK = 220;

export const pace = (duration = BRISK): number => (prefersReducedMotion.current ? 0 : duration);

/** Come from a little way off. */
export function arrive(node: Element, { duration, delay, ...where }: FlyParams = {}): TransitionConfig {
  return fly(node, { ...where, duration: pace(duration), delay: pace(delay ?? 0), easing: cubicOut });
}

/** What travels, and from where it comes when nothing of that key has left. */
export interface Travel {
  readonly key: string;
  readonly x?: number;
  readonly y?: number;
}
type Travelling = (node: Element, travel: Travel) => () => TransitionConfig;

/** A card that leaves one place and comes to another under the same key travels between them. */
export const [leave, come] = crossfade({
  duration: () => pace(),
  easing: cubicOut,
  fallback: (node, params) => {
    const { x = 0, y = 30 } = params as Partial<Travel>;
    return arrive(node, { x, y });
  },
}) as [Travelling, Travelling];
