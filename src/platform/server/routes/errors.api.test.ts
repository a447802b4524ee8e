/** The single shape of every refusal, in the language of the reader. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { startTestApp, type CallOptions, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const NOBODY = '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a';

interface ErrorBody {
  readonly status: number;
  readonly message: string;
  readonly messageKey: string;
  readonly data: object;
  readonly fields: readonly {
    readonly path: string;
    readonly messageKey: string;
    readonly data: object;
    readonly message: string;
  }[];
  readonly requestId: string;
}

let test: TestApp;
let admin: Person;
let lab: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  lab = await test.person({ roles: ['OFFICER_LAB'] });
});
afterAll(() => test.stop());

type Refused = readonly [status: number, method: 'PUT' | 'POST' | 'GET', path: string, options: () => CallOptions];

/** One call for every status a caller can cause. */
const refusals: readonly Refused[] = [
  [400, 'PUT', SPECIMENS, () => ({ as: admin, body: { nmae: 'x', amount: 'y', lines: [{ lable: 1 }] } })],
  [400, 'PUT', SPECIMENS, () => ({ as: admin, body: '{' })],
  [
    400,
    'POST',
    `${SPECIMENS}/_search`,
    () => ({ as: admin, body: { where: [{ name: 'code', operator: '~', value: 'x' }] } }),
  ],
  [401, 'POST', `${SPECIMENS}/_search`, () => ({ body: {} })],
  [401, 'POST', `${SPECIMENS}/_search`, () => ({ as: { token: 'x' }, body: {} })],
  [403, 'POST', `${SPECIMENS}/_search`, () => ({ as: lab, body: {} })],
  [404, 'POST', `${SPECIMENS}/_delete`, () => ({ as: admin, body: JSON.stringify(NOBODY) })],
  [404, 'GET', '/api/v1/nothing', () => ({ as: admin })],
  [413, 'PUT', SPECIMENS, () => ({ as: admin, body: `"${'x'.repeat(5 * 1024 * 1024)}"` })],
  [415, 'PUT', SPECIMENS, () => ({ as: admin, body: 'x', headers: { 'content-type': 'text/csv' } })],
  [
    422,
    'PUT',
    SPECIMENS,
    () => ({ as: admin, body: { amount: -2000, weightKg: '1.2345', createBy: 'me', refGrade: { key: 'Z' } } }),
  ],
  [
    422,
    'PUT',
    SPECIMENS,
    () => ({
      as: admin,
      body: { code: 'FILE', picture: { name: 'a.png', blob: Buffer.from('no picture').toString('base64') } },
    }),
  ],
];

describe('a refusal', () => {
  it.each(refusals)(
    'with %i of %s %s has exactly the agreed fields, and texts in the reader’s language',
    async (status, method, path, options) => {
      const thai = await test.call(method, path, options());
      const english = await test.call(method, path, {
        ...options(),
        headers: { ...options().headers, 'accept-language': 'en-GB,en;q=0.9,th;q=0.8' },
      });
      expect([thai.status, english.status]).toEqual([status, status]);
      const [th, en] = [thai.body as ErrorBody, english.body as ErrorBody];
      for (const [answer, body] of [
        [thai, th],
        [english, en],
      ] as const) {
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(Object.keys(body).toSorted()).toEqual([
          'data',
          'fields',
          'message',
          'messageKey',
          'requestId',
          'status',
        ]);
        expect(body.status).toBe(status);
        expect(body.requestId).toBe(answer.headers['x-request-id']);
        for (const field of body.fields)
          expect(Object.keys(field).toSorted()).toEqual(['data', 'message', 'messageKey', 'path']);
      }
      for (const [thaiPart, other] of [
        [th, en],
        ...th.fields.map((field, index) => [field, en.fields[index]] as const),
      ] as const) {
        expect(testCatalogue.messages.get(thaiPart.messageKey)).toBeDefined();
        expect(thaiPart.message).toMatch(/[\u0E00-\u0E7F]/);
        expect(other?.message).not.toMatch(/^[\u0E00-\u0E7F]/);
        expect(`${thaiPart.message}${other?.message ?? ''}`).not.toMatch(/\{\w+\}/);
      }
    },
  );

  it('names every wrong field at once', async () => {
    const { body } = await test.call('PUT', SPECIMENS, {
      as: admin,
      body: { nmae: 'x', amount: 'y', lines: [{ lable: 1, netKg: [] }, 7] },
      headers: { 'accept-language': 'en' },
    });
    expect((body as ErrorBody).fields.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'nmae: There is no field “nmae”. Remove it and send again.',
      'amount: “amount” has the wrong type. Send it as integer.',
      'lines.0.lable: There is no field “lines.0.lable”. Remove it and send again.',
      'lines.0.netKg: “lines.0.netKg” has the wrong type. Send it as decimal.',
      'lines.1: “lines.1” has the wrong type. Send it as object.',
    ]);
  });

  it('is Thai unless English is preferred', async () => {
    const languages: readonly [string, 'th' | 'en'][] = [
      ['', 'th'],
      ['th', 'th'],
      ['th,en', 'th'],
      ['fr,en', 'th'],
      ['en', 'en'],
      ['EN-us', 'en'],
      ['english', 'th'],
      ['*', 'th'],
    ];
    for (const [language, expected] of languages) {
      const { body } = await test.call('POST', `${SPECIMENS}/_search`, {
        body: {},
        headers: { 'accept-language': language },
      });
      expect([language, /^[A-Z]/u.test((body as ErrorBody).message) ? 'en' : 'th']).toEqual([language, expected]);
    }
  });

  it('is limited in size, however much was wrong', async () => {
    const names = Array.from({ length: 50_000 }, (_, index) => [`no${index}`, 1] as const);
    const bodies = [
      Object.fromEntries(names),
      { ['x'.repeat(1_000_000)]: 1 },
      { lines: Array.from({ length: 100_000 }, () => 7) },
      { lines: [{ ['ก'.repeat(500_000)]: 1 }] },
    ];
    for (const body of bodies) {
      const { status, text } = await test.call('PUT', SPECIMENS, { as: admin, body });
      expect([status, text.length < 50_000]).toEqual([400, true]);
    }
    for (const body of [
      { ['y'.repeat(1_000_000)]: 1 },
      { where: [{ name: 'z'.repeat(1_000_000), operator: '=' }] },
      { where: [{ name: 'code', operator: 'z'.repeat(1_000_000) }] },
      { select: ['a'.repeat(200)] },
    ]) {
      const { status, text } = await test.call('POST', `${SPECIMENS}/_search`, { as: admin, body });
      expect([status, text.length < 2000]).toEqual([400, true]);
    }
  });

  it('contains no internals of the server', async () => {
    const { text } = await test.call('PUT', SPECIMENS, {
      as: admin,
      body: { code: 'INSIDE', refOther: { id: NOBODY } },
    });
    expect(text).not.toMatch(/constraint|stack|\.ts|node_modules|postgres|select |insert /i);
  });
});
