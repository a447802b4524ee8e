/** Checks the accessibility of one page in several languages, themes and widths without loading it again. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { findCutMarks } from './cutMarks.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoPageErrors } from './expectNoPageErrors.ts';
import { applyLook } from './look.ts';

interface Mode {
  readonly locale: 'th' | 'en';
  readonly theme: 'light' | 'dark';
  readonly size: 'wide' | 'narrow';
}

const sizes = { wide: { width: 1366, height: 900 }, narrow: { width: 390, height: 844 } } as const;

/** The size at which pages are opened. */
export const wideWindow = sizes.wide;

/** The two modes of a pair differ in everything: together they have both languages, both themes and both widths. */
const modePairs: readonly (readonly Mode[])[] = [
  [
    { locale: 'th', theme: 'light', size: 'wide' },
    { locale: 'en', theme: 'dark', size: 'narrow' },
  ],
  [
    { locale: 'en', theme: 'dark', size: 'wide' },
    { locale: 'th', theme: 'light', size: 'narrow' },
  ],
  [
    { locale: 'th', theme: 'dark', size: 'wide' },
    { locale: 'en', theme: 'light', size: 'narrow' },
  ],
  [
    { locale: 'en', theme: 'light', size: 'wide' },
    { locale: 'th', theme: 'dark', size: 'narrow' },
  ],
];

/**
 * Checks the open page in one of the pairs, which take turns by the number of the page, or in all of them in `npm run
 * soak`.
 */
export function expectAccessibleInTwoModes(page: Page, turn: number): Promise<void> {
  return expectAccessibleIn(page, isSoak() ? modePairs.flat() : (modePairs[turn % modePairs.length] ?? []));
}

/** Checks the open page in one of the modes, which take turns by the number of the page, or in all in `npm run soak`. */
export function expectAccessibleInOneMode(page: Page, turn: number): Promise<void> {
  const modes = modePairs.flat();
  return expectAccessibleIn(
    page,
    modes.filter((_, index) => isSoak() || index === turn % modes.length),
  );
}

/** The window is wide again afterwards. */
async function expectAccessibleIn(page: Page, modes: readonly Mode[]): Promise<void> {
  for (const mode of modes) {
    await switchMode(page, mode);
    await expectAccessibleWithoutErrors(page).catch((error: unknown) => {
      throw new Error(`In ${mode.locale}, ${mode.theme}, ${mode.size}: ${String(error)}`, { cause: error });
    });
  }
  await page.setViewportSize(wideWindow);
}

async function switchMode(page: Page, { locale, theme, size }: Mode): Promise<void> {
  await applyLook(page, { ...sizes[size], locale, theme });
  expect(
    await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']]),
    'the page follows the choice',
  ).toEqual([locale, theme]);
}

/** Checks the page as it is now: idle, accessible, no wider than the window, with no cut Thai marks, without errors. */
async function expectAccessibleWithoutErrors(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await findCutMarks(page)).toEqual([]);
  expectNoPageErrors(page);
}
