/** Checks that there is one word for each thing, and that each word is explained. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { readSource } from '../tools/checks/sources.ts';

const AFTER_THE_HEADING = 1;

describe('GLOSSARY.md', () => {
  const rows = [
    ...readSource('GLOSSARY.md').text.matchAll(/^\| (?<word>[^|]+) \| (?<thai>[^|]*) \| [^|]+ \|[^|]*\|$/gmu),
  ].slice(AFTER_THE_HEADING);
  const words = rows.map(({ groups }) => groups?.['word'] ?? '');

  it('explains every entity and every choice', () => {
    expect([...catalogue.entities.keys(), ...catalogue.choices.keys()].filter((name) => !words.includes(name))).toEqual(
      [],
    );
  });

  it('has every word once, in alphabetical order, with its Thai term', () => {
    expect(words).toEqual(
      [...new Set(words)].toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    );
    expect(
      rows
        .filter(({ groups }) => !/\p{Script=Thai}/u.test(groups?.['thai'] ?? ''))
        .map(({ groups }) => groups?.['word']),
    ).toEqual([]);
  });

  it('gives existing files for the words of the code, which are in alphabetical order', () => {
    const codeRows = [
      ...readSource('GLOSSARY.md').text.matchAll(/^\| (?<word>[^|]+) \| (?<meaning>[^|]+) \| (?<where>`[^|]+`) \|$/gmu),
    ];
    const codeWords = codeRows.map(({ groups }) => groups?.['word'] ?? '');
    expect(codeWords.length).toBeGreaterThan(40);
    expect(codeWords).toEqual(
      [...new Set(codeWords)].toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    );
    const paths = codeRows.flatMap(({ groups }) => [...(groups?.['where'] ?? '').matchAll(/`([^`]+)`/gu)]);
    expect(paths.map(([, path]) => path ?? '').filter((path) => !existsSync(path))).toEqual([]);
  });
});
