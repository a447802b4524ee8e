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

/** Every text token with the backgrounds on which components use it. */
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
  // A tooltip swaps text and background colours.
  '--ground': ['--ink'],
};

/** Edges that must be visible to use an element, and the focus mark. */
const edges: Readonly<Record<string, readonly string[]>> = {
  '--line-strong': ['--ground', '--surface', '--surface-raised', '--surface-sunken'],
  '--focus': ['--ground', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover', '--surface-selected'],
  '--on-structure-soft': ['--structure', '--structure-raised'],
  '--action': ['--ground', '--surface', '--surface-raised'],
  '--bad-solid': ['--surface', '--surface-raised'],
  '--warn-solid': ['--surface', '--surface-raised'],
};

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it.each(pairs(texts))('has enough contrast for text %s on %s', (text, ground) => {
    expect(contrastRatio(getColour(tokens, text), getColour(tokens, ground))).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
  });

  it.each(pairs(edges))('has enough contrast for edge %s on %s', (edge, ground) => {
    expect(contrastRatio(getColour(tokens, edge), getColour(tokens, ground))).toBeGreaterThanOrEqual(EDGE_CONTRAST_MIN);
  });
});

describe('the shared theme constants', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('match the backgrounds of the %s theme', (name, tokens) => {
    const { surface, ground, barText } = THEME_BACKGROUNDS[name];
    expect([surface, ground, barText].map((colour) => toCssColour(colour))).toEqual(
      ['--surface', '--ground', '--on-structure-soft'].map((token) => tokens[token]),
    );
  });

  it('match our default colours', () => {
    expect(Object.values(DEFAULT_THEME)).toEqual(
      ['--action', '--link', '--heading', '--structure', '--radius'].map((token) => light[token]),
    );
    expect(Object.values(DEFAULT_DARK_TEXT_COLOURS)).toEqual(
      ['--action-ink', '--link', '--heading', '--structure'].map((token) => dark[token]),
    );
  });
});

describe('the dark theme', () => {
  it('defines every colour of the light theme', () => {
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
  return Object.entries(table).flatMap(([foreground, others]) =>
    others.map((other): [string, string] => [foreground, other]),
  );
}

function getColour(tokens: Readonly<Record<string, string>>, name: string): Colour {
  const colour = parseColour(tokens[name] ?? '');
  if (colour === undefined) throw new Error(`${name} is no colour: ${tokens[name]}`);
  return colour;
}
