/**
 * Pages of one kind have the same address except for ids, the same language, theme and width, and are made of the same
 * elements with the same classes, roles and states, whatever their number and their text.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gu;

export async function pageKind(page: Page, within = ''): Promise<string> {
  const content = await page.evaluate((place) => {
    const comparedAttributes = new Set([
      'class',
      'role',
      'type',
      'style',
      'lang',
      'data-theme',
      'tabindex',
      'disabled',
      'scope',
    ]);
    const stateOf = ({ name, value }: Attr): string =>
      comparedAttributes.has(name) || (name.startsWith('aria-') && value.length < 6)
        ? `${name}=${value.replaceAll(/-?\d+(?:\.\d+)?px/gu, 'px')}`
        : name;
    const kinds = new Set<string>();
    for (const element of document.querySelectorAll(place === '' ? '*' : `${place}, ${place} *`)) {
      const isNamed = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const parent = element.parentElement?.tagName ?? '';
      kinds.add(
        [parent, element.tagName, String(isNamed), ...[...element.attributes].map(stateOf).toSorted()].join(' '),
      );
    }
    const schemes = ['light', 'dark'].filter((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches);
    return [innerWidth, document.title === '', ...schemes, ...[...kinds].toSorted()].join('\n');
  }, within);
  const address = new URL(page.url()).pathname.replaceAll(ID, '…');
  return createHash('sha256').update(`${address}\n${within}\n${content}`).digest('hex');
}

/** Shared by all workers of the run; always false outside a run. */
export function isKnownKind(kind: string): boolean {
  const path = markOf(kind);
  return path !== undefined && existsSync(path);
}

export function keepKind(kind: string): void {
  const path = markOf(kind);
  if (path !== undefined) writeFileSync(path, '');
}

function markOf(kind: string): string | undefined {
  const folder = process.env['TEST_BROWSER_DIR'];
  return folder === undefined ? undefined : join(folder, `axe-kind-${kind}`);
}
