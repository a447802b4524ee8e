/** Tests the accounts that fees are taken from: one bank, a code by mail, and one main account at a time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { createOtpReader, type OtpReader } from '#platform/testing/otpReader.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

let here: TestApp;
let readCode: OtpReader;
beforeAll(async () => {
  here = await startTestApp();
  readCode = createOtpReader(here, 'feeAccount');
});
afterAll(() => here.stop());

const BASE = '/api/v1/transaction/user-banks';
let emailCount = 0;
const email = (): string => `payer${(emailCount += 1)}@example.com`;
const owner = (holderId: string): Promise<Person> =>
  here.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email: email(),
    memberOf: { holderId, kind: 'owner' },
  });
const account = (more: object = {}) => ({
  refBank: { key: '006' },
  accountNo: '1234567890',
  accountName: 'บริษัท ทดสอบ จำกัด',
  branch: 'นนทบุรี',
  isMain: true,
  ...more,
});

interface Account {
  readonly id: string;
  readonly version: number;
  readonly isMain: boolean;
  readonly accountNo: string;
}

const put = async (as: Person, more: object = {}) =>
  here.call('PUT', BASE, { as, body: { ...account(more), otp: await readCode(as) } });

async function saved(as: Person, more: object = {}): Promise<Account> {
  const answer = await put(as, more);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Account;
}

const listed = async (as: Person): Promise<readonly Account[]> =>
  (
    (
      await here.call('POST', `${BASE}/_search`, {
        as,
        body: { where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }] },
      })
    ).body as { data: readonly Account[] }
  ).data;

describe('a fee account', () => {
  it('is saved with a code, for the company acted for', async () => {
    const holderId = await makeHolder(here.app);
    const person = await owner(holderId);
    expect(await here.call('PUT', BASE, { as: person, body: account() })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'otp', messageKey: 'otpMissing' }] },
    });
    expect(await listed(person)).toEqual([]);
    expect(await put(person)).toMatchObject({
      status: 200,
      body: {
        refHolder: { id: holderId },
        refBank: { key: '006' },
        accountNo: '1234567890',
        isMain: true,
        warnings: [],
      },
    });
    const [listedAccount] = await listed(person);
    const changed = await here.call('PUT', BASE, {
      as: person,
      body: { id: listedAccount?.id, version: listedAccount?.version, branch: 'บางเขน', otp: await readCode(person) },
    });
    expect(changed).toMatchObject({ status: 200, body: { branch: 'บางเขน', accountNo: '1234567890' } });
    expect(
      (
        await here.call('PUT', BASE, {
          as: person,
          body: { id: listedAccount?.id, version: 1, branch: 'x', otp: await readCode(person) },
        })
      ).status,
    ).toBe(409);
  });

  it('must be with the one bank the department takes fees through, and have ten digits', async () => {
    const person = await owner(await makeHolder(here.app));
    const answer = await put(person, { refBank: { key: '002' } });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'refBank', messageKey: 'onlyNamedBank' }] } });
    expect(answer.text).toContain('กรุงไทย');
    for (const accountNo of ['123456789', '123-456-78', 'ก123456789'])
      expect(await put(person, { accountNo })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'accountNo' }] },
      });
    expect(await listed(person)).toEqual([]);
  });

  it('without a bank gets that bank, and is checked while typing', async () => {
    const person = await owner(await makeHolder(here.app));
    const { refBank: _, ...body } = account();
    expect(await here.call('POST', `${BASE}/_check`, { as: person, body })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(
      await here.call('POST', `${BASE}/_check`, { as: person, body: account({ refBank: { key: '004' } }) }),
    ).toMatchObject({ status: 200, body: { ok: false, problems: [{ path: 'refBank' }] } });
    expect(await here.call('PUT', BASE, { as: person, body: { ...body, otp: await readCode(person) } })).toMatchObject({
      status: 200,
      body: { refBank: { key: '006' } },
    });
  });

  it('under another name is saved with a warning', async () => {
    const person = await owner(await makeHolder(here.app, 'บริษัท เคมีไทย จำกัด'));
    expect(await put(person, { accountName: 'บจก. เคมีไทย' })).toMatchObject({ status: 200, body: { warnings: [] } });
    expect(await put(person, { accountName: 'นายสมชาย ใจดี' })).toMatchObject({
      status: 200,
      body: { warnings: [{ path: 'accountName', messageKey: 'accountNameDiffers' }] },
    });
  });
});

describe('the main account', () => {
  it('is the one saved last; a reactivated account does not become it', async () => {
    const person = await owner(await makeHolder(here.app));
    const first = await saved(person);
    const second = await saved(person, { accountNo: '2222222222' });
    expect((await listed(person)).filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([second.id]);
    const again = (await listed(person)).find(({ id }) => id === first.id);
    await saved(person, { id: first.id, version: again?.version });
    expect((await listed(person)).filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([first.id]);
    expect((await here.call('POST', `${BASE}/_delete`, { as: person, body: { id: first.id } })).status).toBe(200);
    const third = await saved(person, { accountNo: '3333333333' });
    expect(await here.call('POST', `${BASE}/_active`, { as: person, body: { id: first.id } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'otp' }] },
    });
    expect(
      (await here.call('POST', `${BASE}/_active`, { as: person, body: { id: first.id, otp: await readCode(person) } }))
        .status,
    ).toBe(200);
    expect((await listed(person)).filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([third.id]);
    expect(await listed(person)).toHaveLength(3);
  });

  it('is only one, also if several are saved at once', async () => {
    const holderId = await makeHolder(here.app);
    const people = await Promise.all(Array.from({ length: 4 }, () => owner(holderId)));
    const bodies = await Promise.all(
      people.map(async (as, index) => ({
        as,
        body: { ...account({ accountNo: `000000000${index}` }), otp: await readCode(as) },
      })),
    );
    const answers = await Promise.all(bodies.map((options) => here.call('PUT', BASE, options)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await here.app.pools.api.query('select 1 from "user_bank" where "holder_id" = $1 and "is_main"', [
      holderId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('a fee account of a company', () => {
  it('is not found by another company, and only people who manage the company may write it', async () => {
    const holderId = await makeHolder(here.app);
    const { id } = await saved(await owner(holderId));
    const otherOwner = await owner(await makeHolder(here.app));
    expect(await listed(otherOwner)).toEqual([]);
    expect((await put(otherOwner, { id, version: 1 })).status).toBe(404);
    expect((await here.call('POST', `${BASE}/_delete`, { as: otherOwner, body: { id } })).status).toBe(404);
    expect(
      (await here.call('POST', `${BASE}/_active`, { as: otherOwner, body: { id, otp: await readCode(otherOwner) } }))
        .status,
    ).toBe(404);
    const others = await Promise.all([
      here.person({
        roles: ['OPERATOR_EMP'],
        personType: 'employee',
        email: email(),
        memberOf: { holderId, kind: 'employee' },
      }),
      here.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'individual',
        email: email(),
        memberOf: { holderId, kind: 'agent', documentTypes: [] },
      }),
      here.person({ roles: ['OFFICER_CENTER'], email: email() }),
      here.person({ roles: ['AUDITOR'], email: email() }),
    ]);
    for (const as of others) {
      expect((await put(as)).status).toBe(403);
      expect((await here.call('POST', `${BASE}/_delete`, { as, body: { id } })).status).toBe(403);
      expect((await here.call('POST', `${BASE}/_active`, { as, body: { id } })).status).toBe(403);
    }
    expect(
      (await here.call('POST', `${BASE}/_delete?isHardDelete=true`, { as: await owner(holderId), body: { id } }))
        .status,
    ).toBe(403);
  });

  it('shows no number to people who may not read personal data', async () => {
    const holderId = await makeHolder(here.app);
    await saved(await owner(holderId));
    const person = await owner(holderId);
    await here.app.pools.api.query(`update "role" set "field_classes" = '[]' where "code" = 'OPERATOR_OWNER'`);
    await here.app.access.reload();
    try {
      const plain = await here.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId, kind: 'owner' },
      });
      const { text } = await here.call('POST', `${BASE}/_search`, { as: plain, body: {} });
      expect(text).toContain('บริษัท ทดสอบ จำกัด');
      expect(text).not.toContain('1234567890');
      expect((await here.call('POST', `${BASE}/_search`, { as: plain, body: { select: ['accountNo'] } })).status).toBe(
        400,
      );
    } finally {
      await here.app.pools.api.query(
        `update "role" set "field_classes" = '["personal"]' where "code" = 'OPERATOR_OWNER'`,
      );
      await here.app.access.reload();
    }
    expect(person.id).toBeDefined();
  });
});
