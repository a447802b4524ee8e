/** How a person comes in: through the form as people do, or straight to a page where the form is not what is tested. */
import type { Page } from 'playwright-core';
import type { Person } from '#platform/testing/people.ts';

export type Credentials = Pick<Person, 'username' | 'password'>;

/** Types into the form, and waits until it has let the person in. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  if (!page.url().includes('/account/login')) await page.goto('/haz/account/login');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes('/account/login'));
}

/** Puts the tokens where the screens keep them, then opens `path` (`/app/data-mgt/departments`). */
export async function openAs(
  page: Page,
  { token, refreshToken }: Pick<Person, 'token' | 'refreshToken'>,
  path: string,
): Promise<void> {
  // A page of the same origin on which nothing of ours runs, and for which no icon is looked for.
  await page.route(BLANK_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(BLANK_PAGE);
  const session = JSON.stringify({ token, ...(refreshToken === undefined ? {} : { refreshToken }) });
  await page.evaluate((text) => localStorage.setItem('haz.session', text), session);
  await page.unroute(BLANK_PAGE);
  await page.goto(`/haz${path}`);
}

/** From the next page on the server cannot tell it anything: it finds out what has changed with its next call. */
export async function blockSocket(page: Page): Promise<void> {
  await page.route('**/backend/ws/**', (route) => route.fulfill({ status: 404 }));
}

const BLANK_PAGE = '/haz/doorstep';
