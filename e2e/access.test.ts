/** An administrator is asked why a person cannot do a thing: finds the reason, fixes it, and sees that it is fixed. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';
import { findAxeViolations } from './support/axe.ts';
import { keyboard } from './support/inputDevices.ts';
import { openInApp } from './support/openInApp.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

const ACCESS = '/app/user-mgt/access';
let site: Site;
let admin: Person;
/** One visitor for all tests. */
let page: Page;

beforeAll(async () => {
  site = await openSite();
  admin = await site.app.person({ roles: ['ADMIN'] });
  page = await site.browser.newPage(WIDE);
  await openAs(page, admin, '/app/home');
});
afterAll(() => site.close());

const WIDE = { width: 1366, height: 900 };
const { press, typeText, choose } = keyboard;

describe('access explanation with the keyboard alone', () => {
  it('shows the reason for a refusal, links to the fix, and updates after it', async () => {
    const role = await makeRole(site.app, admin, { menus: { 'data-mgt.departments': ['canView'] } });
    const clerk = await site.app.person({ roles: [role], fullName: 'วิชัย ตั้งใจ' });
    await openInApp(page, ACCESS);
    const pick = async (box: Locator, typed: string): Promise<void> => {
      await typeText(box, typed);
      // Waits until Enter would choose this option.
      await expect.poll(() => activeOption(box)).toContain(typed);
      await page.keyboard.press('Enter');
    };
    await pick(page.getByLabel(/^ประเภทข้อมูล/), 'หน่วยงาน');
    await pick(page.getByLabel(/^สิทธิ/), 'แก้ไข');
    await pick(page.getByRole('combobox', { name: 'ผู้ใช้งาน' }), clerk.username);
    await press(page.getByRole('button', { name: 'ตรวจสอบ', exact: true }));
    await expect.poll(() => page.getByText('วิชัย ตั้งใจ ทำไม่ได้').count()).toBe(1);
    await expect.poll(() => page.getByText('บทบาท บทบาททดสอบ มีเมนู หน่วยงาน แต่ไม่มีสิทธิแก้ไข').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);

    // A colleague who receives the address sees the same answer, and opens the role from it.
    await page.getByText('EN', { exact: true }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect.poll(() => page.getByText(/may not edit there/).count()).toBe(1);
    await page.setViewportSize(WIDE);
    await page.getByText('ไทย', { exact: true }).click();
    await press(page.locator('main').getByRole('link', { name: 'บทบาททดสอบ' }).first());
    await page.waitForURL(/\/app\/user-mgt\/roles\/[0-9a-f-]+\/view/);

    const { body } = await site.app.call('POST', '/api/v1/security/roles/_search', {
      as: admin,
      body: { where: [{ name: 'code', operator: '=', value: role }], children: [{ name: 'menus' }] },
    });
    const {
      data: [found],
    } = body as { data: [{ id: string; version: number; menus: [{ id: string }] }] };
    expect(
      (
        await site.app.call('PUT', '/api/v1/security/roles', {
          as: admin,
          body: { id: found.id, version: found.version, menus: [{ id: found.menus[0].id, canEdit: true }] },
        })
      ).status,
    ).toBe(200);
    await page.goBack();
    await expect.poll(() => page.getByText('วิชัย ตั้งใจ ทำได้').count()).toBe(1);

    // Asks about all people for one page.
    await press(page.getByRole('button', { name: 'ล้าง', exact: true }));
    await choose(page.getByRole('radio', { name: 'หน้าจอ' }));
    await typeText(page.getByLabel(/^ที่อยู่ของหน้าจอ/), `${site.app.address}/haz/app/data-mgt/departments/create`);
    await press(page.getByRole('button', { name: 'ตรวจสอบ', exact: true }));
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'ผู้ดูแลระบบ' }).getByText('ทำได้').count()).toBe(1);
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'ผู้ตรวจสอบ' }).getByText('ทำไม่ได้').count()).toBe(1);
    expectNoPageErrors(page);
  });
});

it('marks an incomplete question and sends none', async () => {
  await openInApp(page, ACCESS);
  await page.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
  await expect.poll(() => page.getByText('กรุณาเลือกสิ่งที่ต้องการตรวจสอบ').count()).toBe(1);
  await expect
    .poll(() => page.getByLabel(/^ประเภทข้อมูล/).evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(new URL(page.url()).search).toBe('');
});

/** Returns the option that Enter would choose. */
function activeOption(box: Locator): Promise<string> {
  return box.evaluate(
    (element) =>
      document.querySelector(`[id="${element.getAttribute('aria-activedescendant') ?? ''}"]`)?.textContent ?? '',
  );
}
