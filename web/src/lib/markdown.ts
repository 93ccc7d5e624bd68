// The little Markdown the rules in short use, read into plain data: nothing of it becomes HTML.

export type Span = { text: string; style: 'plain' | 'strong' | 'em' | 'code' };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] }
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
  for (const line of source.split('\n')) {
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const bullet = /^\s*[-*] (.*)$/.exec(line);
    const number = /^\s*\d+\. (.*)$/.exec(line);
    const last = blocks.at(-1);
    if (!line.trim()) {
      blocks.push({ kind: 'paragraph', spans: [] });
    } else if (heading) {
      const level = heading[1]?.length ?? 1;
      blocks.push({ kind: 'heading', level, spans: readSpans(heading[2] ?? '') });
    } else if (line.startsWith('|')) {
      addRow(blocks, line);
    } else if (bullet || number) {
      const item = readSpans((bullet ?? number)?.[1] ?? '');
      const isNumbered = !bullet;
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(item);
      else blocks.push({ kind: 'list', isNumbered, items: [item] });
    } else if (last?.kind === 'paragraph' && last.spans.length) {
      last.spans.push({ text: ' ', style: 'plain' }, ...readSpans(line));
    } else if (last?.kind === 'list') {
      last.items.at(-1)?.push({ text: ' ', style: 'plain' }, ...readSpans(line.trim()));
    } else {
      blocks.push({ kind: 'paragraph', spans: readSpans(line) });
    }
  }
  return blocks.filter((block) => block.kind !== 'paragraph' || block.spans.length);
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
