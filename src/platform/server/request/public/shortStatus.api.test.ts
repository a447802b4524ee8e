/**
 * The status of a request, for people who have its number and the number of its applicant, and not for people who have
 * only one of them.
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelOf } from '#language/choice.ts';
import { withCheckDigit } from '#language/values/idCard.ts';
import { documentType, requestStatus, requestType } from '#platform/model/businessChoices.ts';
import type { ShortStatus } from '#platform/model/request/shortStatus.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { randomAddressHeader } from '#platform/testing/registrationForms.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  editDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { answerSummary, answerMessage } from '#platform/testing/answerSummary.ts';
import {
  FREE_PAIRS_PER_ADDRESS,
  FREE_PAIRS_PER_NUMBER,
  SHORT_DETAILS,
  MAX_SHORT_STATUSES_PER_SECOND,
} from './shortStatus.ts';

const COMPANY = withCheckDigit('010553600031');
const numberOf = (first: number): string => withCheckDigit(`${first}${String(randomInt(1e11)).padStart(11, '0')}`);

let test: TestApp;
let people: RequestPeople;
let taxId: string;
let seconds = 0;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers, securityClock: createStoppedClock() });
  people = await makeRequestPeople(test);
  taxId = await giveNumber(people, numberOf(0));
});
afterAll(() => test.stop());

async function giveNumber({ holderId }: RequestPeople, number: string, column = 'id_tax'): Promise<string> {
  await test.app.pools.api.query(`update "user" set "${column}" = $2 where "id" = $1`, [holderId, number]);
  return number;
}

/** Every call has another address and is a second later than the one before. */
function sendPair(code: string, idNumber: string, headers = randomAddressHeader()): Promise<TestAnswer> {
  seconds += 1;
  test.securityClock.move(seconds * 1000);
  return test.call('POST', SHORT_DETAILS, { body: { code, idNumber }, headers });
}

async function readStatus(code: string, idNumber = taxId): Promise<ShortStatus> {
  const answer = await sendPair(code, idNumber);
  expect(answerSummary(answer)).toBe('200');
  return answer.body as ShortStatus;
}

async function codesOf({ requestId }: FiledRequest): Promise<{ request: string; draft: string; number: string }> {
  const { rows } = await test.app.pools.api.query<{ request: string; draft: string; number: string }>(
    'select r."request_code" as "request", r."draft_code" as "draft", s."code" as "number" from "request" r join "dossier" s on s."id" = r."dossier_id" where r."id" = $1',
    [requestId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such request');
  return row;
}

describe('the public status of a request', () => {
  it('contains its type, state and time taken, and nobody’s name', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    const { request } = await codesOf(filed);
    const status = await readStatus(request);
    expect(status).toEqual({
      code: request,
      documentType: { code: 'toWhom', label: labelOf(documentType, 'toWhom') },
      kind: { code: 'new', label: labelOf(requestType, 'new') },
      state: { code: 'submitted', label: labelOf(requestStatus, 'submitted') },
      heldBy: ['อยู่กับเจ้าหน้าที่', 'With the officer'],
      submittedOn: test.app.clock.today(),
      days: { used: 0, allowed: status.days.allowed },
      issued: null,
    });
    expect(status.days.allowed).toBeGreaterThan(0);
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'A page is missing' });
    const back = await readStatus(request);
    expect(back).toMatchObject({ state: { code: 'editRequested' }, heldBy: ['อยู่กับผู้ประกอบการ', 'With the operator'] });
    expect(JSON.stringify(back)).not.toContain('A page is missing');
  });

  it('is found by numbers as people type them: with spaces, dashes, small letters and Thai digits', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    const { request } = await codesOf(filed);
    const thai = (text: string): string =>
      text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));
    expect(
      (await readStatus(` ${request.toLowerCase()} `, `${taxId.slice(0, 1)}-${taxId.slice(1, 5)} ${taxId.slice(5)}`))
        .code,
    ).toBe(request);
    expect((await readStatus(thai(request), thai(taxId))).code).toBe(request);
  });

  it('of a person is found by the number of their ID card', async () => {
    const other = await makeRequestPeople(test);
    const card = await giveNumber(other, numberOf(1), 'id_card');
    const filed = await fileLetter(test, other.operator);
    await takeStep(test, other.operator, filed, 'request');
    expect((await readStatus((await codesOf(filed)).request, card)).state.code).toBe('submitted');
  });

  it('that was issued is found by either number, with its standing and the address to check it', async () => {
    const filed = await fileLetter(test, people.operator);
    await bringToSignatory(test, people, filed);
    await takeStep(test, people.approver, filed, 'approve');
    const { request, number } = await codesOf(filed);
    const status = await readStatus(request);
    expect(status).toMatchObject({ state: { code: 'approved' }, heldBy: null, issued: { number, standing: 'valid' } });
    expect(await readStatus(number)).toEqual(status);
    const token = status.issued?.address.split('/').at(-1) ?? '';
    expect((await test.call('GET', `/api/v1/transaction/requests/short-detail/${token}`)).status).toBe(200);
    const change = await refile(test, people.operator, { kind: 3, base: filed });
    await editDocument(test, people.operator, change, { subject: 'Another', reason: 'Wrong' });
    await bringToSignatory(test, people, change);
    expect((await readStatus((await codesOf(change)).request)).issued).toBeNull();
    await takeStep(test, people.approver, change, 'approve');
    // The number leads to the revision in force; the earlier request shows that its revision was replaced.
    expect(await readStatus(number)).toMatchObject({
      code: (await codesOf(change)).request,
      kind: { code: 'change' },
      issued: { standing: 'valid' },
    });
    expect((await readStatus(request)).issued?.standing).toBe('replaced');
  });
});

describe('no public status is returned', () => {
  it('for a wrong pair, with the same answer as for an unknown number', async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    const { request } = await codesOf(filed);
    const answers = [
      await sendPair(request, numberOf(0)),
      await sendPair('R30-69999999', taxId),
      await sendPair('R30-69999999', numberOf(3)),
    ];
    expect(answers.map(answerSummary)).toEqual(Array.from({ length: 3 }, () => '404 shortDetailsNotFound'));
    expect(new Set(answers.map(answerMessage)).size).toBe(1);
  });

  it('for a draft, by any of its numbers', async () => {
    const { draft } = await codesOf(await fileLetter(test, people.operator));
    expect(answerSummary(await sendPair(draft, taxId))).toBe('404 shortDetailsNotFound');
  });

  it.each([
    ['R30-69000001', '1234567890123', '422 idNumberInvalid'],
    ['R30-69000001', '', '422 idNumberInvalid'],
    ['', COMPANY, '422 required'],
    ['R30-69000001\0', COMPANY, '400 invalidFormat'],
    ['R'.repeat(61), COMPANY, '400 maxLength'],
    ["' or 1=1 --", COMPANY, '404 shortDetailsNotFound'],
  ])('for %j with %j', async (code, idNumber, expectedSummary) => {
    expect(answerSummary(await sendPair(code, idNumber)).startsWith(expectedSummary)).toBe(true);
  });

  it.each([
    [{}],
    [{ code: 'R30-69000001' }],
    [{ code: 1, idNumber: 2 }],
    [{ code: 'R', idNumber: '1', more: true }],
    ['text'],
    [[]],
  ])('for %j', async (body) => {
    expect((await test.call('POST', SHORT_DETAILS, { body })).status).toBe(400);
  });
});

describe('a caller who tries numbers', () => {
  const MISSING = 'R30-69999998';
  let request: string;
  // Done while they are signed in, because below the clock is moved by hours.
  beforeAll(async () => {
    const filed = await fileLetter(test, people.operator);
    await takeStep(test, people.operator, filed, 'request');
    ({ request } = await codesOf(filed));
  });
  const events = async (): Promise<readonly string[]> => {
    const { rows } = await test.app.pools.api.query<{ ip: string }>(
      `select "ip_address" as "ip" from "security_event" where "reason" like 'POST ${SHORT_DETAILS} (tooManyRequests%'`,
    );
    return rows.map(({ ip }) => ip);
  };

  it('from one address has to wait, is logged once, and is answered later', async () => {
    const office = { 'x-forwarded-for': '203.0.113.21' };
    const answers: TestAnswer[] = [];
    for (let n = 0; n <= FREE_PAIRS_PER_ADDRESS; n += 1) answers.push(await sendPair(MISSING, numberOf(0), office));
    // A second passes between any two calls, so one call more than the free ones is needed before a wait begins.
    for (let n = 0; n < 3; n += 1)
      answers.push(
        await test.call('POST', SHORT_DETAILS, { body: { code: MISSING, idNumber: numberOf(0) }, headers: office }),
      );
    expect(answers.slice(0, FREE_PAIRS_PER_ADDRESS).map(answerSummary)).toEqual(
      Array.from({ length: FREE_PAIRS_PER_ADDRESS }, () => '404 shortDetailsNotFound'),
    );
    expect(answers.slice(-2).map(answerSummary)).toEqual(['429 tooManyRequests', '429 tooManyRequests']);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await expect.poll(events).toEqual(['203.0.113.21']);
    expect(answerSummary(await sendPair(MISSING, numberOf(0)))).toBe('404 shortDetailsNotFound');
    seconds += 3600;
    expect(answerSummary(await sendPair(MISSING, numberOf(0), office))).toBe('404 shortDetailsNotFound');
  });

  it('of one applicant has to wait at any address, even with the right number', async () => {
    for (let n = 0; n <= FREE_PAIRS_PER_NUMBER; n += 1) await sendPair(MISSING, taxId);
    expect(
      (
        await test.call('POST', SHORT_DETAILS, {
          body: { code: request, idNumber: taxId },
          headers: randomAddressHeader(),
        })
      ).status,
    ).toBe(429);
    seconds += 3600;
    expect((await sendPair(request, taxId)).status).toBe(200);
  });

  it('has to wait if too many call at once, whoever they are', async () => {
    seconds += 10;
    test.securityClock.move(seconds * 1000);
    const answers = await Promise.all(
      Array.from({ length: MAX_SHORT_STATUSES_PER_SECOND + 5 }, () =>
        test.call('POST', SHORT_DETAILS, {
          body: { code: MISSING, idNumber: numberOf(0) },
          headers: randomAddressHeader(),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await sendPair(MISSING, numberOf(0))).status).toBe(404);
  });
});
