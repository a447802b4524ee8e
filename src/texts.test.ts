/** The texts on screen use the words of docs/terms.md. */
import { describe, expect, it } from 'vitest';
import { readSource, readSources } from '../tools/checks/sources.ts';
import { politeScreens, replacedPhrases, textsIn } from '../tools/checks/wording.ts';

const sources = readSources('src', ['.ts', '.tsx']);

describe('the texts that people read', () => {
  it('are found in the source in both forms', () => {
    const text = [
      "save: { th: 'บันทึก', en: 'Save' },",
      "title: ['คำขอ', 'Request'],",
      'far: {\n  th: `ถึง ${name}`,\n  en:\n    `To ${name}`,\n},',
      "columns: ['code', 'name'],",
    ].join('\n');
    expect(textsIn({ path: 'src/a.ts', text }).map(({ line, en }) => `${line} ${en}`)).toEqual([
      '1 Save',
      '4 To ${name}',
      '2 Request',
    ]);
    expect(sources.flatMap(textsIn).length).toBeGreaterThan(4000);
  });

  it('use no phrase that docs/terms.md has replaced', () => {
    expect(replacedPhrases(sources)).toEqual([]);
  });

  it('use "Please" in letters only', () => {
    expect(politeScreens(sources)).toEqual([]);
  });

  it('are reported with the word to use', () => {
    const text = "a: ['คุณมีสิทธิ์', 'Mend it, or ask somebody.'],\nb: ['กรุณา', 'Please wait'],";
    const file = { path: 'src/a.ts', text };
    expect(replacedPhrases([file])).toHaveLength(4);
    expect(politeScreens([file])).toEqual(['src/a.ts:2 “Please wait”: leave out “Please”']);
    expect(politeScreens([{ ...file, path: 'src/modules/a/server/mails.ts' }])).toEqual([]);
  });
});

describe('docs/terms.md', () => {
  const rows = readSource('docs/terms.md')
    .text.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has one row for each term, with a Thai word and a word not to use', () => {
    const terms = rows.map(([, english = '']) => english);
    expect(terms.length).toBeGreaterThan(100);
    expect(new Set(terms).size).toBe(terms.length);
    expect(rows.filter(([, , thai = '', avoid = '']) => !/[\u0E00-\u0E7F]/u.test(thai) || avoid === '')).toEqual([]);
  });

  it('is sorted within its two tables', () => {
    const terms = rows.map(([, english = '']) => english.toLowerCase());
    const begins = terms.indexOf('account (of a user)');
    for (const table of [terms.slice(0, begins), terms.slice(begins)])
      expect(table).toEqual(table.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
