/** A file that is not saved is not stored: writes that were only checked, or refused, leave nothing in the store. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { newId } from '../database/newId.ts';

let here: TestApp;
let person: Person;
beforeAll(async () => {
  here = await startTestApp();
  person = await here.person({ roles: [] });
});
afterAll(() => here.stop());

const BASE = '/api/v1/security/user-signatures/me';
const signature = (bytes: Buffer, more: object = {}) => ({
  id: newId(),
  position: 'ผู้อำนวยการ',
  refFile: { name: 'a.png', blob: bytes.toString('base64') },
  ...more,
});
const picture = (shade: number) => buildPng({ colour: [shade, 0, 0] });
const check = (body: object) => here.call('POST', `${BASE}/_check`, { as: person, body });

async function storedFiles(): Promise<{ hashes: string[]; rows: number }> {
  const hashes: string[] = [];
  for await (const hash of here.app.files.list()) hashes.push(hash);
  const { rows } = await here.app.pools.api.query<{ count: number }>(
    'select count(*)::int as "count" from "stored_file"',
  );
  return { hashes: hashes.toSorted(), rows: rows[0]?.count ?? 0 };
}

describe('the file store', () => {
  it('stores nothing of writes that are only checked, however often, whether or not they are valid', async () => {
    const before = await storedFiles();
    for (let n = 1; n <= 10; n += 1) {
      expect((await check(signature(picture(n)))).body).toMatchObject({
        ok: true,
        record: { refFile: { type: 'image/png' } },
      });
      expect((await check(signature(picture(n), { position: null }))).body).toMatchObject({ ok: false });
      expect((await check(signature(Buffer.from(`no picture ${n}`)))).body).toMatchObject({
        ok: false,
        problems: [{ path: 'refFile', messageKey: 'fileTypeNotAllowed' }],
      });
    }
    expect(await storedFiles()).toEqual(before);
  });

  it('stores nothing of a refused write, for whatever reason', async () => {
    const before = await storedFiles();
    for (const body of [
      signature(Buffer.from('no picture')),
      signature(picture(50), { position: null }),
      signature(picture(51), { refFileEn: { blob: 'x' } }),
    ]) {
      expect((await here.call('PUT', BASE, { as: person, body })).status).toBe(422);
      expect((await here.call('PUT', `${BASE}/_all`, { as: person, body: [body] })).body).toMatchObject([
        { ok: false },
      ]);
    }
    expect(await storedFiles()).toEqual(before);
  });

  it('stores the files of those records in a bulk write that are saved', async () => {
    const before = await storedFiles();
    const answer = await here.call('PUT', `${BASE}/_all`, {
      as: person,
      body: [signature(picture(60)), signature(picture(61), { position: null })],
    });
    expect(answer.body).toMatchObject([{ ok: true }, { ok: false }]);
    const after = await storedFiles();
    expect([after.hashes.length, after.rows]).toEqual([before.hashes.length + 1, before.rows + 1]);
  });
});
