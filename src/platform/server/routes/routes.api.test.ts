/** Which addresses and methods answer, and the errors for all others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const API = '/haz/backend';
const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;
let address: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  address = await test.listen();
});
afterAll(() => test.stop());

const request = (method: string, path: string): Promise<Response> =>
  fetch(address + path, { method, redirect: 'manual', headers: { authorization: `Bearer ${admin.token}` } });

describe('a collection', () => {
  it.each([
    ['its own spelling', '/api/v1/transaction/specimen-lines'],
    ['its spelling without hyphens', '/api/v1/transaction/specimenLines'],
    ['the name of what it holds', '/api/v1/transaction/specimenLine'],
    ['a name with one step less', '/api/events'],
    ['the name of one of them with one step less', '/api/event'],
  ])('accepts the method of %s', async (_what, base) => {
    for (const query of ['', '?', '?t=1', '?a=b&isHardDelete=false&x[]=1', '?a=/../../secret?b']) {
      expect(await test.call('POST', `${base}/_search${query}`, { as: admin, body: {} })).toMatchObject({
        status: 200,
        body: { page: 0, size: 20 },
      });
    }
  });

  it('can be written with either spelling of its path', async () => {
    const { body } = await test.call('PUT', SPECIMENS, { as: admin, body: { code: 'ALIAS' } });
    const { id } = body as { id: string };
    expect(
      await test.call('PUT', '/api/v1/transaction/specimenLines', {
        as: admin,
        body: { refSpecimen: { id }, label: 'ก' },
      }),
    ).toMatchObject({ status: 200, body: { label: 'ก' } });
    expect(
      await test.call('PUT', '/api/v1/transaction/specimen?cacheQuery=true', {
        as: admin,
        body: { id, version: 2, name: 'ข' },
      }),
    ).toMatchObject({ status: 200, body: { name: 'ข' } });
    expect(await test.call('POST', `/api/v1/transaction/specimen/${id}/_rev`, { as: admin })).toMatchObject({
      status: 200,
      body: [{ version: 3 }, { version: 2 }, { version: 1 }],
    });
  });

  it('ignores unknown query parameters', async () => {
    const { body } = await test.call('PUT', `${SPECIMENS}?id=7&isHardDelete=true&select=pin`, {
      as: admin,
      body: { code: 'QUERY' },
    });
    expect(body).toMatchObject({ code: 'QUERY', version: 1 });
    const { id } = body as { id: string };
    expect(await test.call('POST', `${SPECIMENS}/_delete?isHardDelete=yes`, { as: admin, body: { id } })).toMatchObject(
      { body: { version: 2 } },
    );
    expect(await test.call('POST', `${SPECIMENS}/${id}/_rev?size=1`, { as: admin })).toMatchObject({
      status: 200,
      body: [{ action: 'archive' }, { action: 'create' }],
    });
  });
});

describe('an unknown address', () => {
  it.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v1/master',
    '/api/v1/master/nothing/_search',
    '/api/v1/master/lookups/_nothing',
    '/api/v2/master/lookups/_search',
    '/api/v1/master/lookups/../../../../etc/passwd',
    '/api/v1/master/lookups/..%2f..%2f..%2fetc%2fpasswd',
    '/api/v1/master/%00',
    '/api/v1/master/%E0%A4%A',
    `/api/v1/transaction/specimens/${'x'.repeat(1000)}/_rev`,
    '/api/v1/master/lookups/_search/',
  ])('(%s) is refused as JSON, with its request id', async (path) => {
    for (const method of ['GET', 'POST', 'PUT']) {
      const answer = await request(method, API + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toMatchObject({
        status: 404,
        messageKey: 'notFound',
        requestId: answer.headers.get('x-request-id'),
      });
    }
  });

  it('is refused as JSON outside the API too', async () => {
    for (const path of ['/nothing', '/haz/nothing', '/hazard', '/haz/backendx/api/v1/master/lookups/_search']) {
      const answer = await request('POST', path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { messageKey: 'notFound' }]);
    }
  });
});

describe('a method', () => {
  it.each(['DELETE', 'PATCH', 'OPTIONS', 'GET'])('of %s is not found where records are written', async (method) => {
    for (const path of [SPECIMENS, `${SPECIMENS}/_all`, `${SPECIMENS}/_search`]) {
      const answer = await request(method, API + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ messageKey: 'notFound' });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('of HEAD returns the headers of GET, without its body', async () => {
    const answer = await request('HEAD', `${API}/openapi.json`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ]);
    expect((await request('HEAD', `${API}${SPECIMENS}`)).status).toBe(404);
  });
});

describe('every answer', () => {
  it('has no-store and nosniff headers', async () => {
    for (const path of [`${SPECIMENS}/_search`, '/api/v1/nothing']) {
      const { headers } = await test.call('POST', path, { as: admin, body: {} });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  it('has a request id generated by the server', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (
            await test.call('POST', `${SPECIMENS}/_search`, {
              as: admin,
              body: {},
              headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
            })
          ).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
