/** The comparison is valid only as long as both forms are the same for the person who fills them in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../e2e/support/browser.ts';
import { takePageErrors } from '../../e2e/support/pageErrors.ts';
import { decimal } from '#language/values/decimal.ts';
import { contenders, openPages, type Contender, type Pages } from './pages.ts';
import { lineId, toComparableJson, startingValues } from './formShape.ts';
import { inputAt } from './typingSubjects.ts';

/** Few rows, so that the test is quick; the benchmark has two hundred. */
const ROWS = 6;
const ROW = `lines.${lineId(4)}`;

let pages: Pages;
let browser: TestBrowser;

beforeAll(async () => {
  pages = await openPages();
  browser = await openBrowser(pages);
});
afterAll(async () => {
  await browser.close();
  await pages.close();
});

it('the form drawn from a declaration and the hand-written form look alike, store the same values and show the same errors', async () => {
  const [ours, byHand] = await Promise.all(contenders.map(fillIn));
  expect(ours).toEqual(byHand);
  const values = startingValues(ROWS);
  const lines = values.lines
    .with(0, { ...values.lines[0], id: lineId(0), label: null })
    .with(4, { ...values.lines[4], id: lineId(4), label: 'สารเคมี 512', netKg: decimal('16.525') });
  expect(ours).toMatchObject({
    values: toComparableJson({
      ...values,
      text1: null,
      text5: 'สารเคมี 5ก',
      integer1: 370,
      decimal1: decimal('56'),
      lines,
    }),
    total: '90.025',
    problems: ['กรุณาระบุข้อมูลนี้', 'ค่าสูงสุดที่กรอกได้คือ 55.5', 'กรุณาระบุข้อมูลนี้'],
    complaints: [],
  });
});

async function fillIn(name: Contender): Promise<object> {
  const page = await browser.newPage();
  await page.goto(`/${name}.html`);
  await page.waitForFunction(() => window.keystroke !== undefined);
  await page.evaluate((rows) => window.keystroke?.mount(rows), ROWS);
  await page.locator(inputAt('text1')).waitFor();
  const visibleForm = await lookOf(page);
  await type(page, { text5: 'ก', integer1: '0', [`${ROW}.label`]: '12', [`${ROW}.netKg`]: '25' });
  for (const [address, text] of [
    ['text1', ''],
    [`lines.${lineId(0)}.label`, ''],
    ['decimal1', '56'],
  ] as const) {
    await page.locator(inputAt(address)).fill(text);
    await page.locator(inputAt(address)).blur();
  }
  await expect.poll(() => page.locator('[id$="-error"]').count()).toBe(3);
  return {
    look: visibleForm,
    values: await page.evaluate(() => window.keystroke?.values()),
    total: await page.locator('[id$=".total"]').innerText(),
    problems: await page.locator('[id$="-error"]').allInnerTexts(),
    complaints: takePageErrors(page),
  };
}

async function type(page: Page, keys: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, text] of Object.entries(keys)) {
    await page.locator(inputAt(address)).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(text);
  }
}

/** Returns everything that is visible, in its order. */
async function lookOf(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>('#root :is(input, select, label, th, td, h2, button)'),
      (element) => [
        element.tagName,
        element.className,
        element.value,
        element.tagName === 'BUTTON' ? '' : element.innerText,
      ],
    ),
  );
}
