/** A person's own data: what they can read, what they may change, and what they may not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantFromMs } from '#language/values/instant.ts';
import { addDays } from '#language/values/plainDate.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { TEST_PASSWORD, type Person, type PersonOptions } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { API } from '../routes/server.ts';
import { newId } from '../database/newId.ts';
import { unseal } from '../seal.ts';
import { hashOtp } from './otp.ts';

let here: TestApp;
beforeAll(async () => {
  here = await startTestApp();
});
afterAll(() => here.stop());

const PROFILE = '/api/v1/security/users/me/profile';
const PICTURE = buildPng();

interface Profile {
  readonly id: string;
  readonly version: number;
  readonly refImage: { readonly url: string; readonly type: string } | null;
  readonly [name: string]: unknown;
}

const read = async (as: Person) => (await here.call('GET', PROFILE, { as })).body as Profile;
const put = (as: Person, body: object) => here.call('PUT', PROFILE, { as, body });
const problemsOf = ({ status, body }: TestAnswer) => [
  status,
  ...((body as { fields?: readonly { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  ),
];

async function someone({
  email = null,
  idCard = null,
  ...options
}: Omit<Partial<PersonOptions>, 'email'> & { email?: string | null; idCard?: string | null } = {}): Promise<Person> {
  const person = await here.person({ roles: [], ...options });
  await here.app.pools.api.query(
    `update "user" set "email" = $2, "document_type_person" = case when $3::text is null then null else 'idCard'
        end, "id_card" = $3 where "id" = $1`,
    [person.id, email, idCard],
  );
  return person;
}

/** Creates a code as if it had been sent by mail. */
async function codeFor(
  person: Person,
  purpose: 'email' | 'password' = 'email',
): Promise<{ referCode: string; code: string }> {
  const words = { userId: person.id, purpose, referCode: 'ABCDE', code: '123456' } as const;
  const nowMs = here.securityClock.nowMs();
  await here.app.pools.api.query(
    `insert into "otp" ("id", "user_id", "purpose", "refer_code", "code_hash", "email", "expire_date", "failed_count",
        "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, 'x@example.com', $6, 0, 1, true, 'x', $7, 'x', $7)`,
    [
      newId(),
      person.id,
      purpose,
      words.referCode,
      hashOtp(here.app.config.keySecret, words),
      instantFromMs(nowMs + 300_000),
      instantFromMs(nowMs),
    ],
  );
  return { referCode: words.referCode, code: words.code };
}

async function mailsTo(address: string): Promise<{ to: string; text: readonly [string, string] }[]> {
  const { rows } = await here.app.pools.api.query<{ payload: { sealed: string } }>(
    'select "payload" from graphile_worker._private_jobs',
  );
  return rows
    .map(
      ({ payload }) =>
        JSON.parse(unseal(here.app.config.keySecret, payload.sealed)) as {
          to: string;
          text: readonly [string, string];
        },
    )
    .filter(({ to }) => to === address);
}

describe('one’s own profile', () => {
  it('is returned complete, whatever the person may read of others, with role names and sign-ins', async () => {
    const person = await someone({
      roles: ['AUDITOR'],
      fullName: 'สมชาย ใจดี',
      email: 'somchai@example.com',
      idCard: '1101700203450',
    });
    expect(await read(person)).toMatchObject({
      id: person.id,
      version: 1,
      username: person.username,
      fullName: 'สมชาย ใจดี',
      refPersonType: { key: '4' },
      refDocumentTypePerson: { key: '1', value: 'บัตรประชาชน' },
      idCard: '1101700203450',
      email: 'somchai@example.com',
      refImage: null,
      roles: [{ code: 'AUDITOR', name: 'ผู้ตรวจสอบ', nameEn: 'Auditor' }],
      session: { ipAddress: '127.0.0.1' },
      lastSignIn: null,
      usages: [],
      insteads: { by: [], of: [] },
    });
    const plain = await someone({ idCard: '3100600445635' });
    expect(await read(plain)).toMatchObject({ idCard: '3100600445635', roles: [] });
  });

  it('contains the previous sign-in and its address', async () => {
    const person = await someone();
    const { token } = await here.app.sessions.signIn({
      username: person.username,
      password: TEST_PASSWORD,
      remember: false,
      origin: { ip: '10.1.2.3', userAgent: 'test', requestId: 'test' },
    });
    expect(await read({ ...person, token })).toMatchObject({
      session: { ipAddress: '10.1.2.3' },
      lastSignIn: { ipAddress: '127.0.0.1' },
      usages: [{ ipAddress: '127.0.0.1', reason: 'otherSession' }],
    });
  });

  it('contains substitutes and principals, current and future', async () => {
    const [mine, other] = [
      await someone({ roles: ['OFFICER_CENTER'], fullName: 'ผู้ไม่อยู่' }),
      await someone({ fullName: 'ผู้แทน' }),
    ];
    const today = here.clock.today();
    const name = async (from: number, until: number) =>
      expect(
        (
          await here.call('PUT', '/api/v1/security/user-insteads/me', {
            as: mine,
            body: {
              id: newId(),
              refInstead: { id: other.id },
              startDate: addDays(today, from),
              endDate: addDays(today, until),
            },
          })
        ).status,
      ).toBe(200);
    await name(-5, -1);
    await name(2, 3);
    expect(await read(mine)).toMatchObject({
      insteads: { by: [{ fullName: 'ผู้แทน', startDate: addDays(today, 2), documentTypes: null }], of: [] },
    });
    expect(await read(other)).toMatchObject({ insteads: { by: [], of: [{ fullName: 'ผู้ไม่อยู่' }] } });
  });

  it('requires a session', async () => {
    expect([
      (await here.call('GET', PROFILE)).status,
      (await here.call('PUT', PROFILE, { body: { version: 1 } })).status,
    ]).toEqual([401, 401]);
  });
});

describe('changing one’s own profile', () => {
  it('is a write like any other: saved, versioned, in the history, and visible at once', async () => {
    const [admin, person] = [await someone({ roles: ['ADMIN'] }), await someone()];
    expect(
      (
        await here.call('PUT', '/api/v1/master/lookups', {
          as: admin,
          body: { id: newId(), group: 'TITLE', key: '1', value: 'นาย', seq: 1 },
        })
      ).status,
    ).toBe(200);
    const answer = await put(person, {
      version: 1,
      fullName: 'ชื่อใหม่',
      fullNameEn: 'New Name',
      phone: '02-123-4567',
      refTitle: { key: '1' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        fullName: 'ชื่อใหม่',
        fullNameEn: 'New Name',
        phone: '02-123-4567',
        refTitle: { key: '1' },
        roles: [],
      },
    });
    const { rows } = await here.app.pools.api.query(
      `select "create_by" as "by", "action", "record_version" as "version" from "entity_log" where "record_id" = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ by: person.username, action: 'update', version: 2 }]);
    await expect
      .poll(async () => (await here.call('POST', '/api/auth/info', { as: person, body: {} })).body, {
        interval: 5,
        timeout: 10_000,
      })
      .toMatchObject({ user: { fullName: 'ชื่อใหม่' } });
  });

  it('with an outdated version is refused with the current record', async () => {
    const person = await someone();
    expect((await put(person, { version: 1, phone: '1' })).status).toBe(200);
    expect(await put(person, { version: 1, phone: '2' })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion', data: { theirs: { phone: '1' } } },
    });
    expect((await put(person, { phone: '2' })).status).toBe(400);
  });

  it('applies the rules of the entity', async () => {
    const person = await someone();
    expect(problemsOf(await put(person, { version: 1, fullName: '' }))).toEqual([422, 'fullName required']);
    expect(problemsOf(await put(person, { version: 1, email: 'no address' }))).toEqual([422, 'email email']);
    expect((await put(person, { version: 1, fullName: 12 })).status).toBe(400);
    expect((await put(person, { version: 1, refTitle: { id: newId() } })).status).toBe(422);
  });

  it('gives nobody more rights than they had', async () => {
    const [person, other] = [await someone(), await someone()];
    const { rows } = await here.app.pools.api.query<{ id: string }>(`select "id" from "role" where "code" = 'ADMIN'`);
    const forbidden: readonly object[] = [
      { roles: [{ refRole: { id: rows[0]?.id } }] },
      { isActive: false },
      { refStatus: { key: '1' } },
      { username: 'admin2' },
      { createBy: 'x' },
      { id: other.id },
      { refDepartment: { id: newId() } },
      { refPersonType: { key: '1' } },
      { idCard: '1' },
      { idTax: '1' },
      { isDelete: true },
      { __proto__x: 1 },
    ];
    for (const more of forbidden)
      expect([more, await put(person, { version: 1, ...more })]).toMatchObject([
        more,
        { status: 400, body: { messageKey: 'unknownField' } },
      ]);
    expect(await read(person)).toMatchObject({ version: 1, username: person.username, roles: [] });
    expect((await here.call('POST', '/api/v1/security/users/_search', { as: person, body: {} })).status).toBe(403);
  });
});

describe('changing one’s e-mail', () => {
  it('is refused where there was none, because no code could prove the identity', async () => {
    const person = await someone();
    expect(problemsOf(await put(person, { version: 1, email: 'first@example.com' }))).toEqual([
      422,
      'email ownEmailNotFound',
    ]);
    expect(await read(person)).toMatchObject({ version: 1, email: null });
  });

  it('by an administrator is reported to the former address', async () => {
    const [admin, person] = [await here.person({ roles: ['ADMIN'] }), await someone({ email: 'mine@example.com' })];
    expect(
      (
        await here.call('PUT', '/api/v1/security/users', {
          as: admin,
          body: { id: person.id, version: 1, email: 'theirs@example.com' },
        })
      ).status,
    ).toBe(200);
    const [mail, ...more] = await mailsTo('mine@example.com');
    expect([mail?.text[1].includes('***@example.com'), more]).toEqual([true, []]);
  });

  it('requires a code for this purpose, once, and the former address is notified', async () => {
    const person = await someone({ email: 'old@example.com' });
    expect(problemsOf(await put(person, { version: 1, email: 'new@example.com' }))).toEqual([422, 'otp otpMissing']);
    expect(
      problemsOf(await put(person, { version: 1, email: 'new@example.com', otp: await codeFor(person, 'password') })),
    ).toEqual([422, 'otp otpWrong']);
    const otp = await codeFor(person);
    expect(
      problemsOf(await put(person, { version: 1, email: 'new@example.com', otp: { ...otp, code: '000000' } })),
    ).toEqual([422, 'otp otpWrong']);
    expect(await read(person)).toMatchObject({ version: 1, email: 'old@example.com' });
    // A write that is refused for another reason has not used up the code.
    expect((await put(person, { version: 9, email: 'new@example.com', otp })).status).toBe(409);
    expect(await put(person, { version: 1, email: 'new@example.com', otp })).toMatchObject({
      status: 200,
      body: { email: 'new@example.com' },
    });
    expect(problemsOf(await put(person, { version: 2, email: 'third@example.com', otp }))).toEqual([
      422,
      'otp otpUsed',
    ]);
    const [mail, ...more] = await mailsTo('old@example.com');
    expect([mail?.text[0].includes('n***@example.com'), mail?.text[1].includes(person.username), more]).toEqual([
      true,
      true,
      [],
    ]);
    const { rows } = await here.app.pools.api.query(
      `select "reason" from "security_event" where "user_id" = $1 and "action" = 'accountChanged'`,
      [person.id],
    );
    expect(rows).toEqual([{ reason: 'email' }]);
  });

  it('requires no code if it stays the same, and requires one to remove it', async () => {
    const person = await someone({ email: 'same@example.com' });
    expect((await put(person, { version: 1, email: 'same@example.com', phone: '1' })).status).toBe(200);
    expect(problemsOf(await put(person, { version: 2, email: null }))).toEqual([422, 'otp otpMissing']);
    expect(await mailsTo('same@example.com')).toEqual([]);
  });
});

describe('one’s profile picture', () => {
  it('is stored, returned to its owner without any right, and can be removed', async () => {
    const [person, other] = [await someone(), await someone({ roles: ['OFFICER_CENTER'] })];
    const { refImage } = (
      await put(person, { version: 1, refImage: { name: 'me.png', blob: PICTURE.toString('base64') } })
    ).body as Profile;
    const path = refImage?.url.slice(API.length) ?? '';
    expect((await here.call('GET', path, { as: person })).headers['content-type']).toBe('image/png');
    expect((await here.call('GET', path, { as: other })).status).toBe(404);
    expect(await put(person, { version: 2, refImage: null })).toMatchObject({ status: 200, body: { refImage: null } });
  });

  it.each([
    [
      'a drawing with a program in it',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'fileTypeNotAllowed',
    ],
    [
      'a picture with a page behind it',
      Buffer.concat([PICTURE, Buffer.from('<html><script>alert(1)</script>')]),
      'fileMixed',
    ],
    [
      'a document',
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n'),
      'fileTypeNotAllowed',
    ],
    ['larger than a page may send along', buildPng({ padding: 2 * 1024 * 1024 }), 'fileTooLarge'],
  ])('is refused if it is %s', async (_, bytes, messageKey) => {
    const person = await someone();
    expect(
      problemsOf(
        await put(person, {
          version: 1,
          refImage: { name: 'me.png', type: 'image/png', blob: bytes.toString('base64') },
        }),
      ),
    ).toEqual([422, `refImage ${messageKey}`]);
    expect(await read(person)).toMatchObject({ version: 1, refImage: null });
  });

  it('of 50 MB is refused before it is read, in whatever form it is sent', async () => {
    const person = await someone();
    const large = 'A'.repeat(50 * 1024 * 1024);
    expect((await put(person, { version: 1, refImage: { name: 'me.png', blob: large } })).status).toBe(413);
    expect(
      (
        await here.call('POST', '/api/v1/master/attachments/upload', {
          as: person,
          body: large,
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).status,
    ).toBe(413);
  });

  it('uploaded by another person is not found', async () => {
    const [person, other] = [await someone(), await someone()];
    const sent = (
      await here.call('POST', '/api/v1/master/attachments/upload', {
        as: other,
        body: PICTURE.toString('latin1'),
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).body as { id: string };
    expect(problemsOf(await put(person, { version: 1, refImage: { id: sent.id } }))).toEqual([
      422,
      'refImage fileNotFound',
    ]);
  });
});
