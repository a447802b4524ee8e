/** Tests a person's certificates: imported with a code, one in use, visible to nobody else, and never returned. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { createLog } from '#platform/server/log.ts';
import { newId } from '#platform/server/database/newId.ts';
import { withKey } from '#platform/server/signing/withKey.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  buildCertificate,
  CN,
  ecPair,
  buildP12,
  SERIAL_NUMBER,
  filePayload,
  type CertificateOptions,
} from '#platform/testing/certificates.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { createOtpReader, advanceClock, type OtpReader } from '#platform/testing/otpReader.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';

let here: TestApp;
let holderId: string;
let readCode: OtpReader;
const lines: string[] = [];

beforeAll(async () => {
  here = await startTestApp({
    securityClock: createStoppedClock(),
    log: createLog({ level: 'trace', write: (_, line) => void lines.push(line) }),
  });
  holderId = await makeHolder(here.app);
  readCode = createOtpReader(here, 'certificate');
});
afterAll(() => here.stop());

const ME = '/api/v1/transaction/user-cas/me';
const USERS_CA = '/api/v1/security/users/ca';
const PASSWORD = 'p12-very-secret-ไทย';
const pair = ecPair();
const bytesOf = (options: Partial<CertificateOptions> = {}): Buffer =>
  buildP12({ password: PASSWORD, keys: [pair.privateKey], certificates: [buildCertificate({ pair, ...options })] });
const sent = (options: Partial<CertificateOptions> = {}) => ({
  file: filePayload(bytesOf(options)),
  password: PASSWORD,
});

let emailCount = 0;
const email = (): string => `signer${(emailCount += 1)}@example.com`;
const owner = (): Promise<Person> =>
  here.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email: email(),
    memberOf: { holderId, kind: 'owner' },
  });
const signatory = (): Promise<Person> => here.person({ roles: ['SIGNATORY'], email: email() });

interface Certificate {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly subject: string;
}

async function brought(
  as: Person,
  options: Partial<CertificateOptions> & { name?: string } = {},
): Promise<Certificate> {
  const { name, ...certificate } = options;
  const answer = await here.call('PUT', USERS_CA, {
    as,
    body: { ...sent(certificate), ...(name === undefined ? {} : { name }), otp: await readCode(as) },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Certificate;
}

const mine = async (as: Person): Promise<readonly Certificate[]> =>
  ((await here.call('POST', `${ME}/_search`, { as, body: {} })).body as { data: readonly Certificate[] }).data;

describe('a trial import', () => {
  it('describes the content of the file, stores nothing and needs no code', async () => {
    const person = await owner();
    const answer = await here.call('PUT', USERS_CA, {
      as: person,
      body: { ...sent({ subject: { [CN]: 'ผู้ลงนาม' } }), isTrial: true },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        subject: 'CN=ผู้ลงนาม',
        algorithm: 'EC P-256',
        validTo: '2099-01-01T07:00:00+07:00',
        isNamed: false,
        chain: [],
      },
    });
    expect(await mine(person)).toEqual([]);
  });

  it('reports exactly the problem at its field', async () => {
    const person = await owner();
    const number = withCheckDigit('310170023070');
    const tries = [
      [{ password: PASSWORD }, 'file', 'signingNoFile'],
      [{ ...sent(), password: 'x' }, 'password', 'signingWrongPassword'],
      [{ file: filePayload(bytesOf()) }, 'password', 'required'],
      [{ file: { name: 'a.p12', blob: 'not base64!' }, password: 'x' }, 'file', 'signingCorrupt'],
      [{ file: filePayload(Buffer.from('%PDF-1.7')), password: 'x' }, 'file', 'signingCorrupt'],
      [sent({ validTo: new Date('2021-01-01') }), 'file', 'signingExpired'],
      [sent({ subject: { [CN]: 'x', [SERIAL_NUMBER]: number } }), 'file', 'signingOtherPerson'],
    ] as const;
    for (const [body, path, messageKey] of tries) {
      const answer = await here.call('PUT', USERS_CA, { as: person, body: { ...body, isTrial: true } });
      expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, messageKey }] } });
      expect(answer.text).not.toMatch(/[{}](?:algorithm|date)/);
    }
  });

  it('throttles wrong passwords', async () => {
    const person = await owner();
    const wrong = () => here.call('PUT', USERS_CA, { as: person, body: { ...sent(), password: 'x', isTrial: true } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const { rows } = await here.app.pools.api.query(
      `select 1 from "security_event" where "user_id" = $1 and "outcome" = 'failure'
          and "reason" = 'certificate wrongPassword'`,
      [person.id],
    );
    expect(rows).toHaveLength(5);
    advanceClock(here.securityClock, 120_000);
    expect((await here.call('PUT', USERS_CA, { as: person, body: { ...sent(), isTrial: true } })).status).toBe(200);
  });

  it('throttles files that need too much computation, and writes security events', async () => {
    const person = await owner();
    const bytes = buildP12({
      password: PASSWORD,
      keys: [pair.privateKey],
      certificates: [],
      claimedIterations: 9_800_000,
    });
    const body = { file: filePayload(bytes), password: PASSWORD, isTrial: true };
    const first = await here.call('PUT', USERS_CA, { as: person, body });
    expect(first).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file', messageKey: 'signingTooDemanding' }] },
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await here.call('PUT', USERS_CA, { as: person, body })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    const { rows } = await here.app.pools.api.query(
      `select 1 from "security_event" where "user_id" = $1 and "outcome" = 'failure'
          and "reason" = 'certificate tooDemanding'`,
      [person.id],
    );
    expect(rows).toHaveLength(5);
    expect(here.app.metrics.text()).toContain('haz_certificates_refused_total{problem="tooDemanding"} 5');
  });
});

describe('a certificate', () => {
  it('is imported with a code and is then in use', async () => {
    const person = await owner();
    expect(await here.call('PUT', USERS_CA, { as: person, body: sent() })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'otp', messageKey: 'otpMissing' }] },
    });
    expect(await mine(person)).toEqual([]);
    const certificate = await brought(person, { subject: { [CN]: 'ผู้ลงนาม' } });
    expect(certificate).toMatchObject({
      name: 'ผู้ลงนาม',
      isActive: true,
      refUser: { id: person.id },
      refHolder: { id: holderId },
    });
    const two = await brought(person, { name: 'ใบใหม่' });
    expect((await mine(person)).map(({ id, isActive }) => [id, isActive])).toEqual([
      [two.id, true],
      [certificate.id, false],
    ]);
    const back = await here.call('POST', `${ME}/_active`, {
      as: person,
      body: { id: certificate.id, otp: await readCode(person) },
    });
    expect(back.status).toBe(200);
    expect((await mine(person)).filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([certificate.id]);
  });

  it('imported again stays the same record', async () => {
    const person = await owner();
    const body = { ...sent(), name: 'หนึ่ง' };
    const first = (await here.call('PUT', ME, { as: person, body: { ...body, otp: await readCode(person) } }))
      .body as Certificate;
    expect((await here.call('POST', `${ME}/_delete`, { as: person, body: { id: first.id } })).status).toBe(200);
    expect(
      await here.call('POST', `${ME}/_active`, { as: person, body: { id: first.id, otp: await readCode(person) } }),
    ).toMatchObject({ status: 409, body: { messageKey: 'signingKeyGone' } });
    const again = await here.call('PUT', ME, {
      as: person,
      body: { ...body, name: 'สอง', otp: await readCode(person) },
    });
    expect(again).toMatchObject({ status: 200, body: { id: first.id, isActive: true, name: 'สอง' } });
    expect(await mine(person)).toHaveLength(1);
  });

  it('leaves one in use if two are imported at once', async () => {
    const person = await owner();
    const code = await readCode(person);
    const answers = await Promise.all(
      [sent(), sent()].map((body) => here.call('PUT', USERS_CA, { as: person, body: { ...body, otp: code } })),
    );
    // A code is valid once.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect((await mine(person)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('is renamed, tried, archived, and deleted for good', async () => {
    const person = await signatory();
    const { id, version } = await brought(person);
    expect(await here.call('PUT', ME, { as: person, body: { id, version, name: 'ชื่อใหม่' } })).toMatchObject({
      status: 200,
      body: { name: 'ชื่อใหม่', refHolder: null },
    });
    expect(
      await here.call('PUT', ME, { as: person, body: { id, version: version + 1, name: 'x', subject: 'CN=x' } }),
    ).toMatchObject({ status: 400 });
    expect(
      await here.call('PUT', `${ME}/_all`, {
        as: person,
        body: [
          { id, version: version + 1, name: 'อีกชื่อ' },
          { ...sent(), password: 'x' },
        ],
      }),
    ).toMatchObject({
      status: 200,
      body: [
        { id, ok: true },
        { ok: false, error: { messageKey: 'signingWrongPassword' } },
      ],
    });
    expect(await here.call('POST', `${ME}/test`, { as: person, body: { id, password: PASSWORD } })).toMatchObject({
      status: 200,
      body: { algorithm: 'EC P-256' },
    });
    expect(await here.call('POST', `${ME}/test`, { as: person, body: { id, password: 'x' } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'password' }] },
    });
    expect((await here.call('POST', `${ME}/_delete_all`, { as: person, body: [id] })).body).toMatchObject([
      { id, ok: true },
    ]);
    expect((await here.call('POST', `${ME}/test`, { as: person, body: { id, password: PASSWORD } })).status).toBe(409);
    const { rows } = await here.app.pools.api.query('select 1 from "user_ca_key" where "user_ca_id" = $1', [id]);
    expect(rows).toEqual([]);
    expect((await here.call('POST', `${ME}/_delete?isHardDelete=true`, { as: person, body: { id } })).status).toBe(200);
    expect(await mine(person)).toEqual([]);
  });

  it('that has expired cannot be reactivated or tried', async () => {
    const person = await owner();
    const validTo = new Date(here.clock.nowMs() + 86_400_000);
    const { id } = await brought(person, { validTo });
    await brought(person);
    advanceClock(here.clock, 3 * 86_400_000);
    expect(
      await here.call('POST', `${ME}/_active`, { as: person, body: { id, otp: await readCode(person) } }),
    ).toMatchObject({ status: 422, body: { fields: [{ messageKey: 'signingExpired' }] } });
    expect((await here.call('POST', `${ME}/_active_all`, { as: person, body: [{ id }] })).body).toMatchObject([
      { ok: false },
    ]);
  });
});

describe('access to certificates', () => {
  it('allows one to people who act for an operator and to officers, and refuses people who act for nobody', async () => {
    const people = await Promise.all([
      here.person({
        roles: ['OPERATOR_EMP'],
        personType: 'employee',
        email: email(),
        memberOf: { holderId, kind: 'employee', menus: [] },
      }),
      here.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'individual',
        email: email(),
        memberOf: { holderId, kind: 'agent' },
      }),
      signatory(),
    ]);
    for (const person of people) expect(await brought(person)).toMatchObject({ isActive: true });
    const withoutHolder = await here.person({ roles: [], personType: 'employee', email: email() });
    expect(await here.call('PUT', USERS_CA, { as: withoutHolder, body: { ...sent(), isTrial: true } })).toMatchObject({
      status: 403,
      body: { messageKey: 'signingForNobody' },
    });
    expect((await here.call('PUT', USERS_CA, { body: { ...sent(), isTrial: true } })).status).toBe(401);
  });

  it('returns 404 to other people', async () => {
    const person = await owner();
    const { id } = await brought(person);
    const other = await owner();
    const code = await readCode(other);
    expect(await mine(other)).toEqual([]);
    expect((await here.call('PUT', ME, { as: other, body: { id, version: 1, name: 'x' } })).status).toBe(404);
    expect((await here.call('POST', `${ME}/_delete`, { as: other, body: { id } })).status).toBe(404);
    expect((await here.call('POST', `${ME}/_delete?isHardDelete=true`, { as: other, body: { id } })).status).toBe(404);
    expect((await here.call('POST', `${ME}/_active`, { as: other, body: { id, otp: code } })).status).toBe(404);
    expect((await here.call('POST', `${ME}/test`, { as: other, body: { id, password: PASSWORD } })).status).toBe(404);
    expect((await here.call('POST', `${ME}/${id}/_changes`, { as: other })).status).toBe(404);
    expect(
      (await here.call('PUT', USERS_CA, { as: other, body: { ...sent(), id, otp: code } })).status,
    ).toBeGreaterThanOrEqual(400);
    const otherOwner = await here.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: await makeHolder(here.app), kind: 'owner' },
    });
    const where = [{ name: 'id', type: 'UUID', operator: '=', value: id }];
    expect(
      (await here.call('POST', '/api/v1/transaction/user-cas/_search', { as: otherOwner, body: { where } })).body,
    ).toMatchObject({ totalSize: 0 });
    // People of the same company see that the person has one.
    expect(
      (await here.call('POST', '/api/v1/transaction/user-cas/_search', { as: other, body: { where } })).body,
    ).toMatchObject({ totalSize: 1 });
  });
});

describe('the key', () => {
  it('is passed to the signing code only, and only if it is the right one', async () => {
    const person = await owner();
    const { id } = await brought(person);
    const actor = (await here.app.sessions.findActor(person.token)) as Actor;
    const kind = await withKey(
      here.app,
      { actor, userCaId: id, password: PASSWORD, origin: {} },
      async ({ key }) => key.asymmetricKeyType,
    );
    expect(kind).toBe('ec');
    await expect(
      withKey(here.app, { actor, userCaId: newId(), password: PASSWORD, origin: {} }, async () => 1),
    ).rejects.toMatchObject({ status: 404 });
    await here.app.pools.api.query(
      `update "user_ca_key" set "sealed" = (select "sealed" from "user_ca_key" where "user_ca_id" <> $1 limit 1)
        where "user_ca_id" = $1`,
      [id],
    );
    await expect(
      withKey(here.app, { actor, userCaId: id, password: PASSWORD, origin: {} }, async () => 1),
    ).rejects.toThrow('cannot be opened');
  });

  it('and the password appear in no answer, log, history, export or table', async () => {
    const person = await owner();
    const bytes = bytesOf();
    const blob = bytes.toString('base64');
    const trial = await here.call('PUT', USERS_CA, {
      as: person,
      body: { file: filePayload(bytes), password: PASSWORD, isTrial: true },
    });
    const saved = await here.call('PUT', USERS_CA, {
      as: person,
      body: { file: filePayload(bytes), password: PASSWORD, otp: await readCode(person) },
      headers: { 'idempotency-key': newId() },
    });
    const { id } = saved.body as Certificate;
    const answers = await Promise.all([
      here.call('POST', `${ME}/_search`, { as: person, body: {} }),
      here.call('POST', `${ME}/_export`, { as: person, body: {} }),
      here.call('POST', `${ME}/${id}/_rev`, { as: person }),
      here.call('POST', `${ME}/${id}/_changes`, { as: person }),
      here.call('POST', `${ME}/test`, { as: person, body: { id, password: PASSWORD } }),
      here.call('PUT', USERS_CA, {
        as: person,
        body: { file: { name: 'x', blob: blob.slice(0, 400) }, password: PASSWORD, isTrial: true },
      }),
    ]);
    const tables = (
      await here.app.pools.api.query<{ name: string }>(
        `select table_name as "name" from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
    ).rows;
    const rows = await Promise.all(
      tables.map(({ name }) =>
        here.app.pools.api.query<{ text: string }>(`select t::text as "text" from "${name}" t`).then(
          (found) => found.rows.map(({ text }) => text).join('\n'),
          () => '',
        ),
      ),
    );
    const allText = [trial, saved, ...answers].map(({ text }) => text).join('\n') + lines.join('') + rows.join('\n');
    expect(allText).toContain(id);
    // The sealed content cannot be read, and no piece of the file is stored anywhere else.
    for (const secret of [
      PASSWORD,
      blob,
      blob.slice(40, 140),
      bytes.toString('hex').slice(40, 140),
      pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ])
      expect(allText).not.toContain(secret);
  });
});
