import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { around } from "../src/map/kingdoms";
import { CITY, outline, REGIONS, type Point, type Region } from "../src/map/outline";

const game = readFileSync("../src/condotta/condottiere/italy.py", "utf8");
const borders = (/LIST_OF_BORDERS = """([^"]+)"""/.exec(game)?.[1] ?? "").trim().split(/\s+/);

/** Which regions' drawn outlines have a segment in common: from the points alone. */
function drawnBorders(): Set<string> {
  const owner = new Map<string, Region>();
  const found = new Set<string>();
  for (const region of REGIONS) {
    const points = outline(region);
    points.forEach((point, at) => {
      const ends = [String(point), String(points[(at + 1) % points.length])].sort().join(" ");
      const other = owner.get(ends);
      if (other) found.add([other, region].sort().join("-"));
      owner.set(ends, region);
    });
  }
  return found;
}

function area(points: Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function inside([x, y]: Point, points: Point[]): boolean {
  let odd = false;
  points.forEach(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

function crosses([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test("the drawing has the 17 regions and exactly the 34 borders of the game", () => {
  expect(REGIONS).toHaveLength(17);
  expect(borders).toHaveLength(34);
  expect([...drawnBorders()].sort()).toEqual(borders.map((pair) => pair.split("-").sort().join("-")).sort());
});

test("no outline crosses another or itself", () => {
  const all = new Map<string, [Point, Point]>();
  for (const region of REGIONS) {
    const points = outline(region);
    points.forEach((point, at) => {
      const next = points[(at + 1) % points.length] as Point;
      all.set([String(point), String(next)].sort().join(" "), [point, next]);
    });
  }
  const segments = [...all.values()];
  const crossing = segments.flatMap((one, at) =>
    segments
      .slice(at + 1)
      .filter((other) => crosses(one, other))
      .map((other) => [one, other]),
  );
  expect(crossing).toEqual([]);
});

test("every region has room, and its city lies in it", () => {
  for (const region of REGIONS) {
    expect(Math.abs(area(outline(region)))).toBeGreaterThan(10_000);
    expect(inside(CITY[region], outline(region)), region).toBe(true);
  }
});

test("around a kingdom run the edges that it shares with others", () => {
  expect(around(["Mantova"]).map((edge) => edge.regions.length)).toEqual([2, 2, 2, 2]);
});
