/**
 * Compares style sheets with the components that use them: a class missing on one side is a page that looks wrong, or
 * an unused rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((name) => name.endsWith('.module.css'));

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly named: ReadonlySet<string>;
  /** True if class names are computed at runtime. */
  readonly isOpen: boolean;
}

const uses = files.filter((name) => /\.tsx?$/u.test(name)).flatMap(usesIn);

function usesIn(file: string): Use[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/gu)].map(([, name = '', path = '']) => ({
    file,
    sheet: relative(root, join(root, dirname(file), path)),
    named: new Set([...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'gu'))].map(([, used = '']) => used)),
    isOpen: text.includes(`${name}[`),
  }));
}

function classesIn(sheet: string): ReadonlySet<string> {
  const text = readFileSync(join(root, sheet), 'utf8')
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .replaceAll(/\{[^{}]*\}/gu, '{}');
  return new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/gu)].map(([, name = '']) => name));
}

describe.each(sheets)('%s', (sheet) => {
  const ours = uses.filter((use) => use.sheet === sheet);
  const classes = classesIn(sheet);

  it('has every class that a component uses', () => {
    expect(
      ours.flatMap(({ file, named }) =>
        [...named].filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('has no class that no component uses', () => {
    const isOpen = ours.some((use) => use.isOpen);
    expect(isOpen ? [] : [...classes].filter((name) => !ours.some(({ named }) => named.has(name)))).toEqual([]);
  });
});
