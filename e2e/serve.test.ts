/** The page of the screens as a browser gets it, under its Content-Security-Policy. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePageErrors } from './support/pageErrors.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
/** One visitor for the tests that need no other language or theme. */
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage();
});
afterAll(() => site.close());

describe('the page', () => {
  it.each(['/haz', '/haz/', '/haz/app/x/y', '/haz/app/x/y?isLayout=false'])(
    'opens at %s without errors',
    async (path) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.waitForFunction(
        () => document.querySelector('#root .boot') === null && document.querySelector('#root > *') !== null,
      );
      expectNoPageErrors(page);
    },
  );

  it.each([
    [
      { locale: 'th', theme: 'light' },
      { lang: 'th', theme: 'light' },
    ],
    [
      { locale: 'en', theme: 'dark' },
      { lang: 'en', theme: 'dark' },
    ],
  ] as const)('has the language and colours chosen before, before its script runs: %o', async (visitor, worn) => {
    const other = await site.browser.newPage(visitor);
    await other.route('**/*.js', (route) => route.abort());
    await other.goto('/haz', { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() =>
        other.evaluate(() => ({
          lang: document.documentElement.lang,
          theme: document.documentElement.dataset['theme'],
        })),
      )
      .toEqual(worn);
  });

  it('runs no script and applies no style that was injected', async () => {
    await page.goto('/haz');
    const ran = await page.evaluate(async () => {
      const refusals: string[] = [];
      const refusedAll = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          refusals.push(effectiveDirective);
          if (refusals.length === 3) resolve();
        });
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "slipped in"';
      const style = document.createElement('style');
      style.textContent = 'body { outline: 7px solid red }';
      const picture = document.createElement('div');
      picture.innerHTML = '<img src="data:," onerror="document.title = \'slipped in\'">';
      document.body.append(script, style, picture);
      await refusedAll;
      return {
        refusals: refusals.toSorted(),
        title: document.title,
        outline: getComputedStyle(document.body).outlineWidth,
      };
    });
    expect(ran.refusals).toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem']);
    expect(ran.title).not.toBe('slipped in');
    expect(ran.outline).not.toBe('7px');
    expect(takePageErrors(page).filter((text) => text.includes('Content Security Policy'))).toHaveLength(3);
  });

  it('is built for production, whoever builds it, and may be framed by itself, for its dialogs', async () => {
    // A new visitor: the page of another test may still be loading.
    const fresh = await site.browser.newPage();
    const script = fresh.waitForResponse((answer) => answer.url().endsWith('.js'));
    await fresh.goto('/haz');
    // A text of React's development build.
    expect(await (await script).text()).not.toContain('should have a unique');
    const title = await fresh.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/haz/app/x?isLayout=false';
      const loaded = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
      });
      document.body.append(frame);
      await loaded;
      return frame.contentDocument?.title;
    });
    expect(title).toBeTruthy();
    expectNoPageErrors(fresh);
  });
});
