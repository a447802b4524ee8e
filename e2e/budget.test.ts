/** Checks what a new browser really loads against tools/web/budget.json. */
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBudget, weightKib, type Loaded } from '../tools/web/budget.mjs';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

const budget = readBudget();
let site: Site;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

it(`the page to sign in weighs at most ${budget.login} KiB`, async () => {
  const page = await site.browser.newPage();
  const loaded = listen(page);
  await page.goto('/haz/account/login');
  await page.locator('input[name="password"]').waitFor();
  await expectWithin(page, { name: 'login', loaded });
});

it(`the first list weighs at most ${budget.list} KiB, and what comes after it ${budget.afterwards}`, async () => {
  const admin = await site.app.person({ roles: ['ADMIN'] });
  const page = await site.browser.newPage();
  const loaded = listen(page);
  const answered = page.waitForResponse((answer) => answer.url().includes('/departments/_search'));
  // The request is sent a second after the page, whether it is ready or not: waited for, so that it is always counted.
  const socket = page.waitForResponse(isOfTheSocket);
  await openAs(page, admin, '/app/data-mgt/departments');
  expect((await answered).status()).toBe(200);
  await (await socket).finished();
  await expectWithin(page, { name: 'list', loaded, isCounted: (answer) => !isOfTheSocket(answer) });
  await expectWithin(page, { name: 'afterwards', loaded, isCounted: isOfTheSocket });
});

function listen(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return answers;
}

interface Measured {
  readonly name: keyof typeof budget;
  readonly loaded: readonly Response[];
  readonly isCounted?: (answer: Response) => boolean;
}

async function expectWithin(page: Page, { name, loaded, isCounted = () => true }: Measured): Promise<void> {
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loaded.filter((answer) => isOfTheScreens(answer) && isCounted(answer)).map(fileOf));
  const weights = files
    .map((file) => ({ path: file.path, kib: weightKib(file) }))
    .toSorted((one, other) => other.kib - one.kib);
  const totalKib = weights.reduce((sum, { kib }) => sum + kib, 0);
  const heaviest = weights
    .slice(0, 5)
    .map(({ path, kib }) => `${path.slice(path.lastIndexOf('/') + 1)} ${kib.toFixed(1)}`);
  console.log(
    `${name}: ${totalKib.toFixed(1)} KiB of ${budget[name]} in ${files.length} files (${heaviest.join(', ')} …)`,
  );
  expect(files.some(({ path }) => path.endsWith('.js'))).toBe(true);
  expect(totalKib).toBeLessThanOrEqual(budget[name]);
  expectNoPageErrors(page);
}

/** Answers to API calls are not part of the build. */
function isOfTheScreens(answer: Response): boolean {
  return (
    answer.url().startsWith(site.app.address) && !/^\/haz\/(?:backend\/|doorstep$)/.test(new URL(answer.url()).pathname)
  );
}

/** The socket for notifications, which no page waits for. */
function isOfTheSocket(answer: Response): boolean {
  return /\/assets\/connection-[^/]+\.js$/.test(new URL(answer.url()).pathname);
}

async function fileOf(answer: Response): Promise<Loaded> {
  return { path: new URL(answer.url()).pathname, contents: await answer.body() };
}
