/**
 * A company comes in: it registers, brings its originals, mends what was wrong, is approved; its owner takes in an
 * employee with two menus and authorises an agent until a day. Told at the screens of five people.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { departmentId, LAEM_CHABANG_CODE } from '#platform/server/seeds/departments.ts';
import { keyInMail } from '#modules/company/testing/invitations.ts';
import { CENTRAL_OFFICE } from '#platform/testing/requestCast.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { newCard, newTaxNumber, newUsername } from '#platform/testing/registering.ts';
import { axe } from './support/axe.ts';
import { act, isNow, openLatest } from './support/casework.ts';
import { takeComplaints } from './support/complaints.ts';
import { box, button, isAt } from './support/controls.ts';
import { expectQuiet } from './support/quiet.ts';
import { paper, registerCompany, type Registrant } from './support/registering.ts';
import { openSite, type Site } from './support/site.ts';
import { typeCode } from './support/typeCode.ts';
import { enter, signIn } from './support/visit.ts';

const who: Registrant = {
  idTax: newTaxNumber(),
  companyName: 'บริษัท สาธิตนำเข้า จำกัด',
  directorName: 'มานะ ใจกล้า',
  fullName: 'มานะ ใจกล้า',
  idCard: newCard(),
  email: 'mana@example.com',
  checkpoint: 'ด่านแหลมฉบัง',
  username: newUsername(),
  password: 'A kite over Ayutthaya 88',
};

const clerk = {
  fullName: 'มาลี ขยัน',
  idCard: newCard(),
  email: 'malee@example.com',
  username: newUsername(),
  password: 'เรือหางยาวลำนั้น',
};
const agentCard = newCard();

let site: Site;
let owner: Page;
let customs: Page;
let center: Page;
let agent: Page;
let companyId: string;

const tab = (rest: string): string => `/haz/app/company/mgt/tab/${companyId}/1/${rest}`;

beforeAll(async () => {
  site = await openSite();
  const english = { width: 1366, height: 900, locale: 'en' } as const;
  const [receiver, approver, broker] = await Promise.all([
    site.app.person({ roles: ['OFFICER_CUSTOMS'], departmentId: departmentId(LAEM_CHABANG_CODE) }),
    site.app.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
    site.app.person({ roles: ['OPERATOR_AGENT'], personType: 'employee', fullName: 'วิชัย แทนกิจ' }),
  ]);
  await site.app.app.pools.api.query(
    `update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`,
    [broker.id, agentCard],
  );
  [owner, customs, center, agent] = await Promise.all([
    site.browser.newPage({ width: 1366, height: 900 }),
    site.browser.newPage(english),
    site.browser.newPage(english),
    site.browser.newPage(english),
  ]);
  await enter(customs, receiver, '/app/home');
  await enter(center, approver, '/app/home');
  await enter(agent, broker, '/app/home');
});
afterAll(() => site.close());

describe('a company', () => {
  it('registers by hand where the registry does not answer', async () => {
    await registerCompany(owner, who);
    await owner.getByText(/^R90-\d{8}$/u).waitFor();
    const { rows } = await site.app.app.pools.api.query<{ id: string; status: string }>(
      'select "id", "status" from "user" where "id_tax" = $1',
      [who.idTax],
    );
    expect(rows.map(({ status }) => status)).toEqual(['pending']);
    companyId = rows[0]?.id ?? '';
    expect(takeComplaints(owner).filter((complaint) => !complaint.includes('503'))).toEqual([]);
  });

  it('is asked by the checkpoint for its originals, and sent back with a remark', async () => {
    await customs.goto('/haz/app/home');
    await customs
      .getByRole('link', { name: new RegExp(who.companyName, 'u') })
      .first()
      .click();
    await isAt(customs, '/view');
    await act(customs, 'Add to the checkpoint’s queue');
    await isNow(customs, 'Waiting for the checkpoint to receive');
    await act(customs, 'Request original documents');
    await isNow(customs, 'Checkpoint waiting for original documents');
    expect(await axe(customs)).toEqual([]);
    await act(customs, 'Send back for correction', { remark: 'Please give a telephone number.' });
    await isNow(customs, 'Sent back for correction');
    expectQuiet(customs);
  });

  it('mends what was asked for, seeing that and nothing else', async () => {
    await signIn(owner, who);
    await owner.goto('/haz/app/company/requests');
    await owner.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await owner.getByText('Please give a telephone number.').first().waitFor();
    await button(owner, 'แก้ไข').click();
    await isAt(owner, '/edit');
    await box(owner, 'โทรศัพท์').fill('02-000-0000');
    await button(owner, 'บันทึกและยื่นคำขอ').click();
    await isAt(owner, '/view');
    for (const closed of ['/haz/app/company/role-mgt', '/haz/app/to-whom/requests', tab('4/1/create')]) {
      await owner.goto(closed);
      await isAt(owner, '/403');
    }
    expectQuiet(owner);
  });

  it('is checked, passed on and approved', async () => {
    await openLatest(customs, 'company/request-receives');
    await act(customs, 'Add to the checkpoint’s queue');
    await isNow(customs, 'Waiting for the checkpoint to receive');
    await act(customs, 'Record check result', { answer: /^Passed/u });
    await customs.getByText('Passed', { exact: true }).first().waitFor();
    await act(customs, 'Send to the central office');
    await isNow(customs, 'Waiting for central approval');
    await openLatest(center, 'company/request-approves');
    expect(await axe(center)).toEqual([]);
    await act(center, 'Approve');
    await isNow(center, 'Approved');
    for (const page of [customs, center]) expectQuiet(page);
  });
});

describe('the owner', () => {
  it('makes a role of two menus, and invites an employee who is to have it', async () => {
    await owner.goto('/haz/app/company/mgt');
    await isAt(owner, `/tab/${companyId}/1/1/1`);
    await owner.goto('/haz/app/company/role-mgt/create');
    await box(owner, 'ชื่อบทบาท').fill('เจ้าหน้าที่เอกสาร');
    // Of several modules the last: letters.
    for (const menu of ['คำขอ', 'หนังสือที่ออกแล้ว'])
      await owner
        .getByRole('checkbox', { name: `${menu}: สิทธิทั้งหมด`, exact: true })
        .last()
        .check();
    expect(await axe(owner)).toEqual([]);
    await button(owner, 'บันทึก').click();
    await isAt(owner, '/view');
    await owner.goto(tab('4/1/create'));
    await box(owner, 'เลขประจำตัว').fill(clerk.idCard);
    await box(owner, 'ชื่อ').fill(clerk.fullName);
    await box(owner, 'อีเมล').fill(clerk.email);
    await owner.getByRole('checkbox', { name: /^เจ้าหน้าที่เอกสาร/u }).check();
    expect(await axe(owner)).toEqual([]);
    await button(owner, 'บันทึก').click();
    await isAt(owner, '/view');
    await owner.getByText('เชิญแล้ว รอตอบรับ').first().waitFor();
    expect(await axe(owner)).toEqual([]);
    expectQuiet(owner);
  });

  it('authorises an agent until a day, with a code from the mail', async () => {
    await owner.goto(tab('5/1/create'));
    await box(owner, 'ชื่อ').fill(who.directorName);
    await box(owner, 'ตั้งแต่วันที่').fill(formatDate(addDays(site.app.clock.today(), -1), 'th'));
    await button(owner, 'บันทึก').click();
    await typeCode(owner, site, who.email);
    await isAt(owner, '/view');
    await owner.goto(tab('6/1/create'));
    await box(owner, 'เลขประจำตัวประชาชน').fill(agentCard);
    await box(owner, 'ชื่อ').fill('วิชัย แทนกิจ');
    await owner.getByRole('combobox', { name: 'มอบอำนาจโดย' }).click();
    await owner.getByRole('option', { name: who.directorName }).first().click();
    await owner.getByRole('checkbox', { name: /To whom it may concern/u }).check();
    await box(owner, 'ตั้งแต่วันที่').fill(formatDate(site.app.clock.today(), 'th'));
    await box(owner, 'ถึงวันที่').fill(formatDate(addDays(site.app.clock.today(), 30), 'th'));
    await owner.getByRole('checkbox', { name: /^เจ้าหน้าที่เอกสาร/u }).check();
    await box(owner, 'เลขที่หนังสือมอบอำนาจ').fill('1/2569');
    await box(owner, 'ลงวันที่').fill(formatDate(site.app.clock.today(), 'th'));
    await owner.locator('input[type="file"]').first().setInputFiles(paper);
    await owner.getByText('paper.pdf').first().waitFor();
    expect(await axe(owner)).toEqual([]);
    site.app.securityClock.move(61_000);
    await button(owner, 'บันทึก').click();
    await typeCode(owner, site, who.email);
    await isAt(owner, '/view');
    await owner.getByText('ส่งคำเชิญแล้ว', { exact: false }).first().waitFor();
    expectQuiet(owner);
  });
});

describe('the employee', () => {
  it('accepts by the link in the mail, and has an account opened', async () => {
    const page = await site.browser.newPage({ width: 1366, height: 900 });
    const { rows } = await site.app.app.pools.api.query<{ id: string }>(
      'select "id" from "invitation" where "id_card" = $1',
      [clerk.idCard],
    );
    const key = await keyInMail(site.app, { invitationId: rows[0]?.id ?? '', email: clerk.email });
    await page.goto(`/haz/invitation?key=${key}`);
    await page.getByText(who.companyName).first().waitFor();
    expect(page.url()).not.toContain(key);
    expect(await axe(page)).toEqual([]);
    await box(page, 'ชื่อผู้ใช้').fill(clerk.username);
    await button(page, 'ตอบรับและเปิดบัญชี').click();
    await page.getByText('ตอบรับคำเชิญแล้ว').first().waitFor();
    expectQuiet(page);
    await page.close();
  });

  it('comes in with the password from the mail, chooses another, and sees just those menus', async () => {
    const page = await site.browser.newPage({ width: 1366, height: 900 });
    const mail = (await queuedMails(site.app.app, clerk.email)).at(-1);
    const password = /รหัสผ่านชั่วคราว (\S+)/u.exec(mail?.text[0] ?? '')?.[1] ?? '';
    await signIn(page, { username: clerk.username, password });
    await page.getByLabel('รหัสผ่านปัจจุบัน').fill(password);
    await page.getByLabel('รหัสผ่านใหม่').fill(clerk.password);
    await page.keyboard.press('Enter');
    await isAt(page, '/app/home');
    await page.getByText(who.companyName).first().waitFor();
    const { body } = await site.app.call('POST', '/api/auth/info', {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      body: {},
    });
    const urls = (body as { menus: { url: string }[] }).menus
      .map(({ url }) => url)
      .filter((url) => /^\/app\/(?:to-whom|company|officer|user-mgt|data-mgt|master-mgt|fee)\//u.test(url));
    expect(urls.toSorted()).toEqual(['/app/to-whom/requests/**', '/app/to-whom/to-whoms/**']);
    await page.goto('/haz/app/to-whom/requests');
    await page.getByRole('link', { name: 'สร้างรายการ' }).first().waitFor();
    await page.goto('/haz/app/company/mgt');
    await isAt(page, '/403');
    expectQuiet(page);
  });
});

describe('the agent', () => {
  it('sees at home that a company asks for them, reads what for, and accepts', async () => {
    await agent.goto('/haz/app/home');
    await agent.getByRole('link', { name: 'View invitations' }).click();
    await isAt(agent, '/app/profile/invitations');
    await agent.getByText('To-whom letter').first().waitFor();
    expect(await axe(agent)).toEqual([]);
    await button(agent, 'Accept').click();
    // Who acted for nobody acts for the company from now on, and begins at home.
    await isAt(agent, '/app/home');
    await agent.getByRole('banner').getByText(who.companyName).first().waitFor();
    expectQuiet(agent);
  });

  it('acts for the company, whose name stands at the top', async () => {
    await agent.goto('/haz/app/to-whom/requests/create');
    await agent.getByRole('banner').getByText(who.companyName).first().waitFor();
    await box(agent, 'Subject').fill('Registration of AQ-CHLOR 65');
    await button(agent, 'Save').click();
    await isAt(agent, /\/(?:view|edit)$/u);
    const { rows } = await site.app.app.pools.api.query(
      `select r."holder_id" as "holder", a."full_name" as "agent" from "request" r join "user_authorize" a on a."id" = r."authorize_id" where r."document_type" = 'toWhom'`,
    );
    expect(rows).toEqual([{ holder: companyId, agent: 'วิชัย แทนกิจ' }]);
    expectQuiet(agent);
  });

  it('is refused the day after, and told why', async () => {
    site.app.clock.move(31 * 24 * 60 * 60 * 1000);
    await agent.goto('/haz/app/to-whom/requests');
    await isAt(agent, '/403');
    await agent.getByText(who.companyName).first().waitFor();
    expect(await axe(agent)).toEqual([]);
    expectQuiet(agent);
  });
});

/** Where the screens keep it. */
async function tokenOf(page: Page): Promise<string> {
  const session = await page.evaluate(
    () => localStorage.getItem('haz.session') ?? sessionStorage.getItem('haz.session'),
  );
  return (JSON.parse(session ?? '{}') as { token?: string }).token ?? '';
}
