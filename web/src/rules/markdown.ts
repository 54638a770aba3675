/** The little Markdown that the rules are written in: paragraphs, lists, tables, bold words and names of clauses. */
export type Span = { readonly kind: "text" | "bold" | "code"; readonly text: string };
export type Block =
  | { readonly kind: "paragraph"; readonly spans: Span[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: Span[][] }
  | { readonly kind: "table"; readonly rows: Span[][][] };

const ITEM = /^(?:-|\d+\.) +/;

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(text: string): Block {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines[0]?.startsWith("|")) return { kind: "table", rows: rows(lines) };
  if (ITEM.test(lines[0] ?? "")) return list(lines);
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

/** Lines that begin no item go on with the one before. */
function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line}`.trim());
  }
  return { kind: "list", ordered: /^\d/.test(lines[0] ?? ""), items: items.map(spans) };
}

function rows(lines: readonly string[]): Span[][][] {
  return lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => spans(cell.trim())),
    );
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { kind: "bold", text: part.slice(2, -2) };
      return part.startsWith("`") ? { kind: "code", text: part.slice(1, -1) } : { kind: "text", text: part };
    });
}
