import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  toCssColour,
  parseColour,
  TEXT_CONTRAST_MIN,
  EDGE_CONTRAST_MIN,
  type Colour,
} from '#platform/model/settings/colour.ts';
import {
  THEME_BACKGROUNDS,
  DEFAULT_DARK_TEXT_COLOURS,
  DEFAULT_THEME,
} from '#platform/model/settings/themeVariables.ts';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const light = tokensIn(/:root,\n\[data-theme\] \{(.*?)\n\}/su);
const dark = { ...light, ...tokensIn(/\n {2}\[data-theme='dark'\] \{(.*?)\n {2}\}/su) };

/** Every text token with the grounds components put it on. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '--ink': [
    '--ground',
    '--surface',
    '--surface-raised',
    '--surface-sunken',
    '--surface-hover',
    '--surface-pressed',
    '--surface-selected',
    '--info-fill',
    '--good-fill',
    '--warn-fill',
    '--bad-fill',
    '--neutral-fill',
    '--selection',
  ],
  '--ink-soft': [
    '--ground',
    '--surface',
    '--surface-raised',
    '--surface-sunken',
    '--surface-hover',
    '--surface-selected',
  ],
  '--ink-faint': ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'],
  '--heading': ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--structure-soft'],
  '--link': ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover', '--surface-selected'],
  '--link-hover': ['--ground', '--surface', '--surface-raised', '--surface-hover'],
  '--action-ink': [
    '--ground',
    '--surface',
    '--surface-raised',
    '--surface-hover',
    '--action-soft',
    '--surface-selected',
  ],
  '--on-action': ['--action', '--action-hover', '--action-pressed'],
  '--on-bad': ['--bad-solid', '--bad-solid-hover'],
  '--on-structure': ['--structure', '--structure-deep', '--structure-raised'],
  '--on-structure-soft': ['--structure', '--structure-deep', '--structure-raised'],
  '--info-ink': ['--info-fill', '--surface', '--surface-raised', '--ground'],
  '--good-ink': ['--good-fill', '--surface', '--surface-raised', '--ground'],
  '--warn-ink': ['--warn-fill', '--surface', '--surface-raised', '--ground'],
  '--bad-ink': ['--bad-fill', '--surface', '--surface-raised', '--ground', '--surface-hover'],
  '--neutral-ink': ['--neutral-fill', '--surface'],
  // A tooltip turns text and ground around.
  '--ground': ['--ink'],
};

/** Edges one must see to use a thing, and the mark of focus. */
const edges: Readonly<Record<string, readonly string[]>> = {
  '--line-strong': ['--ground', '--surface', '--surface-raised', '--surface-sunken'],
  '--focus': ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover', '--surface-selected'],
  '--on-structure-soft': ['--structure', '--structure-raised'],
  '--action': ['--ground', '--surface', '--surface-raised'],
  '--bad-solid': ['--surface', '--surface-raised'],
};

describe.each([
  ['light', light],
  ['dark', dark],
])('In the %s theme', (_, tokens) => {
  it.each(pairs(texts))('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(getColour(tokens, text), getColour(tokens, ground))).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
  });

  it.each(pairs(edges))('%s can be seen on %s', (edge, ground) => {
    expect(contrastRatio(getColour(tokens, edge), getColour(tokens, ground))).toBeGreaterThanOrEqual(EDGE_CONTRAST_MIN);
  });
});

describe('What both sides judge chosen colours by', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is what the %s theme has', (name, tokens) => {
    const { surface, ground, barText } = THEME_BACKGROUNDS[name];
    expect([surface, ground, barText].map((colour) => toCssColour(colour))).toEqual(
      ['--surface', '--ground', '--on-structure-soft'].map((token) => tokens[token]),
    );
  });

  it('are our own colours where nothing is chosen', () => {
    expect(Object.values(DEFAULT_THEME)).toEqual(
      ['--action', '--link', '--heading', '--structure', '--radius'].map((token) => light[token]),
    );
    expect(Object.values(DEFAULT_DARK_TEXT_COLOURS)).toEqual(
      ['--action-ink', '--link', '--heading', '--structure'].map((token) => dark[token]),
    );
  });
});

describe('The dark theme', () => {
  it('gives every colour of the light one a colour of its own', () => {
    const own = tokensIn(/\n {2}\[data-theme='dark'\] \{(.*?)\n {2}\}/su);
    expect(
      Object.entries(light)
        .filter(([name, value]) => value.startsWith('#') && own[name] === undefined)
        .map(([name]) => name),
    ).toEqual([]);
  });
});

function tokensIn(rule: RegExp): Record<string, string> {
  const body = rule.exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

function pairs(table: Readonly<Record<string, readonly string[]>>): [string, string][] {
  return Object.entries(table).flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));
}

function getColour(tokens: Readonly<Record<string, string>>, name: string): Colour {
  const colour = parseColour(tokens[name] ?? '');
  if (colour === undefined) throw new Error(`${name} is no colour: ${tokens[name]}`);
  return colour;
}
