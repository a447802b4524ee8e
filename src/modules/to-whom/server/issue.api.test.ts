/** Tests the data printed on a letter: its number, revision and dates, who signs it, and for whom. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, addMonths } from '#language/values/plainDate.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { PaperContext } from '#platform/server/request/printing/paper.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  CENTRAL_OFFICE,
  editDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { moduleServer } from './index.ts';

const DAY_MS = 24 * 3600 * 1000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');

let test: TestApp;
let people: RequestPeople;
let printed: PaperContext[] = [];
const render = async (_app: unknown, context: PaperContext): Promise<Buffer> => {
  printed.push(context);
  return PDF;
};

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [{ ...moduleServer, papers: { toWhom: { render } } }] });
  people = await makeRequestPeople(test);
});
beforeEach(() => void (printed = []));
afterAll(() => test.stop());

it('is valid for a year; a change of it keeps that day, whenever it is made', async () => {
  const today = test.app.clock.today();
  const first = await issueLetter(test, people);
  const expires = addDays(addMonths(today, 12), -1);
  expect(printed.at(-1)?.issue).toMatchObject({
    revision: 1,
    issued: today,
    expires,
    signatoryId: people.approver.id,
    principalId: null,
  });
  try {
    test.clock.move(60 * DAY_MS);
    const change = await refile(test, people.operator, { kind: 3, base: first });
    await editDocument(test, people.operator, change, { subject: 'Another', reason: 'Wrong' });
    await bringToSignatory(test, people, change);
    await takeStep(test, people.approver, change, 'approve');
    expect(printed.at(-1)?.issue).toMatchObject({
      code: printed[0]?.issue?.code,
      revision: 2,
      issued: addDays(today, 60),
      expires,
    });
  } finally {
    test.clock.move(0);
  }
});

it('is not printed for a cancellation', async () => {
  const first = await issueLetter(test, people);
  const end = await refile(test, people.operator, { kind: 4, base: first });
  await editDocument(test, people.operator, end, { reason: 'No need' });
  await bringToSignatory(test, people, end);
  printed = [];
  await takeStep(test, people.approver, end, 'approve');
  expect(printed).toEqual([]);
});

it('names the person for whom a substitute signs', async () => {
  const substitute = await test.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE });
  const today = test.app.clock.today();
  const instead = { id: newId(), refInstead: { id: substitute.id }, startDate: today, endDate: today };
  expect(
    (await test.call('PUT', '/api/v1/security/user-insteads/me', { as: people.approver, body: instead })).status,
  ).toBe(200);
  const filed = await fileLetter(test, people.operator);
  await bringToSignatory(test, people, filed);
  await takeStep(test, substitute, filed, 'approve');
  expect(printed.at(-1)?.issue).toMatchObject({ signatoryId: substitute.id, principalId: people.approver.id });
});
