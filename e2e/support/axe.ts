/** What keeps people out of a page, as far as a program can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { isExcepted } from './axeExceptions.ts';

export interface Finding {
  readonly rule: string;
  /** The selector of the element, from the outermost frame inwards. */
  readonly target: string;
  readonly help: string;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One finding an element; `within` looks at a part of the page only. */
export async function axe(page: Page, { within }: { within?: string } = {}): Promise<Finding[]> {
  const program = getProgram();
  // Not as a script element, which the policy of the page refuses.
  for (const frame of page.frames()) await frame.evaluate(program);
  const { violations } = await page.evaluate(
    ({ tags, place }) => (globalThis as unknown as { axe: typeof axeCore }).axe.run(place ?? document, { runOnly: tags, resultTypes: ['violations'] }),
    { tags: TAGS, place: within },
  );
  const findings = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' '), help })));
  return findings.filter((finding) => !isExcepted(finding));
}

let program: string | undefined;

function getProgram(): string {
  program ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return program;
}
