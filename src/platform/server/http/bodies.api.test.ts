/** What may be sent as a body, and the errors for anything else. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const LOOKUPS = '/api/v1/master/lookups';
const SPECIMENS = '/api/v1/transaction/specimens';
const MB = 1024 * 1024;

let test: TestApp;
let admin: Person;
let address: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  address = await test.listen();
});
afterAll(() => test.stop());

const put = (body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  test.call('PUT', LOOKUPS, { as: admin, body, headers });

describe('a body', () => {
  it.each(['{', '{"group":}', "{'group':'x'}", '{"a":1}{"b":2}', 'undefined', '[1,]', '\u0000'])(
    'that is not JSON (%j) is reported as such',
    async (body) => {
      expect(await put(body)).toMatchObject({ status: 400, body: { messageKey: 'malformedJson', fields: [] } });
    },
  );

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['true', 'true'],
    ['null', 'null'],
    ['nothing', ''],
  ])('that is %s is refused where a record is expected', async (_what, body) => {
    expect(await put(body)).toMatchObject({
      status: 400,
      body: { messageKey: 'wrongType', data: { expected: 'object' } },
    });
  });

  it('that is missing is refused where a record is expected', async () => {
    expect(await test.call('PUT', LOOKUPS, { as: admin })).toMatchObject({
      status: 400,
      body: { messageKey: 'wrongType' },
    });
  });

  it.each(['7', '"x"', '[]', 'true'])('that is %s is refused as search criteria', async (body) => {
    expect(await test.call('POST', `${LOOKUPS}/_search`, { as: admin, body })).toMatchObject({
      status: 400,
      body: { messageKey: 'wrongType', data: { name: 'criteria' } },
    });
  });

  it.each(['{}', '7', '"x"', 'null', ''])('that is %j is refused as a list of rows', async (body) => {
    for (const [method, path] of [
      ['PUT', '_all'],
      ['POST', '_delete_all'],
      ['POST', '_active_all'],
    ] as const) {
      expect(await test.call(method, `${LOOKUPS}/${path}`, { as: admin, body })).toMatchObject({
        status: 400,
        body: { messageKey: 'wrongType', data: { expected: 'array' } },
      });
    }
  });

  it.each(['"x"', '7', 'null', '[]', '{}', '{"id":7}', '{"id":"x"}'])(
    'that is %s is refused where records to archive are expected',
    async (body) => {
      expect(await test.call('POST', `${LOOKUPS}/_delete`, { as: admin, body })).toMatchObject({
        status: 400,
        body: { messageKey: 'wrongType', data: { name: 'id' } },
      });
    },
  );

  it('of 5 MB is refused as too large, with the limit', async () => {
    const answer = await put(JSON.stringify({ group: 'TEST', key: 'x', value: 'x'.repeat(5 * MB), seq: 1 }), {
      'accept-language': 'en',
    });
    expect(answer).toMatchObject({
      status: 413,
      body: {
        messageKey: 'tooLarge',
        data: { limit: '4 MB' },
        message: 'This is too large. Send no more than 4 MB.',
      },
    });
  });

  it('without a length is read no further than the limit', async () => {
    const clientRequest = request(`${address}/haz/backend${LOOKUPS}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    });
    // The server may close a connection that it will not read to the end.
    clientRequest.on('error', () => undefined);
    for (let sent = 0; sent < 5; sent += 1) clientRequest.write('x'.repeat(MB));
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
    clientRequest.destroy();
    expect(answer.statusCode).toBe(413);
  });

  it('with endless nesting is refused and does not exhaust the server', async () => {
    const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
    const bodies = [
      `{"attribute":${deep('{"a":', '}', 200_000).replace('{"a":}', '{}')}}`,
      deep('[', ']', 1_000_000),
      `{"children":${deep('[{"name":"others","children":', '}]', 100_000).replace('":}', '":[]}')}}`,
    ];
    for (const body of bodies) {
      for (const path of [SPECIMENS, LOOKUPS, `${LOOKUPS}/_all`]) {
        expect(await test.call('PUT', path, { as: admin, body, headers: { 'idempotency-key': 'deep' } })).toMatchObject(
          { status: 400, body: { messageKey: 'tooMany', data: { what: 'depth' } } },
        );
      }
      expect(await test.call('POST', `${SPECIMENS}/_search`, { as: admin, body })).toMatchObject({ status: 400 });
    }
  });

  it('may contain any number of brackets in its texts', async () => {
    const value = `"${'[{'.repeat(100)}\\"`;
    expect(await put({ group: 'TEST', key: 'brackets', value, seq: 1 })).toMatchObject({
      status: 200,
      body: { value },
    });
  });

  it('in another encoding than UTF-8 is refused rather than stored damaged', async () => {
    const tis620 = Buffer.concat([
      Buffer.from('{"group":"TEST","key":"tis","seq":1,"value":"'),
      Buffer.from([0xa1, 0xd2, 0xc3]),
      Buffer.from('"}'),
    ]);
    const answer = await fetch(`${address}/haz/backend${LOOKUPS}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: tis620,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ messageKey: 'malformedJson' });
  });
});

describe('a content type', () => {
  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/pdf',
    'nonsense',
  ])('of %s is not supported where JSON is expected', async (type) => {
    const body = JSON.stringify({ group: 'TEST', key: 'type', value: 'x', seq: 1 });
    expect(await put(body, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { messageKey: 'unsupportedMediaType' },
    });
    expect(
      await test.call('POST', `${LOOKUPS}/_search`, { as: admin, body: '{}', headers: { 'content-type': type } }),
    ).toMatchObject({ status: 415 });
  });

  it('of JSON is not supported where the bytes of a file are expected', async () => {
    expect(await test.call('POST', '/api/v1/master/attachments/upload', { as: admin, body: {} })).toMatchObject({
      status: 415,
      body: { messageKey: 'unsupportedMediaType' },
    });
  });

  it('may name its character set', async () => {
    expect(
      await put(
        { group: 'TEST', key: 'charset', value: 'ก', seq: 1 },
        { 'content-type': 'application/json; charset=UTF-8' },
      ),
    ).toMatchObject({ status: 200, body: { value: 'ก' } });
  });
});

it('an anonymous caller gets 401 before the body is read', async () => {
  for (const body of ['{', 'x'.repeat(5 * MB), '[1]']) {
    expect(await test.call('PUT', LOOKUPS, { body })).toMatchObject({
      status: 401,
      body: { messageKey: 'unauthenticated' },
    });
  }
  expect(await test.call('PUT', LOOKUPS, { as: { token: 'x.y.z' }, body: '{' })).toMatchObject({
    status: 401,
    body: { messageKey: 'badToken' },
  });
});
