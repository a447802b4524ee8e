/** Shared parts of the texts of all new modules, and the files that must list them. */
import type { Label } from '../../src/language/label.ts';

export interface GlossaryRow {
  readonly word: string;
  readonly thai: string;
  readonly meaning: string;
}

export function labelText([th, en]: Label): string {
  return `[${stringText(th)}, ${stringText(en)}]`;
}

/** Returns a string of TypeScript, in quotes. */
export function stringText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

const WIDTH = 120;

export interface ListText {
  readonly before: string;
  readonly items: readonly string[];
  readonly after: string;
}

/** `before[item, item]after` in one line if it fits; otherwise one line per item. Begins with `indent`. */
export function listText(indent: string, { before, items, after }: ListText): string {
  const isSpaced = before.endsWith('{');
  const space = isSpaced ? ' ' : '';
  const line = `${indent}${before}${space}${items.join(', ')}${space}${after}`;
  return line.length <= WIDTH
    ? line
    : `${indent}${before}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${after}`;
}

/** Returns GLOSSARY.md with the rows in alphabetical order. */
export function withGlossaryRows(glossary: string, rows: readonly GlossaryRow[]): string {
  return rows.reduce(withRow, glossary);
}

/** The words of the code have three columns, in a second table; a module adds words of the law only. */
const FOUR_COLUMNS = /^\| (?<word>[^|]+) \|(?:[^|]*\|){3}$/u;

function withRow(glossary: string, { word, thai, meaning }: GlossaryRow): string {
  const lines = glossary.split('\n');
  const heading = lines.findIndex((line) => line.startsWith('|---'));
  const words = lines
    .map((line, index) => ({ index, word: FOUR_COLUMNS.exec(line)?.groups?.['word'] ?? '' }))
    .filter((line) => line.word !== '' && line.index > heading);
  if (words.some((line) => line.word === word)) return glossary;
  const next = words.find((line) => line.word.localeCompare(word, 'en', { sensitivity: 'base' }) > 0);
  return lines
    .toSpliced(next?.index ?? (words.at(-1)?.index ?? lines.length) + 1, 0, `| ${word} | ${thai} | ${meaning} | |`)
    .join('\n');
}
