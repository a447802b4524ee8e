/** Storage locations from the draft to the end: each kind of request, bad input, the visit, and what operators see of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import {
  editDocument,
  expectOk,
  readCase,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, refileAs, sign, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { areaValues, itemValues, placeValues, productUse, visitValues } from './testing/places.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: SigningPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const put = (more: Values = {}): Promise<TestAnswer> =>
  test.call('PUT', PLACES, { as: people.operator, body: placeValues(more) });
const file = (values: Values = {}): Promise<FiledRequest> =>
  fileDraft(test, people.operator, 'storageLocation', { values });

async function bringToVisit(filed: FiledRequest): Promise<FiledRequest> {
  for (const step of [submit, receive, check, pass]) await step(test, people, filed);
  return filed;
}

const recordVisit = (filed: FiledRequest, more: Values = {}): Promise<TestAnswer> =>
  editDocument(test, people.receiver, filed, visitValues(test.app.clock.today(), more));

async function issue(filed: FiledRequest): Promise<FiledRequest> {
  await bringToVisit(filed);
  await expectOk(recordVisit(filed));
  await takeStep(test, people.receiver, filed, 'record-visit');
  await pay(test, people, filed);
  await sign(test, people, filed);
  return filed;
}

const caseOf = ({ requestId }: FiledRequest) => readCase(test, people.operator, requestId);

describe('a storage location', () => {
  it('is filed, visited, paid for and certified for three years, with its papers', async () => {
    const filed = await issue(await file());
    const { request, dossier } = await caseOf(filed);
    expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
    expect(dossier.code).toMatch(/^สก\.\d+\/25\d\d$/);
    expect(Number(dossier.expireDate?.slice(0, 4)) - Number(dossier.effectiveDate?.slice(0, 4))).toBe(3);
  });
});
