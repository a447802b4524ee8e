/** What keeps people out of a page, as far as a program can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { countWork } from '#platform/testing/countWork.ts';
import { isKnownException } from './axeExceptions.ts';
import { isKnownKind, keepKind, pageKind } from './pageKind.ts';

export interface AxeFinding {
  readonly rule: string;
  /** The selector of the element, from the outermost frame inwards. */
  readonly target: string;
  readonly help: string;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** So many rows of a table are looked at: the others are drawn as those are. */
const ROWS = 5;

/**
 * One finding an element; `within` looks at a part of the page only. A page of a kind that was found without fault in this
 * run is not looked at again: a second look takes a second and finds the same.
 */
export async function findAxeViolations(page: Page, { within }: { within?: string } = {}): Promise<AxeFinding[]> {
  const kind = await pageKind(page, within);
  if (isKnownKind(kind)) return [];
  countWork('axe');
  for (const frame of page.frames()) await injectAxe(frame);
  const { violations } = await inFullHeight(page, () =>
    page.evaluate(
      ({ tags, place, rows }) =>
        (globalThis as unknown as { axe: typeof axeCore }).axe.run(
          { include: place ?? document, exclude: `tbody > tr:nth-child(n + ${rows + 1})` },
          // No rule of these tags needs the style sheets fetched once more.
          { runOnly: tags, resultTypes: ['violations'], preload: false },
        ),
      { tags: TAGS, place: within, rows: ROWS },
    ),
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' '), help })),
  );
  const left = findings.filter((finding) => !isKnownException(finding));
  if (left.length === 0) keepKind(kind);
  return left;
}

/**
 * A window as tall as the page: what lies under a bar that stays at the edge of the window is covered only where one has
 * scrolled to, which says nothing about the page.
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

/** Until it is drawn at its new size: whatever is pressed before that is missed. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Once a document. Not as a script element, which the policy of the page refuses. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(readAxeProgram());
}

let axeProgram: string | undefined;

function readAxeProgram(): string {
  axeProgram ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return axeProgram;
}
