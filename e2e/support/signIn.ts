/** Signs a person in: through the form as people do, or directly to a page where the form is not under test. */
import type { Page } from 'playwright-core';
import type { Person } from '#platform/testing/people.ts';

export type Credentials = Pick<Person, 'username' | 'password'>;

/** Fills in the form, and waits until the person is signed in. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  if (!page.url().includes('/account/login')) await page.goto('/haz/account/login');
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes('/account/login'));
}

/** Puts the tokens where the screens store them, then opens `path` (`/app/data-mgt/departments`). */
export async function openAs(
  page: Page,
  { token, refreshToken }: Pick<Person, 'token' | 'refreshToken'>,
  path: string,
): Promise<void> {
  // A page of the same origin without our code, for which no icon is fetched.
  await page.route(BLANK_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(BLANK_PAGE);
  const session = JSON.stringify({ token, ...(refreshToken === undefined ? {} : { refreshToken }) });
  await page.evaluate((text) => localStorage.setItem('haz.session', text), session);
  await page.unroute(BLANK_PAGE);
  await page.goto(`/haz${path}`);
}

/** From the next page on the server cannot send messages to it: it learns of changes with its next call. */
export async function blockSocket(page: Page): Promise<void> {
  await page.route('**/backend/ws/**', (route) => route.fulfill({ status: 404 }));
}

const BLANK_PAGE = '/haz/doorstep';
