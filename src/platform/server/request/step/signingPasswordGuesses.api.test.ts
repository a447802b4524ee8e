/**
 * Guessing the password of a certificate through the steps of a request is delayed before anything is prepared, and the
 * typed passwords are not stored.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREE_FAILURES_OF_NAME, MAX_WAIT_SECONDS } from '#platform/server/http/backoff.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import {
  requestStatusOf,
  sendRequestStep,
  requestVersionOf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';

const STEPS = '/api/v1/transaction/requests/request_all';
const GUESSED = 'a-guess-nobody-keeps';
let test: TestApp;
let people: SigningPeople;
let filed: FiledRequest;
let printed = 0;
const render = async (): Promise<Buffer> => {
  printed += 1;
  return buildPdf();
};

beforeAll(async () => {
  test = await startTestApp({
    moduleServers: [...withoutFees, { papers: { haz: { ...quickPapers.papers?.['haz'], render } } }],
    securityClock: createStoppedClock(),
  });
  people = await makeSigningPeople(test);
  filed = await fileProduct(test, people.operator);
  await bringTo(test, people, filed, 'waitSign');
});
afterAll(() => test.stop());

const lastNumber = async (): Promise<unknown> =>
  (
    await test.app.pools.api.query(
      `select "last" from "code_counter" where "name" like 'Areg%' order by "last" desc limit 1`,
    )
  ).rows[0];

it('delays people who guess, one by one or many in a call, and prints no paper for them meanwhile', async () => {
  const { requestId: id } = filed;
  for (let n = 0; n < FREE_FAILURES_OF_NAME; n += 1)
    expect(
      answerSummary(await sendRequestStep(test, people.signatory, filed, 'approve', { sign: { caPassword: GUESSED } })),
    ).toContain('signingWrongPassword');
  const [before, number] = [printed, await lastNumber()];
  expect(
    answerSummary(await sendRequestStep(test, people.signatory, filed, 'approve', { sign: { caPassword: GUESSED } })),
  ).toContain('429');
  // The right password is also refused; otherwise the delay would reveal it.
  const version = await requestVersionOf(test, id);
  const rows = Array.from({ length: 20 }, () => ({
    id,
    version,
    action: 'approve',
    sign: { caPassword: CA_PASSWORD },
  }));
  const { body } = await test.call('PUT', STEPS, {
    as: people.signatory,
    body: rows,
    headers: { 'idempotency-key': 'guesses' },
  });
  expect((body as { error?: { messageKey: string } }[]).map(({ error }) => error?.messageKey)).toEqual(
    rows.map(() => 'tooManyRequests'),
  );
  expect([printed, await lastNumber()]).toEqual([before, number]);
  expect(await requestStatusOf(test, id)).toBe('waitSign');
});

it('stores the typed passwords in no table', async () => {
  test.securityClock.move(MAX_WAIT_SECONDS * 1000);
  expect(
    (await sendRequestStep(test, people.signatory, filed, 'approve', { sign: { caPassword: CA_PASSWORD } })).status,
  ).toBe(200);
  const { rows } = await test.app.pools.api.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as "name" from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const keeping: string[] = [];
  let read = 0;
  for (const { name } of rows) {
    // Some tables cannot be read by the server.
    const found = await test.app.pools.api
      .query(`select 1 from ${name} t where to_jsonb(t)::text like any($1) limit 1`, [
        [`%${GUESSED}%`, `%${CA_PASSWORD}%`],
      ])
      .catch(() => undefined);
    if (found !== undefined) read += 1;
    if ((found?.rows.length ?? 0) > 0) keeping.push(name);
  }
  expect(keeping).toEqual([]);
  expect(read).toBeGreaterThan(50);
});
