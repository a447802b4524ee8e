/** An issued document never changes: not by any call, and not by SQL with the database role of the application. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partFieldsOf } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  makeRequestPeople,
  refile,
  takeStep,
  uploadPdf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const LETTERS = '/api/v1/transaction/to-whoms';
const ATTACHMENTS = '/api/v1/transaction/to-whom-attachments';

let test: TestApp;
let people: RequestPeople;
/** Revision 1, replaced by revision 2, which is in force. */
let old: FiledRequest;
let current: FiledRequest;
let draft: FiledRequest;

beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
  old = await issueLetter(test, people);
  current = await refile(test, people.operator, { kind: 3, base: old });
  await bringToSignatory(test, people, current);
  await takeStep(test, people.approver, current, 'approve');
  draft = await fileLetter(test, people.operator);
});
afterAll(() => test.stop());

interface IssuedRow {
  readonly version: number;
  readonly part: string;
}

async function rowOf({ id }: FiledRequest): Promise<IssuedRow> {
  const { rows } = await test.app.pools.api.query<IssuedRow>(
    'select t."version", (select a."id" from "to_whom_attachment" a where a."to_whom_id" = t."id" limit 1) as "part" from "to_whom" t where t."id" = $1',
    [id],
  );
  if (rows[0] === undefined) throw new Error('The letter is gone');
  return rows[0];
}

/** Returns the whole document with its rows. */
async function wholeOf(filed: FiledRequest): Promise<unknown> {
  const { rows } = await test.app.pools.api.query<{ whole: unknown }>(
    'select jsonb_build_object(\'row\', to_jsonb(t), \'parts\', (select jsonb_agg(to_jsonb(a) order by a."id") from "to_whom_attachment" a where a."to_whom_id" = t."id")) as "whole" from "to_whom" t where t."id" = $1',
    [filed.id],
  );
  return rows[0]?.whole;
}

type WriteAttempt = readonly [
  name: string,
  open: (as: Person, filed: FiledRequest, row: IssuedRow) => Promise<TestAnswer>,
];

const post =
  (path: string, body: unknown) =>
  (as: Person): Promise<TestAnswer> =>
    test.call('POST', path, { as, body });
const put =
  (path: string, body: unknown) =>
  (as: Person): Promise<TestAnswer> =>
    test.call('PUT', path, { as, body });

const writeAttempts: readonly WriteAttempt[] = [
  ['saving it', (as, { id }, { version }) => put(LETTERS, { id, version, subject: 'Another' })(as)],
  [
    'saving it with others',
    (as, { id }, { version }) => put(`${LETTERS}/_all`, [{ id, version, subject: 'Another' }])(as),
  ],
  [
    'a row taken out of it',
    (as, { id }, { version, part }) => put(LETTERS, { id, version, attachments: [{ id: part, isDelete: true }] })(as),
  ],
  ['archiving it', (as, { id }) => post(`${LETTERS}/_delete`, { id })(as)],
  ['archiving it with others', (as, { id }) => post(`${LETTERS}/_delete_all`, [{ id }])(as)],
  ['deleting it', (as, { id }) => post(`${LETTERS}/_delete?isHardDelete=true`, { id })(as)],
  ['deleting it with others', (as, { id }) => post(`${LETTERS}/_delete_all?isHardDelete=true`, [id])(as)],
  [
    'a row of it saved',
    (as, _filed, { part, version }) => put(ATTACHMENTS, { id: part, version, documentNo: '99' })(as),
  ],
  [
    'a row of it saved with others',
    (as, _filed, { part, version }) => put(`${ATTACHMENTS}/_all`, [{ id: part, version, documentNo: '99' }])(as),
  ],
  [
    'a row added to it',
    async (as, { id }) =>
      put(ATTACHMENTS, { refToWhom: { id }, refItem: { key: '9' }, file: await uploadPdf(test, as) })(as),
  ],
  ['a row of it taken out', (as, _filed, { part }) => post(`${ATTACHMENTS}/_delete`, { id: part })(as)],
  [
    'a row of it taken out with others',
    (as, _filed, { part }) => post(`${ATTACHMENTS}/_delete_all`, [{ id: part }])(as),
  ],
];

/** For a bulk call, returns the refusal of its row. */
function refusalOf({ status, body }: TestAnswer): string {
  const [first] = Array.isArray(body) ? (body as readonly { ok: boolean; error?: { status: number } }[]) : [];
  return first === undefined
    ? answerSummary({ status, body })
    : first.ok
      ? '200'
      : answerSummary({ status: first.error?.status ?? 0, body: first.error });
}

describe('an issued document, by a call', () => {
  it.each(writeAttempts)('cannot be changed by its holder: %s', async (_name, open) => {
    for (const filed of [old, current]) {
      const before = await wholeOf(filed);
      expect(['409 issuedIsFinal', '409 onlyDraftsGo']).toContain(
        refusalOf(await open(people.operator, filed, await rowOf(filed))),
      );
      expect(await wholeOf(filed)).toEqual(before);
    }
  });

  it.each(writeAttempts)('cannot be changed by officers: %s', async (_name, open) => {
    for (const person of [people.receiver, people.head, people.approver]) {
      const before = await wholeOf(current);
      expect(refusalOf(await open(person, current, await rowOf(current)))).toMatch(
        /^(?:403 forbidden|409 issuedIsFinal|409 onlyDraftsGo)$/,
      );
      expect(await wholeOf(current)).toEqual(before);
    }
  });

  it('is not changed by being activated again', async () => {
    const before = await wholeOf(current);
    for (const answer of [
      await post(`${LETTERS}/_active`, { id: current.id })(people.operator),
      await post(`${LETTERS}/_active_all`, [current.id])(people.operator),
    ])
      expect([200, 409]).toContain(answer.status);
    expect(await wholeOf(current)).toEqual(before);
  });

  it('can be corrected only if it is the revision in force', async () => {
    const register = (base: FiledRequest): Promise<TestAnswer> =>
      put(`${LETTERS}/register`, {
        refBase: { id: base.id },
        remark: 'A slip of the pen.',
        record: { subject: 'Corrected' },
      })(people.head);
    expect(answerSummary(await register(old))).toBe('409 baseNotCurrent');
    expect(answerSummary(await register(draft))).toBe('404 notFound');
  });
});

describe('the database, for the role of the application', () => {
  const codeOf = async (text: string, values: readonly unknown[] = []): Promise<string> => {
    try {
      await test.app.pools.api.query(text, [...values]);
      return 'done';
    } catch (error) {
      return String((error as { code?: unknown }).code);
    }
  };

  it('refuses changes of every column of an issued row, except whether it is in force', async () => {
    const { rows: columns } = await test.app.pools.api.query<{ name: string; type: string }>(
      `select column_name as "name", data_type as "type" from information_schema.columns
        where table_schema = current_schema() and table_name = 'to_whom' and is_generated = 'NEVER'`,
    );
    const before = await wholeOf(old);
    expect(columns.length).toBeGreaterThan(20);
    for (const { name, type } of columns.filter((column) => column.name !== 'is_current')) {
      // Another value of its type, or null if there was one.
      const value: string =
        {
          boolean: `not coalesce("${name}", false)`,
          integer: `coalesce("${name}", 0) + 1`,
          uuid: 'gen_random_uuid()',
          'timestamp with time zone': `now() + interval '1 day'`,
        }[type] ?? `coalesce("${name}"::text, '') || 'x'`;
      expect([name, await codeOf(`update "to_whom" set "${name}" = ${value} where "id" = $1`, [old.id])]).toEqual([
        name,
        'HZ001',
      ]);
    }
    expect(await wholeOf(old)).toEqual(before);
  });

  it('refuses to delete an issued row, and to change, delete or add part rows', async () => {
    const { part } = await rowOf(old);
    const added = `insert into "to_whom_attachment"
      select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'line_id', gen_random_uuid()))).*
      from "to_whom_attachment" a where a."id" = $1`;
    expect(await codeOf('delete from "to_whom" where "id" = $1', [old.id])).toBe('HZ001');
    expect(await codeOf('delete from "to_whom_attachment" where "id" = $1', [part])).toBe('HZ001');
    expect(await codeOf(`update "to_whom_attachment" set "document_no" = 'x' where "id" = $1`, [part])).toBe('HZ001');
    expect(await codeOf(added, [part])).toBe('HZ001');
  });

  it('refuses to move a part row into or out of an issued document', async () => {
    const [issued, open] = [await rowOf(old), await rowOf(draft)];
    expect(
      await codeOf('update "to_whom_attachment" set "to_whom_id" = $2 where "id" = $1', [issued.part, draft.id]),
    ).toBe('HZ001');
    expect(await codeOf('update "to_whom_attachment" set "to_whom_id" = $2 where "id" = $1', [open.part, old.id])).toBe(
      'HZ001',
    );
  });

  it('allows to change whether it is in force, and nothing together with it', async () => {
    const client = await test.app.pools.api.connect();
    try {
      await client.query('begin');
      expect(
        (await client.query('update "to_whom" set "is_current" = false where "id" = $1', [current.id])).rowCount,
      ).toBe(1);
      await client.query('savepoint one');
      await expect(
        client.query(`update "to_whom" set "is_current" = true, "subject" = 'x' where "id" = $1`, [current.id]),
      ).rejects.toMatchObject({ code: 'HZ001' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('refuses to change what a dossier and a request are about, and a number once it is set', async () => {
    const other = newId();
    const ofDossier = `where "id" = (select "dossier_id" from "request" where "id" = $1)`;
    for (const set of [
      `"holder_id" = '${other}'`,
      `"document_type" = 'ruling'`,
      `"previous_id" = '${other}'`,
      `"code" = 'TW0/2500'`,
      `"code" = null`,
      `"department_id" = null`,
    ])
      expect([set, await codeOf(`update "dossier" set ${set} ${ofDossier}`, [old.requestId])]).toEqual([set, 'HZ001']);
    for (const set of [
      `"dossier_id" = '${other}'`,
      `"holder_id" = '${other}'`,
      `"document_id" = '${other}'`,
      `"request_type" = 'renew'`,
      `"origin" = 'register'`,
      `"department_id" = null`,
    ])
      expect([set, await codeOf(`update "request" set ${set} where "id" = $1`, [old.requestId])]).toEqual([
        set,
        'HZ001',
      ]);
  });

  it('allows one revision in force and one request in process', async () => {
    expect(await codeOf('update "to_whom" set "is_current" = true where "id" = $1', [old.id])).toBe('23505');
    const [first, other] = [
      await refile(test, people.operator, { kind: 3, base: current }),
      await refile(test, people.operator, { kind: 3, base: current }),
    ];
    await takeStep(test, people.operator, first, 'request');
    expect(await codeOf(`update "request" set "status" = 'submitted' where "id" = $1`, [other.requestId])).toBe(
      '23505',
    );
  });

  it('protects every declared document and each of its parts', async () => {
    const { rows } = await test.app.pools.api.query<{ table: string }>(
      `select tgrelid::regclass::text as "table" from pg_trigger where tgname like '%\\_issued'`,
    );
    const guarded = new Set(rows.map(({ table }) => table.replaceAll('"', '')));
    const documents = [...testCatalogue.entities.values()].filter(({ isDocument }) => isDocument);
    const needed = documents
      .flatMap((entity) => [entity.name, ...partFieldsOf(entity).map(([, field]) => field.target)])
      .map(tableName);
    expect(needed.filter((table) => !guarded.has(table))).toEqual([]);
  });
});
