/** Signatures as managed by their owners: one active at a time, invisible to others, stored byte for byte. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criteriaLimits } from '#language/criteria.ts';
import { SIGNATURE_QUOTA } from '#platform/model/account/account.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { API } from '../routes/server.ts';
import { newId } from '../database/newId.ts';

let here: TestApp;
let admin: Person;
beforeAll(async () => {
  here = await startTestApp();
  admin = await here.person({ roles: ['ADMIN'] });
});
afterAll(() => here.stop());

const BASE = '/api/v1/security/user-signatures';
const THAI = buildPng();
const ENGLISH = buildPng({ colour: [120, 20, 20] });
const fileOf = (bytes: Buffer, name = 'sign.png') => ({ name, blob: bytes.toString('base64') });

interface Signature {
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly isActive: boolean;
  readonly refFile: { readonly url: string; readonly type: string; readonly size: number };
  readonly refFileEn: { readonly url: string } | null;
}

const put = (as: Person, body: object = {}) =>
  here.call('PUT', `${BASE}/me`, { as, body: { id: newId(), position: 'ผู้อำนวยการ', refFile: fileOf(THAI), ...body } });

async function saved(as: Person, body: object = {}): Promise<Signature> {
  const answer = await put(as, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Signature;
}

const searched = async (
  as: Person,
  { path = `${BASE}/me/_search`, body = {} }: { path?: string; body?: object } = {},
) => (await here.call('POST', path, { as, body })).body as { data: readonly Signature[]; totalSize: number };
const activeOf = async (as: Person) => (await searched(as)).data.filter(({ isActive }) => isActive).map(({ id }) => id);
/** Inserts copies that were archived long ago. */
const copies = (id: string, count: number) =>
  here.app.pools.api.query(
    `insert into "user_signature" ("id", "user_id", "position", "file_id", "file_en_id", "is_active", "version",
        "create_by", "create_date", "update_by", "update_date")
select gen_random_uuid(), "user_id", "position", "file_id", "file_en_id", false, 1, 'test', now(), 'test', now()
from "user_signature", generate_series(1, $2) where "id" = $1`,
    [id, count],
  );
const fetched = (as: Person, url: string) => here.call('GET', url.slice(API.length), { as });

describe('a signature', () => {
  it('is stored as drawn, with its transparency, and validated by its bytes', async () => {
    const person = await here.person({ roles: [] });
    const { refFile } = await saved(person, { refFile: { ...fileOf(THAI, 'ลายเซ็น.svg'), type: 'image/svg+xml' } });
    expect(refFile).toMatchObject({ type: 'image/png', size: THAI.length });
    const { rows } = await here.app.pools.api.query<{ hash: string }>(
      'select f."hash" from "stored_file" f join "user_signature" s on s."file_id" = f."id" where s."user_id" = $1',
      [person.id],
    );
    const bytes: Buffer[] = [];
    for await (const chunk of here.app.files.open(rows[0]?.hash ?? '')) bytes.push(chunk as Buffer);
    expect(Buffer.concat(bytes).equals(THAI)).toBe(true);
    expect((await fetched(person, refFile.url)).headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    [
      'a drawing that carries a program',
      {
        name: 'a.png',
        type: 'image/png',
        blob: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64'),
      },
      'fileTypeNotAllowed',
    ],
    [
      'a picture with a page behind it',
      fileOf(Buffer.concat([THAI, Buffer.from('<script>alert(1)</script>')])),
      'fileMixed',
    ],
    ['more than a megabyte', fileOf(buildPng({ padding: 1024 * 1024 })), 'fileTooLarge'],
    ['bytes that are none', { name: 'a.png', blob: 'no base64!' }, 'fileBroken'],
  ])('is refused if it is %s', async (_, refFile, messageKey) => {
    const person = await here.person({ roles: [] });
    for (const body of [{ refFile }, { refFileEn: refFile }]) {
      const answer = await put(person, body);
      expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: Object.keys(body)[0], messageKey }] } });
    }
  });

  it('has a position and a picture, and cannot name another person as its owner', async () => {
    const [person, other] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    expect((await put(person, { position: null })).status).toBe(422);
    expect((await put(person, { refFile: null })).status).toBe(422);
    expect((await put(person, { refUser: { id: other.id } })).status).toBe(403);
    expect((await put(person, { isActive: false })).status).toBe(422);
    expect((await put(person, { createBy: 'x' })).status).toBe(422);
  });
});

describe('of several signatures', () => {
  it('the one saved last is active, and the earlier ones are archived, each with its history', async () => {
    const person = await here.person({ roles: [] });
    const first = await saved(person);
    const second = await saved(person, { position: 'รองอธิบดี' });
    expect(await activeOf(person)).toEqual([second.id]);
    const { body } = await here.call('POST', `${BASE}/me/${first.id}/_rev`, { as: person });
    expect(body).toMatchObject([
      { version: 2, action: 'archive', by: person.username },
      { version: 1, action: 'create' },
    ]);
  });

  it('the archived one is logged with the call that archived it', async () => {
    const person = await here.person({ roles: [] });
    const first = await saved(person);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    expect(
      (
        await here.call('PUT', `${BASE}/me`, {
          as: person,
          headers,
          body: { id: newId(), position: 'รองอธิบดี', refFile: fileOf(THAI) },
        })
      ).status,
    ).toBe(200);
    const { rows } = await here.app.pools.api.query(
      'select "ip_address" as "ip", "request_id" is not null as "hasRequest" from "entity_log" where "record_id" = $1 and "action" = $2',
      [first.id, 'archive'],
    );
    expect(rows).toEqual([{ ip: '203.0.113.77', hasRequest: true }]);
  });

  it('fifty are allowed at most, archived ones included, and another after one is deleted', async () => {
    const person = await here.person({ roles: [] });
    const { id } = await saved(person);
    await copies(id, SIGNATURE_QUOTA.person.count - 1);
    const refused = await put(person);
    expect(refused).toMatchObject({
      status: 422,
      body: { messageKey: 'quotaCount', data: { limit: SIGNATURE_QUOTA.person.count }, fields: [{ path: '' }] },
    });
    expect(
      (
        await here.call('POST', `${BASE}/me/_check`, {
          as: person,
          body: { id: newId(), position: 'x', refFile: fileOf(THAI) },
        })
      ).body,
    ).toMatchObject({ ok: false, problems: [{ messageKey: 'quotaCount' }] });
    expect((await searched(person)).totalSize).toBe(SIGNATURE_QUOTA.person.count);
    expect((await put(person, { id, version: 1, position: 'รองอธิบดี' })).status).toBe(200);
    expect((await here.call('POST', `${BASE}/me/_delete?isHardDelete=true`, { as: person, body: { id } })).status).toBe(
      200,
    );
    await saved(person);
  });

  it('the one activated last is active, also when several are activated in one call', async () => {
    const person = await here.person({ roles: [] });
    const [first, second] = [await saved(person), await saved(person)];
    expect((await here.call('POST', `${BASE}/me/_active`, { as: person, body: { id: first.id } })).status).toBe(200);
    expect(await activeOf(person)).toEqual([first.id]);
    expect(
      (await here.call('POST', `${BASE}/me/_active_all`, { as: person, body: [first.id, second.id] })).body,
    ).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await activeOf(person)).toEqual([second.id]);
  });

  it('saved at the same moment one is active', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await here.person({ roles: [] });
      const answers = await Promise.all(Array.from({ length: 4 }, () => put(person)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await activeOf(person)).toHaveLength(1);
    }
  });

  it('those of other people stay active', async () => {
    const [person, other] = [await here.person({ roles: [] }), await here.person({ roles: [] })];
    const otherSignature = await saved(other);
    await saved(person);
    expect(await activeOf(other)).toEqual([otherSignature.id]);
  });
});

describe('the search for documents in English', () => {
  it('returns and counts signatures with an English variant, with its values', async () => {
    const person = await here.person({ roles: [] });
    await saved(person);
    const both = await saved(person, { positionEn: 'Director', refFileEn: fileOf(ENGLISH) });
    const path = `${BASE}/me/_search_en`;
    const answer = await searched(person, { path });
    expect(answer).toMatchObject({
      totalSize: 1,
      totalPage: 1,
      page: 0,
      size: 20,
      data: [{ id: both.id, position: 'Director', refFile: { url: both.refFileEn?.url } }],
    });
    expect(await searched(person, { path, body: { page: 1, size: 1 } })).toMatchObject({
      data: [],
      totalSize: 1,
      page: 1,
    });
    expect((await searched(person, { path, body: { select: ['position'] } })).data).toEqual([
      { id: both.id, position: 'Director' },
    ]);
    expect(
      (
        await searched(person, {
          path,
          body: { where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: false }] },
        })
      ).data,
    ).toEqual([]);
    expect((await fetched(person, both.refFileEn?.url ?? '')).headers['content-type']).toBe('image/png');
  });

  it('counts and pages through all of them, however many there are', async () => {
    const person = await here.person({ roles: [] });
    const { id } = await saved(person, { refFileEn: fileOf(ENGLISH) });
    await copies(id, criteriaLimits.size + 4);
    const path = `${BASE}/me/_search_en`;
    expect(await searched(person, { path, body: { page: 20, size: 50 } })).toMatchObject({
      totalSize: criteriaLimits.size + 5,
      totalPage: 21,
      data: Array.from({ length: 5 }, () => ({})),
    });
  });

  it('refuses unknown names and callers without a session, as any search', async () => {
    const person = await here.person({ roles: [] });
    expect(
      (await here.call('POST', `${BASE}/me/_search_en`, { as: person, body: { select: ['nonsense'] } })).status,
    ).toBe(400);
    expect((await here.call('POST', `${BASE}/me/_search_en`, { body: {} })).status).toBe(401);
  });
});

describe('the signature of another person', () => {
  it('cannot be read by any call', async () => {
    const [owner, other, officer] = [
      await here.person({ roles: [] }),
      await here.person({ roles: [] }),
      await here.person({ roles: ['SIGNATORY'] }),
    ];
    const { id, refFile, refFileEn } = await saved(owner, { position: 'ตำแหน่งลับ', refFileEn: fileOf(ENGLISH) });
    for (const as of [other, officer]) {
      for (const path of [`${BASE}/me/_search`, `${BASE}/me/_search_en`])
        expect((await searched(as, { path })).totalSize).toBe(0);
      expect(
        (await searched(as, { body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] } })).totalSize,
      ).toBe(0);
      expect((await here.call('POST', `${BASE}/me/_export`, { as, body: {} })).text).not.toContain('ตำแหน่งลับ');
      for (const suffix of ['_rev', '_changes']) {
        expect((await here.call('POST', `${BASE}/me/${id}/${suffix}`, { as })).status).toBe(404);
        expect((await here.call('POST', `${BASE}/${id}/${suffix}`, { as })).status).toBe(403);
      }
      for (const url of [refFile.url, refFileEn?.url ?? '']) expect((await fetched(as, url)).status).toBe(404);
      expect((await here.call('POST', `${BASE}/_search`, { as, body: {} })).status).toBe(403);
      expect((await here.call('POST', `${BASE}/_export`, { as, body: {} })).status).toBe(403);
      expect((await put(as, { id, version: 1, position: 'x' })).status).toBe(404);
      expect((await put(as, { refFile })).body).toMatchObject({ fields: [{ messageKey: 'fileNotFound' }] });
      for (const call of ['_delete_all', '_active_all'])
        expect((await here.call('POST', `${BASE}/me/${call}`, { as, body: [id] })).body).toMatchObject([
          { ok: false, error: { status: 404 } },
        ]);
      expect(
        (await here.call('PUT', `${BASE}/me/_all`, { as, body: [{ id, version: 1, position: 'x' }] })).body,
      ).toMatchObject([{ ok: false, error: { status: 404 } }]);
      expect((await here.call('POST', `${BASE}/me/_delete?isHardDelete=true`, { as, body: { id } })).status).toBe(404);
    }
    expect(await activeOf(owner)).toEqual([id]);
  });

  it('can be managed by people who manage all signatures', async () => {
    const owner = await here.person({ roles: [] });
    const { id, refFile } = await saved(owner);
    const where = [{ name: 'refUser.id', type: 'UUID', operator: '=', value: owner.id }];
    expect(await searched(admin, { path: `${BASE}/_search`, body: { where } })).toMatchObject({
      totalSize: 1,
      data: [{ id }],
    });
    expect((await fetched(admin, refFile.url)).status).toBe(200);
    expect(
      (
        await here.call('PUT', BASE, {
          as: admin,
          body: { id: newId(), refUser: { id: owner.id }, position: 'ใหม่', refFile: fileOf(THAI) },
        })
      ).status,
    ).toBe(200);
    expect(
      await searched(admin, {
        path: `${BASE}/_search`,
        body: { where: [...where, { name: 'isActive', type: 'Boolean', operator: '=', value: true }] },
      }),
    ).toMatchObject({ totalSize: 1, data: [{ position: 'ใหม่' }] });
    expect((await here.call('POST', `${BASE}/_delete`, { as: admin, body: { id } })).status).toBe(200);
  });
});
