/** What a fresh browser really loads, held to tools/web/budget.json. */
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBudget, weightKib, type Loaded } from '../tools/web/budget.mjs';
import { expectQuiet } from './support/quiet.ts';
import { openSite, type Site } from './support/site.ts';
import { enter } from './support/visit.ts';

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

it(`the first list weighs at most ${budget.list} KiB`, async () => {
  const admin = await site.app.person({ roles: ['ADMIN'] });
  const page = await site.browser.newPage();
  const loaded = listen(page);
  const answered = page.waitForResponse((answer) => answer.url().includes('/departments/_search'));
  await enter(page, admin, '/app/data-mgt/departments');
  expect((await answered).status()).toBe(200);
  await expectWithin(page, { name: 'list', loaded });
});

function listen(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return answers;
}

async function expectWithin(page: Page, { name, loaded }: { name: keyof typeof budget; loaded: readonly Response[] }): Promise<void> {
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loaded.filter(isOfTheScreens).map(fileOf));
  const weights = files.map((file) => ({ path: file.path, kib: weightKib(file) })).toSorted((one, other) => other.kib - one.kib);
  const totalKib = weights.reduce((sum, { kib }) => sum + kib, 0);
  const heaviest = weights.slice(0, 5).map(({ path, kib }) => `${path.slice(path.lastIndexOf('/') + 1)} ${kib.toFixed(1)}`);
  console.log(`${name}: ${totalKib.toFixed(1)} KiB of ${budget[name]} in ${files.length} files (${heaviest.join(', ')} …)`);
  expect(files.some(({ path }) => path.endsWith('.js'))).toBe(true);
  expect(totalKib).toBeLessThanOrEqual(budget[name]);
  expectQuiet(page);
}

/** Answers to calls are not what was built. */
function isOfTheScreens(answer: Response): boolean {
  return answer.url().startsWith(site.app.address) && !/^\/haz\/(?:backend\/|doorstep$)/.test(new URL(answer.url()).pathname);
}

async function fileOf(answer: Response): Promise<Loaded> {
  return { path: new URL(answer.url()).pathname, contents: await answer.body() };
}
