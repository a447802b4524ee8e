/**
 * A company joins: it brings its originals, corrects what was wrong, is approved; its owner adds an employee with two
 * menus and authorises an agent until a day. Seen on the screens of five people. The registration itself is filled in
 * on screen in register.test.ts.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { departmentId, LAEM_CHABANG_CODE } from '#platform/server/seeds/departments.ts';
import { keyInMail } from '#modules/company/testing/invitations.ts';
import { placeId } from '#platform/server/seeds/places.ts';
import type { Person } from '#platform/testing/people.ts';
import { CENTRAL_OFFICE, expectOk, takeStep } from '#platform/testing/requestPeople.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import {
  newIdCardNumber,
  newTaxNumber,
  newUsername,
  randomAddressHeader,
  REGISTER_PATH,
} from '#platform/testing/registrationForms.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { pdfUpload } from './support/registrationPages.ts';
import { openSite, type Site } from './support/site.ts';
import { typeOtp } from './support/typeOtp.ts';
import { openAs, signIn } from './support/signIn.ts';

const who = {
  idTax: newTaxNumber(),
  companyName: 'บริษัท สาธิตนำเข้า จำกัด',
  fullName: 'มานะ ใจกล้า',
  email: 'mana@example.com',
  username: newUsername(),
  password: 'A kite over Ayutthaya 88',
};

const clerk = {
  fullName: 'มาลี ขยัน',
  idCard: newIdCardNumber(),
  email: 'malee@example.com',
  username: newUsername(),
  password: 'เรือหางยาวลำนั้น',
};
const agentCard = newIdCardNumber();

let site: Site;
let receiver: Person;
let approver: Person;
let broker: Person;
let owner: Page;
let customs: Page;
let center: Page;
let agent: Page;
let companyId: string;

const tab = (rest: string): string => `/app/company/mgt/tab/${companyId}/1/${rest}`;

beforeAll(async () => {
  site = await openSite();
  [receiver, approver, broker] = await Promise.all([
    site.app.person({ roles: ['OFFICER_CUSTOMS'], departmentId: departmentId(LAEM_CHABANG_CODE) }),
    site.app.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
    site.app.person({ roles: ['OPERATOR_AGENT'], personType: 'employee', fullName: 'วิชัย แทนกิจ' }),
  ]);
  await site.app.app.pools.api.query(
    `update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`,
    [broker.id, agentCard],
  );
  await register();
  const english = { width: 1366, height: 900, locale: 'en' } as const;
  owner = await site.browser.newPage({ width: 1366, height: 900 });
  customs = await site.browser.newPage(english);
  center = await site.browser.newPage(english);
  agent = await site.browser.newPage(english);
});
afterAll(() => site.close());

/** Registers the company as the public page does where the registry does not answer: without a telephone number. */
async function register(): Promise<void> {
  const attachments = [];
  for (const key of ['1', '2']) {
    const upload = site.app.call('POST', `${REGISTER_PATH}/upload`, {
      body: pdfUpload.buffer.toString('latin1'),
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'paper.pdf', ...randomAddressHeader() },
    });
    attachments.push({ refItem: { key }, file: { id: ((await expectOk(upload)) as { id: string }).id } });
  }
  const { idTax, companyName, fullName, email, username, password } = who;
  const document = {
    fullName: companyName,
    email,
    authority: 'กรรมการหนึ่งคนลงลายมือชื่อ',
    committees: [{ fullName, isAuthorizer: true }],
    houseNo: '88/1',
    refProvince: { id: placeId('province', '10') },
    refAmphur: { id: placeId('amphur', '1030') },
    refTambon: { id: placeId('tambon', '103001') },
    postcode: '10900',
    refCheckpoint: { id: departmentId(LAEM_CHABANG_CODE) },
    operatorTypes: [{ refOperatorType: { key: '1' } }],
    attachments,
  };
  const applicant = { fullName, refDocumentTypePerson: { key: '1' }, idCard: newIdCardNumber(), email };
  const body = { personType: 'legalEntity', termsAccepted: true, username, password, applicant, idTax, document };
  await expectOk(site.app.call('POST', REGISTER_PATH, { body, headers: randomAddressHeader() }));
  const { rows } = await site.app.app.pools.api.query<{ id: string; status: string }>(
    'select "id", "status" from "user" where "id_tax" = $1',
    [idTax],
  );
  expect(rows.map(({ status }) => status)).toEqual(['pending']);
  companyId = rows[0]?.id ?? '';
}

/** Opens the first record of the list on the page. */
async function openListed(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await waitForPath(page, '/view');
}

describe('a company', () => {
  it('must show its originals to the checkpoint, and is sent back with a remark', async () => {
    await openAs(customs, receiver, '/app/home');
    await customs
      .getByRole('link', { name: new RegExp(who.companyName, 'u') })
      .first()
      .click();
    await waitForPath(customs, '/view');
    await takeAction(customs, 'Add to the checkpoint’s queue');
    await waitForStatus(customs, 'Waiting for the checkpoint to receive');
    await takeAction(customs, 'Request original documents');
    await waitForStatus(customs, 'Checkpoint waiting for original documents');
    expect(await findAxeViolations(customs)).toEqual([]);
    await takeAction(customs, 'Send back for correction', { remark: 'Please give a telephone number.' });
    await waitForStatus(customs, 'Sent back for correction');
    expectNoPageErrors(customs);
  });

  it('corrects what was requested, and has access to nothing else', async () => {
    await signIn(owner, who);
    await openInApp(owner, '/app/company/requests');
    await openListed(owner);
    await owner.getByText('Please give a telephone number.').first().waitFor();
    await button(owner, 'แก้ไข').click();
    await waitForPath(owner, '/edit');
    await textbox(owner, 'โทรศัพท์').fill('02-000-0000');
    await button(owner, 'บันทึกและยื่นคำขอ').click();
    await waitForPath(owner, '/view');
    for (const closed of ['/app/company/role-mgt', '/app/to-whom/requests', tab('4/1/create')]) {
      await openInApp(owner, '/app/home');
      await openInApp(owner, closed, '/403');
    }
    expectNoPageErrors(owner);
  });

  it('is forwarded and approved once it was checked', async () => {
    const { rows } = await site.app.app.pools.api.query<{ requestId: string }>(
      'select "id" as "requestId" from "request" where "holder_id" = $1',
      [companyId],
    );
    const filed = { requestId: rows[0]?.requestId ?? '' };
    await takeStep(site.app, receiver, filed, 'wait-receive-customs');
    await takeStep(site.app, receiver, filed, 'check', { data: { result: 'passed' } });
    await openInApp(customs, '/app/company/request-receives');
    await openListed(customs);
    await customs.getByText('Passed', { exact: true }).first().waitFor();
    await takeAction(customs, 'Send to the central office');
    await waitForStatus(customs, 'Waiting for central approval');
    await openAs(center, approver, '/app/company/request-approves');
    await openListed(center);
    expect(await findAxeViolations(center)).toEqual([]);
    await takeAction(center, 'Approve');
    await waitForStatus(center, 'Approved');
    for (const page of [customs, center]) expectNoPageErrors(page);
  });
});

describe('the owner', () => {
  it('makes a role of two menus, and invites an employee to have it', async () => {
    await owner.goto('/haz/app/company/mgt');
    await waitForPath(owner, `/tab/${companyId}/1/1/1`);
    await openInApp(owner, '/app/company/role-mgt/create');
    await textbox(owner, 'ชื่อบทบาท').fill('เจ้าหน้าที่เอกสาร');
    // Of several modules, the last is letters.
    for (const menu of ['คำขอ', 'หนังสือที่ออกแล้ว'])
      await owner
        .getByRole('checkbox', { name: `${menu}: สิทธิทั้งหมด`, exact: true })
        .last()
        .check();
    expect(await findAxeViolations(owner)).toEqual([]);
    await button(owner, 'บันทึก').click();
    await waitForPath(owner, '/view');
    await openInApp(owner, tab('4/1/create'));
    await textbox(owner, 'เลขประจำตัว').fill(clerk.idCard);
    await textbox(owner, 'ชื่อ').fill(clerk.fullName);
    await textbox(owner, 'อีเมล').fill(clerk.email);
    await owner.getByRole('checkbox', { name: /^เจ้าหน้าที่เอกสาร/u }).check();
    expect(await findAxeViolations(owner)).toEqual([]);
    await button(owner, 'บันทึก').click();
    await waitForPath(owner, '/view');
    await owner.getByText('เชิญแล้ว รอตอบรับ').first().waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    expectNoPageErrors(owner);
  });

  it('authorises an agent until a day, with a code from the mail', async () => {
    await openInApp(owner, tab('5/1/create'));
    await textbox(owner, 'ชื่อ').fill(who.fullName);
    await textbox(owner, 'ตั้งแต่วันที่').fill(formatDate(addDays(site.app.clock.today(), -1), 'th'));
    await button(owner, 'บันทึก').click();
    await typeOtp(owner, site, who.email);
    await waitForPath(owner, '/view');
    await openInApp(owner, tab('6/1/create'));
    await textbox(owner, 'เลขประจำตัวประชาชน').fill(agentCard);
    await textbox(owner, 'ชื่อ').fill('วิชัย แทนกิจ');
    await owner.getByRole('combobox', { name: 'มอบอำนาจโดย' }).click();
    await owner.getByRole('option', { name: who.fullName }).first().click();
    await owner.getByRole('checkbox', { name: /To whom it may concern/u }).check();
    await textbox(owner, 'ตั้งแต่วันที่').fill(formatDate(site.app.clock.today(), 'th'));
    await textbox(owner, 'ถึงวันที่').fill(formatDate(addDays(site.app.clock.today(), 30), 'th'));
    await owner.getByRole('checkbox', { name: /^เจ้าหน้าที่เอกสาร/u }).check();
    await textbox(owner, 'เลขที่หนังสือมอบอำนาจ').fill('1/2569');
    await textbox(owner, 'ลงวันที่').fill(formatDate(site.app.clock.today(), 'th'));
    await owner.locator('input[type="file"]').first().setInputFiles(pdfUpload);
    await owner.getByText('paper.pdf').first().waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    site.app.securityClock.move(61_000);
    await button(owner, 'บันทึก').click();
    await typeOtp(owner, site, who.email);
    await waitForPath(owner, '/view');
    await owner.getByText('ส่งคำเชิญแล้ว', { exact: false }).first().waitFor();
    expectNoPageErrors(owner);
  });
});

it('an employee accepts by the link in the mail, signs in with the password from the next mail, chooses another, and sees just those menus', async () => {
  const page = await site.browser.newPage({ width: 1366, height: 900 });
  const { rows } = await site.app.app.pools.api.query<{ id: string }>(
    'select "id" from "invitation" where "id_card" = $1',
    [clerk.idCard],
  );
  const key = await keyInMail(site.app, { invitationId: rows[0]?.id ?? '', email: clerk.email });
  await page.goto(`/haz/invitation?key=${key}`);
  await page.getByText(who.companyName).first().waitFor();
  expect(page.url()).not.toContain(key);
  expect(await findAxeViolations(page)).toEqual([]);
  await textbox(page, 'ชื่อผู้ใช้').fill(clerk.username);
  await button(page, 'ตอบรับและเปิดบัญชี').click();
  await page.getByText('ตอบรับคำเชิญแล้ว').first().waitFor();
  await openInApp(page, '/account/login');
  const mail = (await queuedMails(site.app.app, clerk.email)).at(-1);
  const password = /รหัสผ่านชั่วคราว (\S+)/u.exec(mail?.text[0] ?? '')?.[1] ?? '';
  await signIn(page, { username: clerk.username, password });
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill(password);
  await page.getByLabel('รหัสผ่านใหม่').fill(clerk.password);
  await page.keyboard.press('Enter');
  await waitForPath(page, '/app/home');
  await page.getByText(who.companyName).first().waitFor();
  const { body } = await site.app.call('POST', '/api/auth/info', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    body: {},
  });
  const urls = (body as { menus: { url: string }[] }).menus
    .map(({ url }) => url)
    .filter((url) => /^\/app\/(?:to-whom|company|officer|user-mgt|data-mgt|master-mgt|fee)\//u.test(url));
  expect(urls.toSorted()).toEqual(['/app/to-whom/requests/**', '/app/to-whom/to-whoms/**']);
  await openInApp(page, '/app/to-whom/requests');
  await page.getByRole('link', { name: 'สร้างรายการ' }).first().waitFor();
  await openInApp(page, '/app/company/mgt', '/403');
  expectNoPageErrors(page);
});

describe('the agent', () => {
  it('sees the request of a company at home, reads its content, and accepts', async () => {
    await openAs(agent, broker, '/app/home');
    await agent.getByRole('link', { name: 'View invitations' }).click();
    await waitForPath(agent, '/app/profile/invitations');
    await agent.getByText('To-whom letter').first().waitFor();
    expect(await findAxeViolations(agent)).toEqual([]);
    await button(agent, 'Accept').click();
    // A person who acted for no holder acts for the company from now on, and starts at home.
    await waitForPath(agent, '/app/home');
    await agent.getByRole('banner').getByText(who.companyName).first().waitFor();
    expectNoPageErrors(agent);
  });

  it('acts for the company, whose name is shown at the top', async () => {
    await openInApp(agent, '/app/to-whom/requests/create');
    await agent.getByRole('banner').getByText(who.companyName).first().waitFor();
    await textbox(agent, 'Subject').fill('Registration of AQ-CHLOR 65');
    await button(agent, 'Save').click();
    await waitForPath(agent, /\/(?:view|edit)$/u);
    const { rows } = await site.app.app.pools.api.query(
      `select r."holder_id" as "holder", a."full_name" as "agent" from "request" r join "user_authorize" a on a."id" = r."authorize_id" where r."document_type" = 'toWhom'`,
    );
    expect(rows).toEqual([{ holder: companyId, agent: 'วิชัย แทนกิจ' }]);
    expectNoPageErrors(agent);
  });

  it('is refused the day after, and sees why', async () => {
    site.app.clock.move(31 * 24 * 60 * 60 * 1000);
    await agent.goto('/haz/app/to-whom/requests');
    await waitForPath(agent, '/403');
    await agent.getByText(who.companyName).first().waitFor();
    expect(await findAxeViolations(agent)).toEqual([]);
    expectNoPageErrors(agent);
  });
});

/** Reads the token from where the screens store it. */
async function tokenOf(page: Page): Promise<string> {
  const session = await page.evaluate(
    () => localStorage.getItem('haz.session') ?? sessionStorage.getItem('haz.session'),
  );
  return (JSON.parse(session ?? '{}') as { token?: string }).token ?? '';
}
