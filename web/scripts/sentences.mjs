/** Sentences go to the browser without the notes for translators, and without what Fluent does not need. */
import { readFileSync } from "node:fs";

export function sentences() {
  return {
    name: "condotta-sentences",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bare(readFileSync(file, "utf-8")))}`;
    },
  };
}

function bare(text) {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^ +/, " ")).join("\n") + "\n";
}
