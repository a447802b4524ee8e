/** A form in steps: moving between them, how one choice affects the next, and a value written by a slot. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import {
  expectSaved,
  expectText,
  fieldInput,
  openSpecimenSite,
  clickSave,
  type SharedSpecimenVisitor,
  type SpecimenSite,
} from './support/specimenSite.ts';

const STEPS = '/app/specimen/specimen-steps';
const CALL = '/api/v1/transaction/specimen-steps';
const [CHECKPOINT, LABORATORY] = ['ด่านทดสอบ', 'ห้องปฏิบัติการทดสอบ'];

/** Keys of the types of department. */
const [CHECKPOINTS, LABORATORIES] = [{ key: '2' }, { key: '4' }];

let desk: SpecimenSite;
let visitor: SharedSpecimenVisitor;
let checkpoint: { readonly id: string };

beforeAll(async () => {
  desk = await openSpecimenSite();
  visitor = desk.share();
  checkpoint = await makeDepartment({ code: 'STEP-C', nameTh: CHECKPOINT, type: CHECKPOINTS });
  await makeDepartment({ code: 'STEP-L', nameTh: LABORATORY, type: LABORATORIES });
});
afterAll(() => desk.close());

async function makeDepartment({
  code,
  nameTh,
  type,
}: {
  code: string;
  nameTh: string;
  type: { key: string };
}): Promise<{ readonly id: string }> {
  const answer = await desk.app.call('PUT', '/api/v1/master/departments', {
    as: desk.admin,
    body: { code, nameTh, nameEn: code, refDepartmentType: type },
  });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as { id: string };
}

async function make(values: object): Promise<{ readonly id: string }> {
  const answer = await desk.app.call('PUT', CALL, { as: desk.admin, body: values });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as { id: string };
}

async function read(id: string): Promise<unknown> {
  const { body } = await desk.app.call('POST', `${CALL}/_search`, {
    as: desk.admin,
    body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }], page: 0, size: 1 },
  });
  return (body as { data: unknown[] }).data[0];
}

const step = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'ขั้นตอน' }).getByRole('button', { name: title });
const chosen = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

describe('a form in steps', () => {
  it('shows one step at a time, retains input of the others, and moves to the missing field of the first step when saved from the last', async () => {
    const page = await visitor.visit(`${STEPS}/create`);
    await fieldInput(page, 'remark').fill('ยังอยู่');
    await button(page, 'ขั้นถัดไป').click();
    await expect.poll(() => fieldInput(page, 'code').count()).toBe(0);
    await step(page, 'การประเมิน').click();
    await page.getByText('Score: -').waitFor();
    await expect.poll(() => button(page, 'ขั้นถัดไป').count()).toBe(0);
    await clickSave(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
    await expectText(page, 'กรุณาแก้ไข 1 จุดต่อไปนี้');
    await expect.poll(() => step(page, 'ผู้สมัคร').innerText()).toContain('มี 1 จุดที่ต้องแก้ไข');
    await expect.poll(() => fieldInput(page, 'remark').inputValue()).toBe('ยังอยู่');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.type('S-1');
    await clickSave(page);
    await page.waitForURL(/\/view$/u);
    // The page of the record shows all steps one after the other.
    await expectText(page, 'S-1');
    await page.getByText('Score: -').waitFor();
    expectNoPageErrors(page);
  });
});

describe('a choice that others depend on', () => {
  it('leaves everything unchanged when the person cancels; empties them after confirmation, and narrows their options', async () => {
    const { id } = await make({ code: 'RESET', refDepartmentType: CHECKPOINTS, refDepartment: { id: checkpoint.id } });
    const page = await visitor.visit(`${STEPS}/${id}/edit`);
    await step(page, 'หน่วยงาน').click();
    const before = await chosen(page, 'ประเภทหน่วยงาน');
    await choose(page, 'ประเภทหน่วยงาน', 'ห้องปฏิบัติการ');
    const question = page.getByRole('alertdialog', { name: 'เปลี่ยนแล้วข้อมูลด้านล่างจะถูกล้าง' });
    await question.getByText('หน่วยงานที่เลือก').waitFor();
    await question.getByRole('button', { name: 'ยกเลิก' }).click();
    await question.waitFor({ state: 'detached' });
    expect([await chosen(page, 'ประเภทหน่วยงาน'), await chosen(page, 'หน่วยงานที่เลือก')]).toEqual([
      before,
      expect.stringContaining(CHECKPOINT),
    ]);
    await choose(page, 'ประเภทหน่วยงาน', 'ห้องปฏิบัติการ');
    await button(page, 'เปลี่ยนและล้าง').click();
    await expect.poll(() => chosen(page, 'หน่วยงานที่เลือก')).toBe('');
    await page.getByLabel('หน่วยงานที่เลือก', { exact: true }).click();
    await page.getByRole('option', { name: LABORATORY }).waitFor();
    await expect.poll(() => page.getByRole('option', { name: CHECKPOINT }).count()).toBe(0);
    await page.getByRole('option', { name: LABORATORY }).click();
    await clickSave(page);
    await expectSaved(page);
    expect(await read(id)).toMatchObject({ refDepartmentType: LABORATORIES, refDepartment: { nameTh: LABORATORY } });
    expectNoPageErrors(page);
  });
});

describe('a slot', () => {
  it('shows and writes the record of the form around it', async () => {
    const { id } = await make({ code: 'SLOT', score: 2 });
    const page = await visitor.visit(`${STEPS}/${id}/edit`);
    await step(page, 'การประเมิน').click();
    await page.getByText('Score: 2').waitFor();
    await button(page, '4').click();
    await page.getByText('Score: 4').waitFor();
    await expectText(page, 'บันทึกร่างแล้ว');
    await clickSave(page);
    await expectSaved(page);
    expect(await read(id)).toMatchObject({ score: 4, version: 2 });
    expectNoPageErrors(page);
  });
});
