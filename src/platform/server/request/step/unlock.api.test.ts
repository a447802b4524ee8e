/**
 * Fields opened to the operator while the request stays in its state: only the named ones, until they are sent back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  editDocument,
  makeRequestPeople,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  uploadPdf,
  requestVersionOf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import type { Person } from '#platform/testing/people.ts';
import { readStoredActions, answerSummary, answerMessage } from '#platform/testing/answerSummary.ts';

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const unlock = async (as: Person, { requestId: id }: FiledRequest, fields: unknown): Promise<TestAnswer> =>
  test.call('PUT', '/api/v1/transaction/requests/unlock', {
    as,
    body: { id, version: await requestVersionOf(test, id), fields },
  });

async function inState(state: 'submitted' | 'underReview' | 'waitSign'): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  if (state === 'waitSign') await bringToSignatory(test, people, filed);
  else await takeStep(test, people.operator, filed, 'request');
  if (state === 'underReview') await takeStep(test, people.receiver, filed, 'receive');
  return filed;
}

const cases = [
  { state: 'submitted', opens: (): Person => people.receiver },
  { state: 'underReview', opens: (): Person => people.receiver },
  { state: 'waitSign', opens: (): Person => people.approver },
] as const;

describe.each(cases)('opening fields while a request is $state', ({ state, opens }) => {
  it('makes only the named fields editable for the operator, and leaves the state', async () => {
    const filed = await inState(state);
    expect(answerSummary(await editDocument(test, people.operator, filed, { subject: 'Too early' }))).toBe(
      '409 notEditableNow',
    );
    expect(answerSummary(await unlock(opens(), filed, ['subject', 'attachments']))).toBe('200');
    const view = await readCase(test, people.operator, filed.requestId);
    expect([view.request.status.code, view.editable, view.request.unlockedFields]).toEqual([
      state,
      ['subject', 'attachments'],
      ['subject', 'attachments'],
    ]);
    expect(answerSummary(await editDocument(test, people.operator, filed, { statement: 'Another' }))).toBe(
      '422 formInvalid statement fieldNotEditableNow',
    );
    expect(answerSummary(await editDocument(test, people.operator, filed, { subject: null }))).toBe(
      '422 formInvalid subject required',
    );
    expect(answerSummary(await editDocument(test, people.operator, filed, { subject: 'As it should be' }))).toBe('200');
    expect(
      answerSummary(
        await editDocument(test, people.operator, filed, {
          attachments: [{ refItem: { key: '2' }, file: await uploadPdf(test, people.operator) }],
        }),
      ),
    ).toBe('200');
  });

  it('ends when the operator sends corrections, by either action name, and leaves the state', async () => {
    for (const action of ['request', 'answer']) {
      const filed = await inState(state);
      const before = await readCase(test, people.operator, filed.requestId);
      await takeStep(test, opens(), filed, 'unlock', { data: { fields: ['subject'] } });
      expect((await editDocument(test, people.operator, filed, { subject: `Mended by ${action}` })).status).toBe(200);
      expect(answerSummary(await sendRequestStep(test, people.operator, filed, action))).toBe('200');
      const after = await readCase(test, people.operator, filed.requestId);
      expect([after.request.status, after.request.unlockedFields, after.editable, after.request.requestCode]).toEqual([
        before.request.status,
        [],
        [],
        before.request.requestCode,
      ]);
      expect(after.heldBy).toEqual(before.heldBy);
      expect((await readStoredActions(test, filed.requestId)).slice(-2)).toEqual(['unlock', 'answer']);
      expect(answerSummary(await editDocument(test, people.operator, filed, { subject: 'Too late' }))).toBe(
        '409 notEditableNow',
      );
    }
  });

  it('is refused a second time before the corrections are sent back', async () => {
    const filed = await inState(state);
    await takeStep(test, opens(), filed, 'unlock', { data: { fields: ['subject'] } });
    expect(answerSummary(await unlock(opens(), filed, ['statement']))).toBe('422 waitsForUnlocked');
    await takeStep(test, people.operator, filed, 'request');
    expect(answerSummary(await unlock(opens(), filed, ['statement']))).toBe('200');
  });
});

describe('a request with open fields', () => {
  it('cannot be passed on, with the reason', async () => {
    const filed = await inState('underReview');
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    const answer = await sendRequestStep(test, people.receiver, filed, 'pass');
    expect([answerSummary(answer), answerMessage(answer)]).toEqual([
      '422 waitsForUnlocked',
      expect.stringContaining('รอให้ผู้ยื่นส่งกลับ'),
    ]);
    const pass = (await readCase(test, people.receiver, filed.requestId)).actions.find(
      ({ action }) => action === 'pass',
    );
    expect(pass).toMatchObject({
      isOpen: false,
      why: [expect.stringContaining('รอให้ผู้ยื่น'), expect.stringContaining('Wait until they send')],
    });
    await takeStep(test, people.operator, filed, 'request');
    expect(answerSummary(await sendRequestStep(test, people.receiver, filed, 'pass'))).toBe('200');
  });

  it('cannot be approved', async () => {
    const filed = await inState('waitSign');
    await takeStep(test, people.approver, filed, 'unlock', { data: { fields: ['subject'] } });
    expect(answerSummary(await sendRequestStep(test, people.approver, filed, 'approve'))).toBe('422 waitsForUnlocked');
    await takeStep(test, people.operator, filed, 'answer');
    expect(answerSummary(await sendRequestStep(test, people.approver, filed, 'approve'))).toBe('200');
  });

  it('can be received, and the fields stay open', async () => {
    const filed = await inState('submitted');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    await takeStep(test, people.receiver, filed, 'receive');
    expect((await readCase(test, people.operator, filed.requestId)).editable).toEqual(['subject']);
  });

  it('is opened completely by sending it back, and officers can still edit their own fields', async () => {
    const filed = await inState('underReview');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    expect(answerSummary(await editDocument(test, people.receiver, filed, { subject: 'Not mine' }))).toBe(
      '422 formInvalid subject fieldNotEditableNow',
    );
    expect(answerSummary(await editDocument(test, people.receiver, filed, { statement: 'In other words.' }))).toBe(
      '200',
    );
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'All of it, please.' });
    const view = await readCase(test, people.operator, filed.requestId);
    expect([view.request.unlockedFields, view.editable.includes('statement')]).toEqual([[], true]);
    expect(answerSummary(await sendRequestStep(test, people.operator, filed, 'request'))).toBe('200');
    expect(await requestStatusOf(test, filed.requestId)).toBe('submitted');
  });

  it('has no open fields after it is cancelled', async () => {
    const filed = await inState('submitted');
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    await takeStep(test, people.operator, filed, 'cancel', { remark: 'No longer needed.' });
    expect((await readCase(test, people.operator, filed.requestId)).request.unlockedFields).toEqual([]);
    expect(answerSummary(await editDocument(test, people.operator, filed, { subject: 'Too late' }))).toBe(
      '409 notEditableNow',
    );
  });
});

describe('the fields to open', () => {
  it.each([
    ['nothing', [], '422 unlockWhich'],
    ['a field that there is not', ['weight'], '422 notUnlockable'],
    ['a field of every object', ['constructor'], '422 notUnlockable'],
    ['what the server sets', ['revision'], '422 notUnlockable'],
    ['whose it is', ['subject', 'refHolder'], '422 notUnlockable'],
  ])('cannot be %s', async (_name, fields, expectedSummary) => {
    const filed = await inState('submitted');
    expect(answerSummary(await unlock(people.receiver, filed, fields))).toBe(expectedSummary);
    expect(await readStoredActions(test, filed.requestId)).toEqual(['request']);
  });

  it('must be a list of names', async () => {
    const filed = await inState('submitted');
    for (const fields of ['subject', null, [1], [['subject']], Array.from({ length: 201 }, () => 'subject')])
      expect((await unlock(people.receiver, filed, fields)).status).toBe(400);
    expect((await sendRequestStep(test, people.receiver, filed, 'unlock', { data: { fields: [1] } })).status).toBe(422);
    expect(answerSummary(await unlock(people.receiver, filed, ['subject', 'subject']))).toBe('200');
    expect((await readCase(test, people.operator, filed.requestId)).request.unlockedFields).toEqual(['subject']);
  });

  it('are limited, for a request to cancel, to the fields of such a request', async () => {
    const filed = await refile(test, people.operator, { kind: 4, base: await issueLetter(test, people) });
    expect((await editDocument(test, people.operator, filed, { reason: 'No longer needed' })).status).toBe(200);
    await takeStep(test, people.operator, filed, 'request');
    expect(answerSummary(await unlock(people.receiver, filed, ['subject']))).toBe('422 notUnlockable');
    expect(answerSummary(await unlock(people.receiver, filed, ['reason']))).toBe('200');
    expect(answerSummary(await editDocument(test, people.operator, filed, { reason: 'Replaced' }))).toBe('200');
  });
});
