/**
 * Tests what anybody may learn from the registries before they register, and that nobody learns anything by trying
 * numbers.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import {
  FREE_LOOKUPS_PER_ADDRESS,
  MAX_ANONYMOUS_LOOKUPS_PER_SECOND,
} from '#platform/server/linkage/throttleLookups.ts';
import { startTestApp, type CallOptions, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  ENDED_COMPANY,
  NEW_COMPANY,
  NEW_OWNER,
  startTestRegistries,
  type TestRegistries,
} from '#platform/testing/registries.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';

const USERS = '/api/v1/security/users';
const SECOND_MS = 1000;
const UNKNOWN_COMPANY = withCheckDigit('010599999999');
const PERSONAL_NUMBER = /[1-8]\d{12}/u;

let test: TestApp;
let demo: TestRegistries;
let admin: Person;
let addresses = 0;
let seconds = 0;
const clock = createStoppedClock();
const pass = (more: number): void => clock.move((seconds += more) * SECOND_MS);
beforeAll(async () => {
  demo = await startTestRegistries();
  test = await startTestApp({ env: demo.env, securityClock: clock });
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await test.stop();
  await demo.stop();
});
afterEach(() => {
  demo.setBehaviour('company', 'well');
  demo.setBehaviour('citizen', 'well');
  // Another second, so that tests do not affect each other.
  pass(1);
});

const newAddress = (): string => `203.0.113.${(addresses += 1)}`;

async function lookUp(
  name: 'check-id-tax' | 'check-id-card',
  body: object,
  { as, from = newAddress() }: Pick<CallOptions, 'as'> & { from?: string } = {},
): Promise<TestAnswer> {
  return test.call('POST', `${USERS}/${name}`, {
    ...(as === undefined ? {} : { as }),
    body,
    headers: { 'x-forwarded-for': from },
  });
}

describe('check-id-tax', () => {
  it('returns a company to anybody, in the words of the registry, without the numbers of its directors', async () => {
    const { status, body, text } = await lookUp('check-id-tax', { idTax: '0-1059-99900-05-0' });
    expect([status, (await lookUp('check-id-tax', { idTax: NEW_COMPANY }, { as: admin })).text]).toEqual([200, text]);
    expect(body).toMatchObject({
      ResultList: [
        {
          JuristicID: NEW_COMPANY,
          JuristicName_TH: 'ทดสอบนวสมุทรไบโอเทค จำกัด',
          JuristicName_EN: 'TEST NAVA SAMUT BIOTECH CO., LTD.',
          CommitteeInformations: [{ FirstName: 'ธีรพงษ์', CitizenID: null }],
        },
      ],
    });
    expect(text).not.toMatch(PERSONAL_NUMBER);
  });

  it('returns an ended company with its status, and an empty list for none', async () => {
    expect((await lookUp('check-id-tax', { idTax: ENDED_COMPANY })).body).toMatchObject({
      ResultList: [{ JuristicStatus: 'เลิก' }],
    });
    expect((await lookUp('check-id-tax', { idTax: UNKNOWN_COMPANY })).body).toEqual({ ResultList: [] });
  });

  it.each(['0105999900051', NEW_OWNER, '12', ''])(
    'does not call the registry for %j, which is no number of a company',
    async (idTax) => {
      const before = demo.callCountOf('company');
      expect(await lookUp('check-id-tax', { idTax })).toMatchObject({
        status: 422,
        body: { messageKey: 'taxNumberInvalid', fields: [{ path: 'idTax' }] },
      });
      expect(demo.callCountOf('company')).toBe(before);
    },
  );

  it('answers that manual entry is possible if the registry is unreachable', async () => {
    demo.setBehaviour('company', 'down');
    const { status, body } = await lookUp('check-id-tax', { idTax: NEW_COMPANY });
    expect([status, body]).toMatchObject([
      503,
      { messageKey: 'linkageNoResponse', message: expect.stringContaining('ทะเบียนนิติบุคคล') as string },
    ]);
    expect((body as { message: string }).message).toContain('กรอกข้อมูลเองและแนบเอกสาร');
  });

  it('parses its body strictly', async () => {
    expect((await lookUp('check-id-tax', {})).status).toBe(400);
    expect((await lookUp('check-id-tax', { idTax: NEW_COMPANY, id: 1 })).status).toBe(400);
  });
});

describe('check-id-card', () => {
  it('returns to anonymous callers only whether a number is valid and taken, without calling the registry', async () => {
    const before = demo.callCountOf('citizen');
    expect(await lookUp('check-id-card', { idCard: NEW_OWNER })).toMatchObject({
      status: 200,
      body: { isValid: true, isTaken: false },
    });
    expect((await lookUp('check-id-card', { idCard: NEW_OWNER })).body).toEqual({ isValid: true, isTaken: false });
    expect((await lookUp('check-id-card', { idCard: '1109999000019' })).body).toEqual({
      isValid: false,
      isTaken: false,
    });
    expect(demo.callCountOf('citizen')).toBe(before);
  });

  it('returns only the name to people who may create users', async () => {
    expect((await lookUp('check-id-card', { idCard: NEW_OWNER }, { as: admin })).body).toEqual({
      isValid: true,
      isTaken: false,
      isLinked: true,
      person: {
        titleTh: 'นาย',
        firstNameTh: 'ธีรพงษ์',
        lastNameTh: 'ทะเลใส',
        titleEn: 'Mr.',
        firstNameEn: 'Teerapong',
        lastNameEn: 'Thalesai',
      },
    });
    expect((await lookUp('check-id-card', { idCard: withCheckDigit('110999999999') }, { as: admin })).body).toEqual({
      isValid: true,
      isTaken: false,
      isLinked: true,
      person: null,
    });
  });

  it('returns what the system itself knows if the registry is unreachable', async () => {
    demo.setBehaviour('citizen', 'failing');
    expect(await lookUp('check-id-card', { idCard: NEW_OWNER }, { as: admin })).toMatchObject({
      status: 200,
      body: { isValid: true, isTaken: false, isLinked: false, person: null },
    });
  });

  it('returns no name to people who have only registered', async () => {
    const before = demo.callCountOf('citizen');
    const applicant = await test.person({ roles: ['APPLICANT'], personType: 'individual' });
    expect(await lookUp('check-id-card', { idCard: NEW_OWNER }, { as: applicant })).toMatchObject({
      status: 200,
      text: '{"isValid":true,"isTaken":false}',
    });
    expect(demo.callCountOf('citizen')).toBe(before);
  });

  it('is refused to people who lack the right, or may not read such numbers', async () => {
    expect(
      (await lookUp('check-id-card', { idCard: NEW_OWNER }, { as: await test.person({ roles: ['AUDITOR'] }) })).status,
    ).toBe(403);
  });
});

describe('trying many numbers', () => {
  it.each(['check-id-tax', 'check-id-card'] as const)(
    'is throttled by address at %s, and others are not affected',
    async (name) => {
      const from = newAddress();
      const body = { idTax: NEW_COMPANY, idCard: NEW_OWNER };
      const question = name === 'check-id-tax' ? { idTax: body.idTax } : { idCard: body.idCard };
      for (let n = 0; n < FREE_LOOKUPS_PER_ADDRESS; n++) {
        expect((await lookUp(name, question, { from })).status).toBe(200);
        pass(1);
      }
      pass(-1);
      expect(await lookUp(name, question, { from })).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.anything() as string },
      });
      pass(1);
      expect((await lookUp(name, question)).status).toBe(200);
    },
  );

  it('is throttled from many addresses too', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= MAX_ANONYMOUS_LOOKUPS_PER_SECOND; n++)
      statuses.push((await lookUp('check-id-tax', { idTax: UNKNOWN_COMPANY })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    pass(1);
    expect((await lookUp('check-id-tax', { idTax: UNKNOWN_COMPANY })).status).toBe(200);
  });
});
