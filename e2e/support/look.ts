/** How a page is looked at: its width, language and theme, changed without loading it again. */
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

export type Look = Pick<Visitor, 'width' | 'height' | 'locale' | 'theme'>;

/** Changes the language and the theme as a choice in another tab of the same browser would; shows the page on a screen. */
export async function applyLook(page: Page, { width, height, locale, theme }: Required<Look>): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null, colorScheme: theme });
  await page.evaluate(
    (chosen) => {
      for (const [key, newValue] of Object.entries(chosen)) {
        if (localStorage.getItem(key) === newValue) continue;
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    { 'haz.locale': locale, 'haz.theme': theme },
  );
}
