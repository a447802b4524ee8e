/**
 * Signing that fails: each failure has its own message where the person can do something about it, and the step has no
 * effect.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { buildCertificate, CN, ecPair, buildP12, filePayload } from '#platform/testing/certificates.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import {
  CENTRAL_OFFICE,
  expectOk,
  requestStatusOf,
  sendRequestStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { createOtpReader } from '#platform/testing/otpReader.ts';
import type { Person } from '#platform/testing/people.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let people: SigningPeople;
let filed: FiledRequest;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
  filed = await fileProduct(test, people.operator);
  await bringTo(test, people, filed, 'waitSign');
});
afterAll(() => test.stop());

const approve = (by: Person, sign: object | null): Promise<TestAnswer> =>
  sendRequestStep(test, by, filed, 'approve', sign === null ? {} : { sign });

let signatories = 0;

async function signatoryUntil(validTo: Date | undefined): Promise<Person> {
  const person = await test.person({
    roles: ['SIGNATORY'],
    departmentId: CENTRAL_OFFICE,
    email: `until${String(validTo?.getTime() ?? 'never')}.${String(++signatories)}@example.com`,
  });
  if (validTo === undefined) return person;
  const pair = ecPair();
  const bytes = buildP12({
    password: CA_PASSWORD,
    keys: [pair.privateKey],
    certificates: [buildCertificate({ pair, subject: { [CN]: person.username }, validTo })],
  });
  const otp = await createOtpReader(test, 'certificate')(person);
  await expectOk(
    test.call('PUT', '/api/v1/security/users/ca', {
      as: person,
      body: { file: filePayload(bytes), password: CA_PASSWORD, otp },
    }),
  );
  return person;
}

const numbers = async (): Promise<unknown> =>
  (await test.app.pools.api.query('select "name", "year", "last" from "code_counter" order by "name", "year"')).rows;

it('failed signing leaves no gap in the numbers of requests or of issued documents', async () => {
  const draftProduct = await fileProduct(test, people.operator);
  const before = await numbers();
  expect(await approve(people.signatory, { caPassword: 'wrong' })).toMatchObject({
    status: 422,
    body: { messageKey: 'signingWrongPassword' },
  });
  expect(await approve(await signatoryUntil(undefined), { caPassword: CA_PASSWORD })).toMatchObject({ status: 409 });
  expect(
    await sendRequestStep(test, people.operator, draftProduct, 'request', { sign: { caPassword: 'wrong' } }),
  ).toMatchObject({
    status: 409,
    body: { messageKey: 'signingCertificateMissing' },
  });
  expect(await numbers()).toEqual(before);
});

describe('an approval', () => {
  it('without a password requires one, and with a wrong one reports it at its field', async () => {
    expect(await approve(people.signatory, null)).toMatchObject({
      status: 422,
      body: { messageKey: 'signPasswordMissing', fields: [{ path: 'sign.caPassword' }] },
    });
    expect(await approve(people.signatory, { caPassword: 'wrong' })).toMatchObject({
      status: 422,
      body: { messageKey: 'signingWrongPassword', fields: [{ path: 'sign.caPassword' }] },
    });
  });

  it('by a person without a certificate is answered with how to get one', async () => {
    expect(await approve(await signatoryUntil(undefined), { caPassword: CA_PASSWORD })).toMatchObject({
      status: 409,
      body: { messageKey: 'signingCertificateMissing' },
    });
  });

  it('with an expired certificate is answered with the date of expiry', async () => {
    const late = await signatoryUntil(new Date(test.app.clock.nowMs() + DAY_MS));
    test.clock.move(2 * DAY_MS);
    try {
      expect(await approve(late, { caPassword: CA_PASSWORD })).toMatchObject({
        status: 422,
        body: { messageKey: 'signingExpired' },
      });
    } finally {
      test.clock.move(0);
    }
  });

  it('that failed leaves the request in its state', async () => {
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitSign');
    const { rows } = await test.app.pools.api.query(
      'select 1 from "haz" where "id" = $1 and "issued_file_id" is not null',
      [filed.id],
    );
    expect(rows).toEqual([]);
  });
});

it('a step that is not signed refuses a password', async () => {
  const other = await fileProduct(test, people.operator);
  await bringTo(test, people, other, 'submitted');
  expect(await sendRequestStep(test, people.receiver, other, 'receive', { sign: { caPassword: 'x' } })).toMatchObject({
    status: 422,
    body: { messageKey: 'signNotHere' },
  });
  expect(await requestStatusOf(test, other.requestId)).toBe('submitted');
});
