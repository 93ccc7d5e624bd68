import { expect, it } from 'vitest';
import { readMarkdown, readSpans } from './markdown';

it('reads emphasis, and nothing as HTML', () => {
  expect(readSpans('a **b** *c* <img onerror=x>')).toEqual([
    { text: 'a ', style: 'plain' },
    { text: 'b', style: 'strong' },
    { text: ' ', style: 'plain' },
    { text: 'c', style: 'em' },
    { text: ' <img onerror=x>', style: 'plain' },
  ]);
});

it('reads headings, paragraphs, lists and tables', () => {
  const blocks = readMarkdown(
    '# A\n\none\ntwo\n\n- x\n- y\n  z\n\n1. n\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(blocks.map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
    'table',
  ]);
  expect(blocks[2]).toMatchObject({
    isNumbered: false,
    items: [{ spans: [{ text: 'x' }] }, { spans: [{}, {}, {}] }],
  });
  expect(blocks[4]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});

it('keeps the numbers of a list that was interrupted', () => {
  const blocks = readMarkdown('7. a\n   - b\n8. c\n');
  expect(blocks).toMatchObject([{ first: 7 }, { isNumbered: false }, { first: 8 }]);
});

it('reads which phases a part is about, and shows nothing of it', () => {
  const blocks = readMarkdown('**Turn.** Go <!-- turn draw -->\n- x <!-- race -->\n- y\n');
  expect(blocks[0]).toMatchObject({ phases: ['turn', 'draw'], spans: [{}, { text: ' Go' }] });
  expect(blocks[1]).toMatchObject({ items: [{ phases: ['race'] }, { phases: [] }] });
});
