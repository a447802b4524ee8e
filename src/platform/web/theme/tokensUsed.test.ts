/** Checks every style sheet of the screens: colours, sizes and times are defined only as tokens. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const sheets = files
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => ({ name, text: readFileSync(source + name, 'utf8').replace(/\/\*[\s\S]*?\*\//gu, '') }));
const tokens = new Set(
  [...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/(--[\w-]+):/gu)].map(([, name]) => name),
);
/** Set by a component on one element, for example the depth of a row in a tree. */
const set = new Set(
  files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(source + name, 'utf8').matchAll(/'(--[\w-]+)'/gu)].map(([, token]) => token)),
);
/** Set by the library on elements it positions. */
const PLACED = /^--(?:anchor|available|positioner|popup|active-tab)-/u;

describe('every style sheet of the screens', () => {
  it('contains no colour values', () => {
    const written = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/:[^;{}]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\()[^;{}]*/giu)].map(
        ([value]) => `${name} ${value}`,
      ),
    );
    expect(written).toEqual([]);
  });

  it('uses only existing tokens', () => {
    const missing = sheets.flatMap(({ name, text }) => {
      const own = new Set([...text.matchAll(/(--[\w-]+)\s*:/gu)].map(([, token]) => token));
      return [...text.matchAll(/var\((--[\w-]+)(\)|\s*,)/gu)].flatMap(([, token = '', end]) =>
        [tokens, own, set].some((names) => names.has(token)) || PLACED.test(token) || end !== ')'
          ? []
          : [`${name} ${token}`],
      );
    });
    expect(missing).toEqual([]);
  });
});
