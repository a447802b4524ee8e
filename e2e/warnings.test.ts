/** A rule that warns while typing: visible, announced to screen readers, and no obstacle to saving. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { fieldInput, openSpecimenSite, SPECIMENS, type SpecimenSite } from './support/specimenSite.ts';

let desk: SpecimenSite;

beforeAll(async () => void (desk = await openSpecimenSite()));
afterAll(() => desk.close());

describe('a value with a warning', () => {
  it('shows it at its field and above the form while typing, and can be saved', async () => {
    const page = await desk.visit(`${SPECIMENS}/create`);
    await fieldInput(page, 'code').fill('W-1');
    await fieldInput(page, 'amount').fill('600000');
    const summary = page.getByRole('region', { name: /^มีคำเตือน 1 ข้อ/u });
    await summary.waitFor();
    const described = await fieldInput(page, 'amount').getAttribute('aria-describedby');
    expect(described).toContain('-warning');
    expect(await fieldInput(page, 'amount').getAttribute('aria-invalid')).not.toBe('true');
    expect(await page.getByRole('status').filter({ hasText: 'มีคำเตือน 1 ข้อ' }).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await fieldInput(page, 'amount').fill('5');
    await expect.poll(() => summary.count()).toBe(0);
    await fieldInput(page, 'amount').fill('600000');
    await summary.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amount');
    await button(page, 'บันทึก').click();
    await page.waitForURL(/\/view$/u);
    expectNoPageErrors(page);
  });
});
