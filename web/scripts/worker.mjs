/** Writes the page's worker after a build: which files there are, and a digest of them all as its version. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = new URL("../src/app/worker.js", import.meta.url);

export function worker() {
  let folder = "";
  return {
    name: "condotta-worker",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => writeFileSync(join(folder, "worker.js"), workerFor(folder)),
  };
}

/** Fonts are kept when they are first needed: nobody reads in all alphabets. */
function workerFor(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "worker.js")
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash("sha256");
  for (const file of all) digest.update(readFileSync(file));
  const files = all
    .map((file) => file.slice(folder.length))
    .filter((name) => !name.endsWith(".woff2"))
    .map((name) => (name === "/index.html" ? "/" : name));
  return readFileSync(SOURCE, "utf8")
    .replace("DIGEST", digest.digest("hex").slice(0, 16))
    .replace('["FILES"]', JSON.stringify(files));
}
