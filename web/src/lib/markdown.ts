// The little Markdown the rules in short use, read into plain data: nothing of it becomes HTML.
// A comment at the end of a line names the phases of the game that it is about.

export type Span = { text: string; style: 'plain' | 'strong' | 'em' | 'code' };
export type Item = { spans: Span[]; phases: string[] };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; phases: string[] }
  | { kind: 'list'; isNumbered: boolean; first: number; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[([^\]]+)\]\([^)]*\)/g;

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index), style: 'plain' });
    if (match[1] !== undefined) spans.push({ text: match[1], style: 'strong' });
    else if (match[4] !== undefined) spans.push({ text: match[4], style: 'code' });
    else if (match[5] !== undefined) spans.push({ text: match[5], style: 'plain' });
    else spans.push({ text: match[2] ?? match[3] ?? '', style: 'em' });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), style: 'plain' });
  return spans;
}

export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const written of source.split('\n')) {
    const [line, phases] = splitComment(written);
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const bullet = /^\s*[-*] (.*)$/.exec(line);
    const number = /^\s*(\d+)\. (.*)$/.exec(line);
    const last = blocks.at(-1);
    if (!line.trim()) {
      blocks.push({ kind: 'paragraph', spans: [], phases });
    } else if (heading) {
      const level = heading[1]?.length ?? 1;
      blocks.push({ kind: 'heading', level, spans: readSpans(heading[2] ?? '') });
    } else if (line.startsWith('|')) {
      addRow(blocks, line);
    } else if (bullet || number) {
      const item = { spans: readSpans(bullet?.[1] ?? number?.[2] ?? ''), phases };
      const isNumbered = !bullet;
      const first = Number(number?.[1] ?? 1);
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(item);
      else blocks.push({ kind: 'list', isNumbered, first, items: [item] });
    } else if (last?.kind === 'paragraph' && last.spans.length) {
      last.spans.push({ text: ' ', style: 'plain' }, ...readSpans(line));
      last.phases.push(...phases);
    } else if (last?.kind === 'list') {
      last.items.at(-1)?.spans.push({ text: ' ', style: 'plain' }, ...readSpans(line.trim()));
    } else {
      blocks.push({ kind: 'paragraph', spans: readSpans(line), phases });
    }
  }
  return blocks.filter((block) => block.kind !== 'paragraph' || block.spans.length);
}

/** Return a line without its comment, and the phases the comment names. */
function splitComment(line: string): [string, string[]] {
  const comment = /\s*<!-- (.*?) -->\s*$/.exec(line);
  return comment ? [line.slice(0, comment.index), (comment[1] ?? '').split(' ')] : [line, []];
}

function addRow(blocks: Block[], line: string): void {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const row = cells.map(readSpans);
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(row);
  else blocks.push({ kind: 'table', head: row, rows: [] });
}
