/**
 * Typed text is never lost, nor shown to another person: drafts, lost connections, ended sessions, two people at one
 * record.
 */
import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { findAxeViolations } from './support/axe.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { goTo } from './support/sharedVisitor.ts';
import {
  expectSaved,
  expectText,
  fieldInput,
  sampleLines,
  openSpecimenSite,
  clickSave,
  SPECIMENS,
  SPECIMENS_API,
  type SharedSpecimenVisitor,
  type Specimen,
  type SpecimenSite,
} from './support/specimenSite.ts';
import { signIn } from './support/signIn.ts';

let desk: SpecimenSite;
/** Two machines of the administrator. */
let here: SharedSpecimenVisitor;
let there: SharedSpecimenVisitor;

beforeAll(async () => {
  desk = await openSpecimenSite();
  [here, there] = [desk.share(), desk.share()];
});
afterAll(() => desk.close());

const OFFER = 'มีงานที่ยังไม่ได้บันทึก';

const waitForDraftSave = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/form-drafts') && answer.request().method() === 'PUT' && answer.ok(),
  );
const waitForDraftSearch = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/form-drafts/_search') && answer.ok());
const draftsOf = async (record: Specimen): Promise<unknown> =>
  (
    await desk.app.call('POST', '/api/v1/security/form-drafts/_search', {
      as: desk.admin,
      body: { where: [{ name: 'recordId', type: 'UUID', operator: '=', value: record.id }] },
    })
  ).body;

async function expectValue(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => fieldInput(page, name).inputValue()).toBe(value);
}

/** Returns from the form to the page of the record, where they came from, with unsaved text. */
async function goBackUnsaved(): Promise<Page> {
  const record = await desk.make();
  const page = await here.visit(`${SPECIMENS}/${record.id}/view`);
  await button(page, 'แก้ไข').click();
  await fieldInput(page, 'name').fill('ยังไม่บันทึก');
  await page.goBack();
  return page;
}

describe('unsaved input', () => {
  it('is restored after a reload, without a question; once it is saved, nothing is asked or offered', async () => {
    const record = await desk.make();
    const page = await here.edit(record);
    const draftSave = waitForDraftSave(page);
    await fieldInput(page, 'name').fill('พิมพ์ค้างไว้');
    await draftSave;
    await expectText(page, 'บันทึกร่างแล้ว');
    await page.reload();
    await expectValue(page, 'name', 'พิมพ์ค้างไว้');
    await clickSave(page);
    await expectSaved(page);
    expect((await desk.read(record.id))?.['name']).toBe('พิมพ์ค้างไว้');
    await expect.poll(() => draftsOf(record)).toMatchObject({ data: [] });
    await button(page, 'ยกเลิก').click();
    await page.waitForURL(/\/view$/u);
    await expectText(page, 'พิมพ์ค้างไว้');
    const draftSearch = waitForDraftSearch(page);
    await button(page, 'แก้ไข').click();
    await draftSearch;
    await expectValue(page, 'name', 'พิมพ์ค้างไว้');
    expect(await page.getByText(OFFER).count()).toBe(0);
    expectNoPageErrors(page);
  });

  it('of a new record belongs to the same new record after a reload', async () => {
    const page = await here.create();
    const draftSave = waitForDraftSave(page);
    await fieldInput(page, 'code').fill('N-reload');
    await draftSave;
    await page.reload();
    await expectValue(page, 'code', 'N-reload');
    await clickSave(page);
    await page.waitForURL(/\/view$/u);
  });

  it('is offered on another machine, and can be continued there', async () => {
    const record = await desk.make();
    const first = await here.edit(record);
    const draftSave = waitForDraftSave(first);
    await fieldInput(first, 'name').fill('เริ่มที่นี่');
    await draftSave;
    const second = await there.edit(record);
    await expectText(second, OFFER);
    await expectValue(second, 'name', 'ของทดสอบ');
    await button(second, 'กรอกต่อ').click();
    await expectValue(second, 'name', 'เริ่มที่นี่');
    await clickSave(second);
    await expectSaved(second);
    expect((await desk.read(record.id))?.['name']).toBe('เริ่มที่นี่');
  });

  it('of a new record is offered when the next one is begun, until it is discarded', async () => {
    const first = await here.create();
    const draftSave = waitForDraftSave(first);
    await fieldInput(first, 'code').fill('N-offered');
    await draftSave;
    const later = await there.create();
    await expectText(later, OFFER);
    const draftDeletion = later.waitForResponse(
      (answer) => answer.url().includes('/form-drafts/_delete') && answer.ok(),
    );
    await button(later, 'ทิ้งร่างนี้').click();
    await draftDeletion;
    const draftSearch = waitForDraftSearch(later);
    await there.create();
    await draftSearch;
    await expect.poll(() => later.getByText(OFFER).count()).toBe(0);
  });

  it('causes one question at the back button: staying keeps it, leaving stores it as a draft', async () => {
    const page = await goBackUnsaved();
    await expectText(page, 'ออกจากหน้านี้โดยยังไม่ได้บันทึกหรือไม่');
    // However often the person goes back before answering.
    await page.goBack();
    await page.waitForURL(/\/edit$/u);
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิก' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect([page.url().endsWith('/edit'), await fieldInput(page, 'name').inputValue()]).toEqual([true, 'ยังไม่บันทึก']);
    const draftSave = waitForDraftSave(page);
    await page.goBack();
    await button(page, 'ออกจากหน้านี้').click();
    await page.waitForURL(/\/view$/u);
    await draftSave;
    await button(page, 'แก้ไข').waitFor();
    await page.goForward();
    await expectValue(page, 'name', 'ยังไม่บันทึก');
  });

  it('causes another question when the person goes back directly after cancelling', async () => {
    const page = await goBackUnsaved();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'ยกเลิก' })
      .evaluate((no: HTMLElement) => {
        no.click();
        history.back();
        // A busy page draws the answer only after the next question.
        const endMs = Date.now() + 300;
        while (Date.now() < endMs);
      });
    await button(page, 'ออกจากหน้านี้').click();
    await page.waitForURL(/\/view$/u);
    await button(page, 'แก้ไข').waitFor();
    expectNoPageErrors(page);
  });
});

describe('text that cannot be parsed', () => {
  it('is not replaced by the old value when an older draft is loaded', async () => {
    const record = await desk.make({ day: '2026-01-31' });
    const first = await here.edit(record);
    const draftSave = waitForDraftSave(first);
    await fieldInput(first, 'name').fill('จากร่าง');
    await draftSave;
    const second = await there.edit(record);
    await expectText(second, OFFER);
    await fieldInput(second, 'day').fill('31/02/2569');
    await button(second, 'กรอกต่อ').click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'กรอกต่อ' }).click();
    await expectValue(second, 'name', 'จากร่าง');
    await expectValue(second, 'day', '31/02/2569');
    await clickSave(second);
    await expectText(second, 'กรุณาแก้ไข 1 จุดต่อไปนี้');
    expect((await desk.read(record.id))?.version).toBe(1);
  });
});

describe('an older draft of a record that was changed since', () => {
  it('waits for a decision, whatever is typed meanwhile', async () => {
    const record = await desk.make();
    const page = await here.edit(record);
    const draftSave = waitForDraftSave(page);
    await fieldInput(page, 'name').fill('ของฉัน');
    await draftSave;
    await desk.put({ id: record.id, version: 1, amount: 7 });
    await page.reload();
    const dialog = page.getByRole('dialog').filter({ hasText: 'ข้อมูลนี้ถูกแก้ไขโดย' });
    await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
    await expectText(page, 'ข้อมูลนี้ถูกแก้ไขหลังจากนั้น');
    await fieldInput(page, 'note').fill('พิมพ์ก่อนตัดสินใจ');
    await expectText(page, 'ยังไม่ได้บันทึกร่าง');
    await page.reload();
    await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
    expect(await draftsOf(record)).toMatchObject({ data: [{ baseVersion: 1, body: { values: { name: 'ของฉัน' } } }] });
    await button(page, 'กรอกต่อ').click();
    await dialog.getByRole('button', { name: 'ใช้ข้อมูลที่เลือก' }).click();
    await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
    expect([await fieldInput(page, 'name').inputValue(), await fieldInput(page, 'amount').inputValue()]).toEqual([
      'ของฉัน',
      '7',
    ]);
    await clickSave(page);
    await expectSaved(page);
    await expect.poll(() => draftsOf(record)).toMatchObject({ data: [] });
    expect(await desk.read(record.id)).toMatchObject({ name: 'ของฉัน', amount: 7, version: 3 });
  });
});

describe('a session that ends', () => {
  const MINUTE_MS = 60_000;
  let person: Person;
  let visitor: SharedSpecimenVisitor;

  beforeAll(async () => {
    person = await desk.app.person({ roles: ['ADMIN'] });
    visitor = desk.share({ as: person, hasNoSocket: true });
  });

  const isAtSignIn = (url: URL): boolean => url.pathname === '/haz/account/login';

  it('by signing out asks nothing, shows nothing, and stores the input for the next time', async () => {
    const record = await desk.make();
    const page = await visitor.edit(record);
    await fieldInput(page, 'name').fill('ก่อนออก');
    await page.getByRole('button', { name: /บัญชีของท่าน/u }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL(isAtSignIn);
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('haz.form'))),
    ).toEqual([]);
    await signIn(page, person);
    await visitor.edit(record);
    await button(page, 'กรอกต่อ').click();
    await expectValue(page, 'name', 'ก่อนออก');
    expectNoPageErrors(page);
  });

  it('during typing shows that; after signing out, even input that never reached the server is found again', async () => {
    const page = await visitor.edit(await desk.make());
    await desk.app.app.sessions.endAll({ userId: person.id }, 'expired');
    await fieldInput(page, 'name').fill('ไม่ถึงระบบ');
    await button(page, 'ไปหน้าเข้าสู่ระบบ').click();
    await page.waitForURL(isAtSignIn);
    expect([await page.getByRole('dialog').count(), await page.getByRole('alertdialog').count()]).toEqual([0, 0]);
    await signIn(page, person);
    await page.waitForURL(/\/edit$/u);
    await button(page, 'กรอกต่อ').click();
    await expectValue(page, 'name', 'ไม่ถึงระบบ');
    expectNoPageErrors(page);
  });

  it('by inactivity leaves nothing on the screen, and does not end while a person types for longer than the limit', async () => {
    const record = await desk.make();
    const page = await desk.edit(record, { as: await desk.app.person({ roles: ['ADMIN'] }), hasClock: true });
    for (const text of ['ก', 'กข', 'กขค', 'ลับเฉพาะ']) {
      const draftSave = waitForDraftSave(page);
      await fieldInput(page, 'name').fill(text);
      await page.clock.runFor(2000);
      await draftSave;
      await page.clock.runFor(9 * MINUTE_MS);
    }
    expect([await fieldInput(page, 'name').inputValue(), await page.getByRole('alertdialog').count()]).toEqual([
      'ลับเฉพาะ',
      0,
    ]);
    await page.clock.runFor(31 * MINUTE_MS);
    await page.waitForURL(isAtSignIn);
    expect(new URL(page.url()).searchParams.get('url')).toBe(`${SPECIMENS}/${record.id}/edit`);
    await page.locator('input[name="username"]').waitFor();
    expect([await fieldInput(page, 'name').count(), await page.getByRole('alertdialog').count()]).toEqual([0, 0]);
  });
});

describe('on behalf of two holders', () => {
  const [COMPANY, OWNER] = ['บริษัท สองบทบาท จำกัด', 'นายสอง บทบาท'];
  const actFor = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('button', { name: /ดำเนินการในนามของ/u }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expectText(page, `ขณะนี้ดำเนินการในนาม ${name}`);
  };
  const begin = async (page: Page, code: string): Promise<void> => {
    await goTo(page, `${SPECIMENS}/create`);
    const draftSave = waitForDraftSave(page);
    await fieldInput(page, 'code').fill(code);
    await draftSave;
    await goTo(page, '/app/home');
  };
  const expectOffered = async (page: Page, code: string): Promise<void> => {
    await goTo(page, `${SPECIMENS}/create`);
    await expectText(page, OFFER);
    await expect.poll(() => button(page, 'กรอกต่อ').count()).toBe(1);
    await button(page, 'กรอกต่อ').click();
    await expectValue(page, 'code', code);
    await goTo(page, '/app/home');
  };

  it('offers for each holder only the draft that was begun for that holder', async () => {
    const holderId = await makeHolder(desk.app.app, COMPANY);
    const person = await desk.app.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'individual',
      fullName: OWNER,
      memberOf: { holderId, kind: 'owner' },
    });
    const page = await desk.visit('/app/home', { as: person });
    await actFor(page, COMPANY);
    await begin(page, 'H-1');
    await actFor(page, OWNER);
    await begin(page, 'O-1');
    await expectOffered(page, 'O-1');
    await actFor(page, COMPANY);
    await expectOffered(page, 'H-1');
  });

  it('offers a person who acts for no holder only drafts begun without a holder', async () => {
    const holderId = await makeHolder(desk.app.app);
    const saveDraft = async (code: string): Promise<string> => {
      const [id, recordId] = [randomUUID(), randomUUID()];
      // Of another entity than the drafts of the other tests.
      const body = {
        id,
        entity: 'specimenStep',
        recordId,
        baseVersion: null,
        body: { values: { id: recordId, code }, base: null },
      };
      const { status, text } = await desk.app.call('PUT', '/api/v1/security/form-drafts', { as: desk.admin, body });
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
      return id;
    };
    await saveDraft('NOBODY');
    // A draft from a time when they acted for a company.
    const older = await saveDraft('SOMEBODY');
    await desk.app.app.pools.api.query('update "form_draft" set "acting_for_id" = $2 where "id" = $1', [
      older,
      holderId,
    ]);
    const page = await here.visit('/app/specimen/specimen-steps/create');
    await button(page, 'กรอกต่อ').click();
    await expectValue(page, 'code', 'NOBODY');
    await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
  });
});

describe('a lost connection', () => {
  it('while saving loses nothing: the form shows it, and saves after reconnecting', async () => {
    const record = await desk.make();
    const page = await here.edit(record);
    await fieldInput(page, 'name').fill('กลางทาง');
    await page.context().setOffline(true);
    await clickSave(page);
    await expectText(page, 'ยังไม่ได้รับคำตอบจากระบบ');
    await expect.poll(() => fieldInput(page, 'name').inputValue()).toBe('กลางทาง');
    await page.context().setOffline(false);
    await button(page, 'ลองบันทึกอีกครั้ง').click();
    await expectSaved(page);
    expect(await desk.read(record.id)).toMatchObject({ name: 'กลางทาง', version: 2 });
    takePageErrors(page);
  });

  it('after the save arrived does not save twice, nor report a conflict with another person', async () => {
    const record = await desk.make();
    const page = await here.edit(record);
    await fieldInput(page, 'name').fill('ถึงแล้วแต่ไม่รู้');
    await button(page, 'เพิ่มแถว').click();
    await page.locator('tr[data-index="0"] input').first().fill('แถวใหม่');
    let isLosing = true;
    const saves = new RegExp(`${SPECIMENS_API}(\\?.*)?$`, 'u');
    await page.route(saves, async (route) => {
      if (route.request().method() !== 'PUT' || !isLosing) return route.fallback();
      isLosing = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await clickSave(page);
    await expectText(page, 'ยังไม่ได้รับคำตอบจากระบบ');
    await button(page, 'ลองบันทึกอีกครั้ง').click();
    await expectSaved(page);
    expect(await desk.read(record.id)).toMatchObject({ name: 'ถึงแล้วแต่ไม่รู้', version: 2, lines: [{ label: 'แถวใหม่' }] });
    await page.unroute(saves);
    takePageErrors(page);
  });
});

describe('two people at one record', () => {
  it('see each other’s changes, choose, and keep the work of both', async () => {
    const record = await desk.make({ note: 'เดิม', lines: sampleLines(2) });
    const page = await here.edit(record);
    await fieldInput(page, 'name').fill('ของฉัน');
    await fieldInput(page, 'note').fill('บันทึกของฉัน');
    await desk.put({
      id: record.id,
      version: 1,
      amount: 7,
      note: 'บันทึกของเขา',
      lines: [{ id: record.lines[0]?.id }, { id: record.lines[1]?.id, label: 'แถวของเขา' }, { label: 'แถวเพิ่มของเขา' }],
    });
    await clickSave(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`ข้อมูลนี้ถูกแก้ไขโดย ${desk.colleague.username}`).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'หมายเหตุ: ของท่าน' }).check();
    await button(page, 'ใช้ข้อมูลที่เลือก').click();
    await expectText(page, 'นำข้อมูลที่เลือกมาใส่ในแบบฟอร์มแล้ว');
    await expect.poll(() => fieldInput(page, 'amount').inputValue()).toBe('7');
    await clickSave(page);
    await expectSaved(page);
    expect(await desk.read(record.id)).toMatchObject({
      name: 'ของฉัน',
      note: 'บันทึกของฉัน',
      amount: 7,
      lines: [{ label: 'แถว 1' }, { label: 'แถวของเขา' }, { label: 'แถวเพิ่มของเขา' }],
    });
  });

  it('get one question: saving by key under the question changes neither it nor the record', async () => {
    const record = await desk.make({ note: 'เดิม' });
    const page = await here.edit(record);
    await fieldInput(page, 'note').fill('ของฉัน');
    await desk.put({ id: record.id, version: 1, note: 'ของเขา' });
    await clickSave(page);
    const mine = page.getByRole('dialog').getByRole('radio', { name: 'หมายเหตุ: ของท่าน' });
    await mine.check();
    const sent: string[] = [];
    const recordSave = (request: Request): void => {
      if (request.method() === 'PUT' && request.url().includes(SPECIMENS_API)) sent.push(request.url());
    };
    page.on('request', recordSave);
    await page.keyboard.press('Control+s');
    await expect.poll(() => mine.isChecked()).toBe(true);
    await button(page, 'ใช้ข้อมูลที่เลือก').click();
    page.off('request', recordSave);
    expect(sent).toEqual([]);
    await clickSave(page);
    await expectSaved(page);
    expect(await desk.read(record.id)).toMatchObject({ note: 'ของฉัน', version: 3 });
  });

  it('can be one person with two tabs', async () => {
    const record = await desk.make();
    const first = await here.edit(record);
    const second = await first.context().newPage();
    await second.goto(`/haz${SPECIMENS}/${record.id}/edit`);
    await fieldInput(second, 'code').waitFor();
    await fieldInput(first, 'name').fill('แท็บแรก');
    await clickSave(first);
    await expectSaved(first);
    await fieldInput(second, 'amount').fill('3');
    await clickSave(second);
    await button(second, 'ใช้ข้อมูลที่เลือก').click();
    await clickSave(second);
    await expectSaved(second);
    expect(await desk.read(record.id)).toMatchObject({ name: 'แท็บแรก', amount: 3, version: 3 });
    await second.close();
  });
});
