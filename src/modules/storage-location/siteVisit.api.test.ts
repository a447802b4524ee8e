/** The visit of a storage location: what officers record, what stops the case, and what the operator may read of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { filePayload } from '#platform/testing/certificates.ts';
import type { Person } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import {
  editDocument,
  expectOk,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  uploadPdf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { pay, sign } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, makeOperator, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { placeCases, type PlaceCases } from './testing/placeCases.ts';
import { expertValues } from './testing/places.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const DAY_MS = 86_400_000;

let test: TestApp;
let people: SigningPeople;
let cases: PlaceCases;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
  cases = placeCases(test, people);
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

describe('the visit', () => {
  const step = (filed: FiledRequest, action: string, more: Values = {}): Promise<TestAnswer> =>
    sendRequestStep(test, people.receiver, filed, action, more);

  it('is recorded with its date, its officers and its result before the case goes on', async () => {
    const filed = await cases.bringToVisit(await cases.file());
    const today = test.app.clock.today();
    const passOn = async (values: Values): Promise<string> => {
      await expectOk(editDocument(test, people.receiver, filed, values));
      return answerSummary(await step(filed, 'record-visit'));
    };
    expect(answerSummary(await step(filed, 'record-visit'))).toBe('422 visitDateMissing');
    expect(await passOn({ visitDate: today })).toBe('422 visitOfficerMissing');
    expect(await passOn({ visitOfficers: [{ refOfficer: { id: people.head.id } }] })).toBe('422 visitResultMissing');
    expect(await passOn({ refVisitResult: { key: '2' } })).toBe('422 visitConditionsMissing');
    expect(await passOn({ proposedConditions: 'ติดตั้งถังดับเพลิงเพิ่ม' })).toBe('200');
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitPayment');
  });

  it('is neither in the future nor before the request was submitted', async () => {
    const filed = await cases.bringToVisit(await cases.file());
    const today = test.app.clock.today();
    expect(answerSummary(await cases.recordVisit(filed, { visitDate: addDays(today, 1) }))).toBe(
      '422 formInvalid visitDate visitInFuture',
    );
    await expectOk(cases.recordVisit(filed, { visitDate: addDays(today, -1) }));
    expect(answerSummary(await step(filed, 'record-visit'))).toBe('422 visitBeforeFiling');
  });

  it('that failed lets the case go neither on nor around the visit; it is sent back, or visited again', async () => {
    const filed = await cases.bringToVisit(await cases.file());
    await expectOk(cases.recordVisit(filed, { refVisitResult: { key: '3' } }));
    expect(answerSummary(await step(filed, 'record-visit'))).toBe('422 visitFailed');
    expect(answerSummary(await step(filed, 'skip-visit', { remark: 'Never mind.' }))).toBe('422 visitFailed');
    await expectOk(step(filed, 're-edit', { remark: 'Clear the emergency exit.' }));
    await cases.bringToVisit(filed);
    expect(answerSummary(await step(filed, 'record-visit'))).toBe('422 visitFailed');
    await expectOk(editDocument(test, people.receiver, filed, { refVisitResult: { key: '1' } }));
    await expectOk(step(filed, 'record-visit'));
    const refused = await cases.bringToVisit(await cases.file());
    await expectOk(cases.recordVisit(refused, { refVisitResult: { key: '3' } }));
    await expectOk(step(refused, 'not-approve', { remark: 'No spill basin.' }));
    expect(await requestStatusOf(test, refused.requestId)).toBe('notApproved');
  });

  it('is skipped only with a reason', async () => {
    const filed = await cases.bringToVisit(await cases.file());
    expect(answerSummary(await step(filed, 'skip-visit'))).toBe('422 remarkRequired');
    await expectOk(step(filed, 'skip-visit', { remark: 'Visited last month.' }));
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitPayment');
  });

  it('is written by officers in its state alone, and read by the operator only as far as it is disclosed', async () => {
    const filed = await cases.file();
    expect(answerSummary(await editDocument(test, people.operator, filed, { visitDate: '2026-11-18' }))).toContain(
      'visitDate',
    );
    await cases.bringToVisit(filed);
    const photo = { file: filePayload(buildPng()), caption: 'ทางเข้า' };
    const conditions = 'ติดตั้งถังดับเพลิงเพิ่ม';
    await expectOk(
      cases.recordVisit(filed, { refVisitResult: { key: '2' }, proposedConditions: conditions, visitPhotos: [photo] }),
    );
    const read = async (as: Person): Promise<Values> => {
      const where = [{ name: 'id', operator: '=', value: filed.id }];
      const { data } = (await expectOk(test.call('POST', `${PLACES}/_search`, { as, body: { where } }))) as {
        data: readonly Values[];
      };
      return data[0] ?? {};
    };
    const hidden = [
      'visitDate',
      'refVisitResult',
      'visitFindings',
      'proposedConditions',
      'visitOfficers',
      'visitPhotos',
    ];
    const before = await read(people.operator);
    expect(hidden.filter((name) => name in before)).toEqual([]);
    expect([before['conditions'], before['visitedDate']]).toEqual([null, null]);
    const searchRows = await test.call('POST', '/api/v1/transaction/storage-location-visit-photos/_search', {
      as: people.operator,
      body: {},
    });
    expect(searchRows.status).toBe(400);
    const minutes = (as: Person) => test.call('POST', `${PLACES}/report/visit`, { as, body: { id: filed.id } });
    expect(answerSummary(await minutes(people.operator))).toBe('404 noVisitToPrint');
    expect((await minutes(people.receiver)).text.slice(0, 5)).toBe('%PDF-');
    await takeStep(test, people.receiver, filed, 'record-visit');
    expect(answerSummary(await cases.recordVisit(filed))).toContain('409');
    await pay(test, people, filed);
    await sign(test, people, filed);
    const after = await read(people.operator);
    expect(hidden.filter((name) => name in after)).toEqual([]);
    expect([after['conditions'], (after['refVisitedResult'] as { key: string }).key]).toEqual([conditions, '2']);
  });

  it('cannot be printed before there is one, nor by another company', async () => {
    const filed = await cases.file();
    const minutes = (as: Person) => test.call('POST', `${PLACES}/report/visit`, { as, body: { id: filed.id } });
    expect(answerSummary(await minutes(people.operator))).toBe('404 noVisitToPrint');
    const { operator: stranger } = await makeOperator(test);
    expect(answerSummary(await minutes(stranger))).toBe('404 notFound');
  });
});

describe('the papers of experts', () => {
  it('are valid when the request is submitted and when it is decided', async () => {
    const today = test.app.clock.today();
    const expert = async (expiresDate: string) => [
      { ...expertValues({ expiresDate }), file: await uploadPdf(test, people.operator, 'expert.pdf') },
    ];
    const expired = await cases.file({ experts: await expert(addDays(today, -1)) });
    expect(answerSummary(await sendRequestStep(test, people.operator, expired, 'request'))).toBe(
      '422 expertPaperExpired',
    );
    const filed = await cases.bringToVisit(await cases.file({ experts: await expert(addDays(today, 3)) }));
    await expectOk(cases.recordVisit(filed));
    await takeStep(test, people.receiver, filed, 'record-visit');
    await pay(test, people, filed);
    try {
      test.clock.move(4 * DAY_MS);
      const answer = await sendRequestStep(test, people.signatory, filed, 'approve', {
        sign: { caPassword: CA_PASSWORD },
      });
      expect(answerSummary(answer)).toBe('422 expertPaperExpired');
    } finally {
      test.clock.move(0);
    }
  });
});
