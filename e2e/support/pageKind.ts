/**
 * Decides whether axe would find anything new on a page. Elements of one kind have the same tag, parent, classes, roles
 * and states, in pages of the same width and theme. A page without faults makes its address (ids left out) and the kinds
 * of its elements known. Colours depend on less: on the classes of an element and of its parent, and on a few states.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gu;

export interface PageKinds {
  /** A short code for the address of the page and for each kind of element in it. */
  readonly all: readonly string[];
  /** A short code for each combination of classes and states that may have colours of its own. */
  readonly coloured: readonly string[];
}

export async function pageKinds(page: Page, within = ''): Promise<PageKinds> {
  const { look, frame, kinds, colours } = await page.evaluate((place) => {
    const comparedAttributes = new Set(['class', 'role', 'type', 'style', 'tabindex', 'disabled', 'scope', 'lang']);
    const stateOf = ({ name, value }: Attr): string =>
      comparedAttributes.has(name) || (name.startsWith('aria-') && value.length < 6)
        ? `${name}=${value.replaceAll(/-?\d+(?:\.\d+)?/gu, '0')}`
        : name;
    const colouredStates = [
      'disabled',
      'aria-disabled',
      'aria-invalid',
      'aria-selected',
      'aria-current',
      'aria-checked',
    ];
    const found = new Set<string>();
    const coloursFound = new Set<string>();
    for (const element of document.querySelectorAll(place === '' ? '*' : `${place}, ${place} *`)) {
      const isNamed = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const parent = element.parentElement?.tagName ?? '';
      if (isNamed)
        coloursFound.add(
          [
            element.parentElement?.getAttribute('class'),
            element.getAttribute('class'),
            ...colouredStates.map((name) => element.closest(`[${name}]`)?.getAttribute(name)),
          ].join('|'),
        );
      found.add(
        [parent, element.tagName, String(isNamed), ...[...element.attributes].map(stateOf).toSorted()].join(' '),
      );
    }
    const schemes = ['light', 'dark'].filter((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches);
    const { lang, dataset } = document.documentElement;
    return {
      look: [innerWidth, dataset['theme'], ...schemes].join(' '),
      frame: [place, lang, document.title === ''].join(' '),
      kinds: [...found],
      colours: [...coloursFound],
    };
  }, within);
  const address = new URL(page.url()).pathname.replaceAll(ID, '…');
  const codeOf = (kind: string): string =>
    createHash('sha256').update(`${look}\n${kind}`).digest('base64url').slice(0, CODE_LENGTH);
  return {
    all: [`${address} ${frame}`, ...kinds].map(codeOf),
    coloured: colours.map((kind) => codeOf(`colours ${kind}`)),
  };
}

const CODE_LENGTH = 16;

/** Shared by all workers of the run; always false outside a run. */
export function areKnownKinds(kinds: readonly string[]): boolean {
  const path = findMarksPath();
  if (path === undefined || !existsSync(path)) return false;
  const known = new Set(readFileSync(path, 'utf8').split('\n'));
  return kinds.every((kind) => known.has(kind));
}

export function keepKinds(kinds: readonly string[]): void {
  const path = findMarksPath();
  if (path !== undefined) appendFileSync(path, `${kinds.join('\n')}\n`);
}

function findMarksPath(): string | undefined {
  const folder = process.env['TEST_BROWSER_DIR'];
  return folder === undefined ? undefined : join(folder, 'axe-kinds');
}
