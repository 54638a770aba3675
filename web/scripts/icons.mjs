/** Copy the few icons that the page uses out of the game-icons collection: node scripts/icons.mjs */
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";

export const USED = {
  1: "pitchfork",
  2: "spears",
  3: "halberd",
  4: "crossbow",
  5: "broadsword",
  6: "mounted-knight",
  10: "black-knight-helm",
  winter: "snowflake-2",
  spring: "flowers",
  bishop: "pope-crown",
  courtesan: "rose",
  drummer: "drum",
  heroine: "swordwoman",
  scarecrow: "scarecrow",
  surrender: "flying-flag",
  keys: "three-keys",
  tower: "white-tower",
  token: "crossed-swords",
  red: "lion",
  green: "elephant",
  azure: "fleur-de-lys",
  gold: "eagle-emblem",
  grey: "hawk-emblem",
  violet: "ram-profile",
  S: "barbed-spear",
  B: "bow-arrow",
  W: "crossed-swords",
  H: "crested-helmet",
  F: "knight-banner",
  hand: "card-random",
  crown: "crown",
  robot: "gears",
  book: "scroll-unfurled",
};

export function chosen() {
  const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons;
  return Object.fromEntries(
    Object.entries(USED).map(([name, icon]) => {
      const paths = [...all[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return [name, { icon, path: paths.join("") }];
    }),
  );
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL("../src/art/icons.json", import.meta.url), JSON.stringify(chosen(), null, 1) + "\n");
}
