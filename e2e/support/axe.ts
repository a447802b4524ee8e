/** Finds accessibility faults of a page, as far as a program can. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { countWork } from '#platform/testing/countWork.ts';
import { isKnownException } from './axeExceptions.ts';
import { areKnownKinds, keepKinds, pageKinds } from './pageKind.ts';

export interface AxeFinding {
  readonly rule: string;
  /** The selector of the element, from the outermost frame inwards. */
  readonly target: string;
  readonly help: string;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** This many rows of a table are checked: the others are drawn alike. */
const ROWS = 5;

/**
 * Returns one finding per element; `within` checks only a part of the page. A page with nothing but elements that were
 * found without fault in this run is not checked again: a check takes a second and would find the same.
 */
export async function findAxeViolations(page: Page, { within }: { within?: string } = {}): Promise<AxeFinding[]> {
  const kinds = await pageKinds(page, within);
  if (areKnownKinds(kinds.all)) return [];
  // The contrast of every text takes more time than all the other rules together.
  const skipsContrast = areKnownKinds(kinds.coloured);
  countWork('axe');
  for (const frame of page.frames()) await injectAxe(frame);
  const { violations } = await inFullHeight(page, () =>
    page.evaluate(
      ({ tags, place, rows, skips }) =>
        (globalThis as unknown as { axe: typeof axeCore }).axe.run(
          { include: place ?? document, exclude: `tbody > tr:nth-child(n + ${rows + 1})` },
          // No rule of these tags needs the style sheets to be fetched again.
          {
            runOnly: tags,
            resultTypes: ['violations'],
            preload: false,
            rules: { 'color-contrast': { enabled: !skips } },
          },
        ),
      { tags: TAGS, place: within, rows: ROWS, skips: skipsContrast },
    ),
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' '), help })),
  );
  const left = findings.filter((finding) => !isKnownException(finding));
  if (left.length === 0) keepKinds([...kinds.all, ...kinds.coloured]);
  return left;
}

/**
 * Makes the window as tall as the page: content under a bar that is fixed to the edge of the window is covered only at
 * that scroll position, which is no fault of the page.
 */
export async function inFullHeight<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const view = page.viewportSize();
  const { height, top } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, top: scrollY }));
  if (view === null || height <= view.height) return run();
  await resize(page, { ...view, height });
  try {
    return await run();
  } finally {
    await resize(page, view);
    await page.evaluate((y) => scrollTo(0, y), top);
  }
}

/** Waits until it is drawn at its new size: a press before that would miss. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Injects axe once per document. Not as a script element, which the policy of the page refuses. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(readAxeProgram());
}

let axeProgram: string | undefined;

function readAxeProgram(): string {
  axeProgram ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return axeProgram;
}
