/** How anonymous callers are answered from data that is open to everybody. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeId } from '#platform/server/seeds/places.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { ANONYMOUS_ROLE } from '../../access/rights/roles.ts';
import { openCalls } from '../../access/rights/openCalls.ts';
import { API } from '../../routes/server.ts';
import { MAX_ROWS_FOR_ANONYMOUS } from '../read/anonymousLimits.ts';

const MASTER = '/api/v1/master';
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ database: test.database });
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const openSearches = openCalls
  .filter(({ call, roles }) => call.endsWith('/_search') && (roles as readonly string[]).includes(ANONYMOUS_ROLE))
  .map(({ call }) => call.slice('POST '.length));

describe('an anonymous caller', () => {
  it('may search the open entities only', () =>
    expect(openSearches).toEqual([
      `${MASTER}/provinces/_search`,
      `${MASTER}/amphurs/_search`,
      `${MASTER}/tambons/_search`,
    ]));

  it.each(openSearches)('gets at most a thousand rows at a time at %s', async (path) => {
    const searchWith = (body: object, as?: Person) =>
      test.call('POST', path, { body, ...(as === undefined ? {} : { as }) });
    const refused = {
      status: 400,
      body: { messageKey: 'tooMany', data: { what: 'size', limit: MAX_ROWS_FOR_ANONYMOUS } },
    };
    expect(await searchWith({ size: 1_000_000 })).toMatchObject(refused);
    expect(await searchWith({ size: MAX_ROWS_FOR_ANONYMOUS + 1 })).toMatchObject(refused);
    expect((await searchWith({ size: MAX_ROWS_FOR_ANONYMOUS })).status).toBe(200);
    expect((await searchWith({ size: 1_000_000 }, admin)).status).toBe(200);
  });

  it('gets no more by requesting rows inside of rows', async () => {
    const searchWith = (size: number, childSize: number) =>
      test.call('POST', `${MASTER}/provinces/_search`, {
        body: { size, children: [{ name: 'amphurs', size: childSize }] },
      });
    expect(await searchWith(20, 1_000_000)).toMatchObject({ status: 400, body: { messageKey: 'tooMany' } });
    expect(await searchWith(100, 100)).toMatchObject({ status: 400, body: { messageKey: 'tooMany' } });
    const deep = { size: 10, children: [{ name: 'amphurs', size: 10, children: [{ name: 'tambons', size: 100 }] }] };
    expect(await test.call('POST', `${MASTER}/provinces/_search`, { body: deep })).toMatchObject({
      status: 400,
      body: { messageKey: 'tooMany' },
    });
  });

  it('still gets the rows that a registration form needs', async () => {
    const where = [
      { name: 'refProvince.id', type: 'UUID', operator: '=', value: placeId('province', '10') },
      { name: 'isActive', type: 'Boolean', operator: '=', value: true },
    ];
    const answer = await test.call('POST', `${MASTER}/amphurs/_search`, {
      body: {
        select: ['id', 'code', 'nameTh', 'nameEn'],
        page: 0,
        size: 20,
        where,
        sort: [{ name: 'code', type: 'ASC' }],
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        size: 20,
        data: expect.arrayContaining([expect.objectContaining({ code: '1030', nameTh: 'จตุจักร' })]) as unknown,
      },
    });
  });
});

describe('an answer to an anonymous caller', () => {
  const body = JSON.stringify({
    select: ['code', 'nameTh', 'nameEn'],
    size: 100,
    sort: [{ name: 'code', type: 'ASC' }],
  });
  const searchProvinces = (from: TestApp, headers: Record<string, string> = {}) =>
    from.server.inject({
      method: 'POST',
      url: `${API}${MASTER}/provinces/_search`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });

  it('is compressed for clients that accept it, and equal to the uncompressed one', async () => {
    const zipped = await searchProvinces(test, { 'accept-encoding': 'gzip, br' });
    const plain = await searchProvinces(test);
    expect([zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect([zipped.headers['vary'], plain.headers['vary']]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    expect(zipped.rawPayload.length * 2).toBeLessThan(plain.rawPayload.length);
  });

  it('is cached, and made again in every process when a place has changed', async () => {
    const nameIn = async (from: TestApp): Promise<unknown> =>
      (JSON.parse((await searchProvinces(from)).payload) as { data: { code: string; nameEn: string }[] }).data.find(
        ({ code }) => code === '10',
      )?.nameEn;
    const put = async (nameEn: string): Promise<void> => {
      const { body: found } = await test.call('POST', `${MASTER}/provinces/_search`, {
        as: admin,
        body: { where: [{ name: 'code', operator: '=', value: '10' }] },
      });
      const [row] = (found as { data: { id: string; version: number }[] }).data;
      expect(
        (
          await test.call('PUT', `${MASTER}/provinces`, {
            as: admin,
            body: { id: row?.id, version: row?.version, nameEn },
          })
        ).status,
      ).toBe(200);
    };
    expect([await nameIn(test), await nameIn(other)]).toEqual(['Bangkok', 'Bangkok']);
    // Changed without a call, so that no process is notified: the cached answer is returned.
    await test.app.pools.api.query(`update "province" set "name_en" = 'Unheard' where "code" = '10'`);
    expect([await nameIn(test), await nameIn(other)]).toEqual(['Bangkok', 'Bangkok']);
    await put('Krung Thep');
    await expect.poll(() => nameIn(test)).toBe('Krung Thep');
    await expect.poll(() => nameIn(other)).toBe('Krung Thep');
    await put('Bangkok');
  });
});
