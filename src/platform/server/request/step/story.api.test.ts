/** One letter from the first draft to its cancellation, through the calls of the API. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  expectOk,
  editDocument,
  makeRequestPeople,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

it('a letter is filed, sent back, corrected, received, checked and approved', async () => {
  const { operator, receiver, approver } = people;
  const filed = await fileLetter(test, operator);
  expect(await requestStatusOf(test, filed.requestId)).toBe('draft');
  await takeStep(test, operator, filed, 'request');
  await takeStep(test, receiver, filed, 're-edit', { remark: 'Please name the strength.' });
  expect((await editDocument(test, operator, filed, { productName: 'AQ-CHLOR 65 (65 %)' })).status).toBe(200);
  await bringToSignatory(test, people, filed);
  await takeStep(test, approver, filed, 'approve');
  const view = await readCase(test, operator, filed.requestId);
  expect([view.request.status.code, view.dossier.state.code, view.dossier.revision, view.heldBy]).toEqual([
    'approved',
    'inForce',
    1,
    null,
  ]);
  expect(view.dossier.code).toMatch(/^TW\d+\/25\d\d$/);
  expect(
    view.timeline.map(({ kind, label }) => `${kind} ${label[1]}`).filter((line) => !/^(mail|document)/.test(line)),
  ).toEqual([
    'step Approve',
    'step Send to the signatory',
    'step Record check result',
    'step Receive',
    'step Submit',
    'step Send back for correction',
    'step Submit',
    'created Draft created',
  ]);
});

it('a letter is changed, renewed and cancelled', async () => {
  const { operator, approver } = people;
  const first = await issueLetter(test, people);
  const change = await refile(test, operator, { kind: 3, base: first });
  expect(
    (await editDocument(test, operator, change, { subject: 'Another subject', reason: 'Wrong subject' })).status,
  ).toBe(200);
  await bringToSignatory(test, people, change);
  await takeStep(test, approver, change, 'approve');
  expect((await readCase(test, operator, change.requestId)).dossier.revision).toBe(2);

  const renewal = await refile(test, operator, { kind: 2, base: change });
  await bringToSignatory(test, people, renewal);
  await takeStep(test, approver, renewal, 'approve');
  const renewed = await readCase(test, operator, renewal.requestId);
  expect([renewed.dossier.revision, renewed.dossier.state.code]).toEqual([1, 'inForce']);

  const end = await refile(test, operator, { kind: 4, base: change });
  expect((await sendRequestStep(test, operator, end, 'request')).status).toBe(422);
  expect((await editDocument(test, operator, end, { reason: 'No longer needed' })).status).toBe(200);
  await bringToSignatory(test, people, end);
  await takeStep(test, approver, end, 'approve');
  expect((await readCase(test, operator, end.requestId)).dossier.state.code).toBe('cancelled');
});

it('a letter is renewed, and the renewal is changed and cancelled in turn', async () => {
  const { operator, approver } = people;
  const first = await issueLetter(test, people);
  const change = await refile(test, operator, { kind: 3, base: first });
  await bringToSignatory(test, people, change);
  await takeStep(test, approver, change, 'approve');
  const renewal = await refile(test, operator, { kind: 2, base: change });
  await bringToSignatory(test, people, renewal);
  await takeStep(test, approver, renewal, 'approve');

  const changed = await refile(test, operator, { kind: 3, base: renewal });
  await editDocument(test, operator, changed, { copies: 3 });
  expect(
    await expectOk(
      test.call('POST', '/api/v1/transaction/requests/difference', {
        as: operator,
        body: { id: changed.requestId, since: 'base' },
      }),
    ),
  ).toMatchObject({ since: { revision: 1 }, changes: [{ path: 'copies', before: 1, after: 3 }] });
  await bringToSignatory(test, people, changed);
  await takeStep(test, approver, changed, 'approve');
  const end = await refile(test, operator, { kind: 4, base: changed });
  await editDocument(test, operator, end, { reason: 'No longer needed' });
  await bringToSignatory(test, people, end);
  await takeStep(test, approver, end, 'approve');
  expect((await readCase(test, operator, end.requestId)).dossier).toMatchObject({
    state: { code: 'cancelled' },
    revision: 2,
  });
  expect((await readCase(test, operator, change.requestId)).dossier).toMatchObject({
    state: { code: 'inForce' },
    revision: 2,
  });
});

it('a letter cannot be renewed or changed once it has expired; an archived draft is in no queue', async () => {
  const { operator } = people;
  const issued = await issueLetter(test, people);
  const draft = await fileLetter(test, operator);
  const waiting = async (): Promise<number> => {
    const queues = (await expectOk(
      test.call('POST', '/api/v1/transaction/requests/queue', { as: operator, body: {} }),
    )) as { count: number }[];
    return queues.reduce((sum, { count }) => sum + count, 0);
  };
  const before = await waiting();
  await expectOk(test.call('POST', '/api/v1/transaction/to-whoms/_delete', { as: operator, body: { id: draft.id } }));
  expect(await waiting()).toBe(before - 1);
  expect((await sendRequestStep(test, operator, draft, 'request')).status).toBe(409);

  test.clock.move(366 * 24 * 3600 * 1000);
  for (const refRequestType of [2, 3, 4]) {
    expect(
      await test.call('PUT', '/api/v1/transaction/requests', {
        as: operator,
        body: { refRequestType, refBase: { id: issued.id } },
      }),
    ).toMatchObject({ status: 409, body: { messageKey: 'certificateExpired' } });
  }
  expect((await readCase(test, operator, issued.requestId)).refilings.map(({ isOpen }) => isOpen)).toEqual([
    false,
    false,
    false,
  ]);
  test.clock.move(0);
});
