/** A rule that warns, while one types: seen, heard, and no reason not to save. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { button } from './support/controls.ts';
import { expectQuiet } from './support/quiet.ts';
import { field, openSpecimenDesk, SPECIMENS, type SpecimenDesk } from './support/specimens.ts';

let desk: SpecimenDesk;

beforeAll(async () => void (desk = await openSpecimenDesk()));
afterAll(() => desk.close());

describe('a value that is warned of', () => {
  it('is told at its field and above the form while one types, and is saved all the same', async () => {
    const page = await desk.visit(`${SPECIMENS}/create`);
    await field(page, 'code').fill('W-1');
    await field(page, 'amount').fill('600000');
    const summary = page.getByRole('region', { name: /^มีคำเตือน 1 ข้อ/u });
    await summary.waitFor();
    const described = await field(page, 'amount').getAttribute('aria-describedby');
    expect(described).toContain('-warning');
    expect(await field(page, 'amount').getAttribute('aria-invalid')).not.toBe('true');
    expect(await page.getByRole('status').filter({ hasText: 'มีคำเตือน 1 ข้อ' }).count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await field(page, 'amount').fill('5');
    await expect.poll(() => summary.count()).toBe(0);
    await field(page, 'amount').fill('600000');
    await summary.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amount');
    await button(page, 'บันทึก').click();
    await page.waitForURL(/\/view$/u);
    expectQuiet(page);
  });
});
