/** Fields opened to the operator while the request keeps its place: exactly those, until they are sent back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  caseOf,
  edit,
  makeCast,
  refile,
  statusOf,
  step,
  take,
  uploadPdf,
  versionOf,
  type Cast,
  type Filed,
} from '#platform/testing/requestCast.ts';
import type { Person } from '#platform/testing/people.ts';
import { actionsOf, toldBy, wordsOf } from '#platform/testing/toldBy.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await makeCast(test);
});
afterAll(() => test.stop());

const unlock = async (as: Person, { requestId: id }: Filed, fields: unknown): Promise<TestAnswer> =>
  test.call('PUT', '/api/v1/transaction/requests/unlock', {
    as,
    body: { id, version: await versionOf(test, id), fields },
  });

async function inState(state: 'submitted' | 'underReview' | 'waitSign'): Promise<Filed> {
  const filed = await fileLetter(test, cast.operator);
  if (state === 'waitSign') await bringToSignatory(test, cast, filed);
  else await take(test, cast.operator, filed, 'request');
  if (state === 'underReview') await take(test, cast.receiver, filed, 'receive');
  return filed;
}

const cases = [
  { state: 'submitted', opens: (): Person => cast.receiver },
  { state: 'underReview', opens: (): Person => cast.receiver },
  { state: 'waitSign', opens: (): Person => cast.approver },
] as const;

describe.each(cases)('while it is $state', ({ state, opens }) => {
  it('opens the fields that were named to the operator, and no other, and stays', async () => {
    const filed = await inState(state);
    expect(toldBy(await edit(test, cast.operator, filed, { subject: 'Too early' }))).toBe('409 notEditableNow');
    expect(toldBy(await unlock(opens(), filed, ['subject', 'attachments']))).toBe('200');
    const seen = await caseOf(test, cast.operator, filed.requestId);
    expect([seen.request.status.code, seen.editable, seen.request.unlockedFields]).toEqual([
      state,
      ['subject', 'attachments'],
      ['subject', 'attachments'],
    ]);
    expect(toldBy(await edit(test, cast.operator, filed, { statement: 'Another' }))).toBe(
      '422 formInvalid statement fieldNotEditableNow',
    );
    expect(toldBy(await edit(test, cast.operator, filed, { subject: null }))).toBe('422 formInvalid subject required');
    expect(toldBy(await edit(test, cast.operator, filed, { subject: 'As it should be' }))).toBe('200');
    expect(
      toldBy(
        await edit(test, cast.operator, filed, {
          attachments: [{ refItem: { key: '2' }, file: await uploadPdf(test, cast.operator) }],
        }),
      ),
    ).toBe('200');
  });

  it('is closed by what the operator sends, by either name, and is where it was', async () => {
    for (const action of ['request', 'answer']) {
      const filed = await inState(state);
      const before = await caseOf(test, cast.operator, filed.requestId);
      await take(test, opens(), filed, 'unlock', { data: { fields: ['subject'] } });
      expect((await edit(test, cast.operator, filed, { subject: `Mended by ${action}` })).status).toBe(200);
      expect(toldBy(await step(test, cast.operator, filed, action))).toBe('200');
      const after = await caseOf(test, cast.operator, filed.requestId);
      expect([after.request.status, after.request.unlockedFields, after.editable, after.request.requestCode]).toEqual([
        before.request.status,
        [],
        [],
        before.request.requestCode,
      ]);
      expect(after.heldBy).toEqual(before.heldBy);
      expect((await actionsOf(test, filed.requestId)).slice(-2)).toEqual(['unlock', 'answer']);
      expect(toldBy(await edit(test, cast.operator, filed, { subject: 'Too late' }))).toBe('409 notEditableNow');
    }
  });

  it('is not opened twice before it is sent back', async () => {
    const filed = await inState(state);
    await take(test, opens(), filed, 'unlock', { data: { fields: ['subject'] } });
    expect(toldBy(await unlock(opens(), filed, ['statement']))).toBe('422 waitsForUnlocked');
    await take(test, cast.operator, filed, 'request');
    expect(toldBy(await unlock(opens(), filed, ['statement']))).toBe('200');
  });
});

describe('meanwhile', () => {
  it('is not passed on, and says why', async () => {
    const filed = await inState('underReview');
    await take(test, cast.receiver, filed, 'check', { data: { result: 'passed' } });
    await take(test, cast.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    const answer = await step(test, cast.receiver, filed, 'pass');
    expect([toldBy(answer), wordsOf(answer)]).toEqual([
      '422 waitsForUnlocked',
      expect.stringContaining('รอให้ผู้ยื่นส่งกลับ'),
    ]);
    const pass = (await caseOf(test, cast.receiver, filed.requestId)).actions.find(({ action }) => action === 'pass');
    expect(pass).toMatchObject({
      isOpen: false,
      why: [expect.stringContaining('รอให้ผู้ยื่น'), expect.stringContaining('Wait until they send')],
    });
    await take(test, cast.operator, filed, 'request');
    expect(toldBy(await step(test, cast.receiver, filed, 'pass'))).toBe('200');
  });

  it('is not approved', async () => {
    const filed = await inState('waitSign');
    await take(test, cast.approver, filed, 'unlock', { data: { fields: ['subject'] } });
    expect(toldBy(await step(test, cast.approver, filed, 'approve'))).toBe('422 waitsForUnlocked');
    await take(test, cast.operator, filed, 'answer');
    expect(toldBy(await step(test, cast.approver, filed, 'approve'))).toBe('200');
  });

  it('may be received, and stays open', async () => {
    const filed = await inState('submitted');
    await take(test, cast.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    await take(test, cast.receiver, filed, 'receive');
    expect((await caseOf(test, cast.operator, filed.requestId)).editable).toEqual(['subject']);
  });

  it('is opened wholly by sending it back, and the officer keeps what is theirs to word', async () => {
    const filed = await inState('underReview');
    await take(test, cast.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    expect(toldBy(await edit(test, cast.receiver, filed, { subject: 'Not mine' }))).toBe(
      '422 formInvalid subject fieldNotEditableNow',
    );
    expect(toldBy(await edit(test, cast.receiver, filed, { statement: 'In other words.' }))).toBe('200');
    await take(test, cast.receiver, filed, 're-edit', { remark: 'All of it, please.' });
    const seen = await caseOf(test, cast.operator, filed.requestId);
    expect([seen.request.unlockedFields, seen.editable.includes('statement')]).toEqual([[], true]);
    expect(toldBy(await step(test, cast.operator, filed, 'request'))).toBe('200');
    expect(await statusOf(test, filed.requestId)).toBe('submitted');
  });

  it('closes what is open when the request is cancelled', async () => {
    const filed = await inState('submitted');
    await take(test, cast.receiver, filed, 'unlock', { data: { fields: ['subject'] } });
    await take(test, cast.operator, filed, 'cancel', { remark: 'No longer needed.' });
    expect((await caseOf(test, cast.operator, filed.requestId)).request.unlockedFields).toEqual([]);
    expect(toldBy(await edit(test, cast.operator, filed, { subject: 'Too late' }))).toBe('409 notEditableNow');
  });
});

describe('what may be opened', () => {
  it.each([
    ['nothing', [], '422 unlockWhich'],
    ['a field that there is not', ['weight'], '422 notUnlockable'],
    ['a field of every object', ['constructor'], '422 notUnlockable'],
    ['what the server sets', ['revision'], '422 notUnlockable'],
    ['whose it is', ['subject', 'refHolder'], '422 notUnlockable'],
  ])('is not %s', async (_name, fields, told) => {
    const filed = await inState('submitted');
    expect(toldBy(await unlock(cast.receiver, filed, fields))).toBe(told);
    expect(await actionsOf(test, filed.requestId)).toEqual(['request']);
  });

  it('is a list of names', async () => {
    const filed = await inState('submitted');
    for (const fields of ['subject', null, [1], [['subject']], Array.from({ length: 201 }, () => 'subject')])
      expect((await unlock(cast.receiver, filed, fields)).status).toBe(400);
    expect((await step(test, cast.receiver, filed, 'unlock', { data: { fields: [1] } })).status).toBe(422);
    expect(toldBy(await unlock(cast.receiver, filed, ['subject', 'subject']))).toBe('200');
    expect((await caseOf(test, cast.operator, filed.requestId)).request.unlockedFields).toEqual(['subject']);
  });

  it('is, of a request to cancel, only what such a request fills in', async () => {
    const filed = await refile(test, cast.operator, { kind: 4, base: await issueLetter(test, cast) });
    expect((await edit(test, cast.operator, filed, { reason: 'No longer needed' })).status).toBe(200);
    await take(test, cast.operator, filed, 'request');
    expect(toldBy(await unlock(cast.receiver, filed, ['subject']))).toBe('422 notUnlockable');
    expect(toldBy(await unlock(cast.receiver, filed, ['reason']))).toBe('200');
    expect(toldBy(await edit(test, cast.operator, filed, { reason: 'Replaced' }))).toBe('200');
  });
});
