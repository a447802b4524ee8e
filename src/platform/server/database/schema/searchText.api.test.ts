/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import * as fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '#language/field.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { messyText } from '#platform/testing/messyText.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { connectAdmin } from '../connect.ts';
import { catalogueWith, makeTestDatabase, type TestDatabase } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';

const ROWS = 5_000;
const catalogue = catalogueWith({
  code: text(['รหัส', 'Code'], { code: true, searched: true }),
  name: text(['ชื่อ', 'Name'], { searched: true }),
});

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await makeTestDatabase();
  client = await connectAdmin(database.migratorUrl, 'haz test');
  await client.query(schemaSql(catalogue).join(';\n'));
  await client.query(
    `insert into example (id, code, name, version, create_by, create_date, update_by, update_date)
     select gen_random_uuid(), 'C-' || n, 'สารละลาย ' || md5(n::text), 1, 't', now(), 't', now() from generate_series(1, $1) n`,
    [ROWS],
  );
  await client.query(`update example set name = 'กรดน้ำส้มเข้มข้น Acetic ACID', code = 'AB-77X' where code = 'C-1'`);
  await client.query('vacuum analyze example');
});

afterAll(async () => {
  await client.end();
  await database.remove();
});

describe('a searched text', () => {
  it.each([
    ['three Thai characters', 'name', 'ส้ม'],
    ['vowels and tones, however they were typed', 'name', 'น้ํา'],
    ['a tone too late', 'name', 'น\u0E4D\u0E49\u0E32ส'],
    ['letters of any case', 'name', 'CETIC aci'],
    ['words run together', 'name', 'เข้มข้นacetic'],
    ['a piece of a code', 'code', 'b-77x'],
    ['a piece of a code without its hyphen', 'code', 'ab77'],
  ])('is found by %s, through its index', async (_what, column, needle) => {
    const query = `select 1 from example where search_text("${column}") like $1`;
    const values = [`%${normaliseForSearch(needle)}%`];
    expect((await client.query(query, values)).rowCount).toBe(1);
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, values);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      `Bitmap Index Scan on example_${column}_search_idx`,
    );
  });

  it('is normalised in the same form by the database and by TypeScript', async () => {
    const { rows } = await client.query<{ given: string; searched: string }>(
      `select chr(n) as given, search_text(chr(n)) as searched from generate_series(x'20'::int, x'24ff'::int) n where n not between 127 and 159`,
    );
    const knownScripts = rows.filter(({ given }) =>
      /\p{Script=Thai}|\p{Script=Latin}|\p{N}|\p{P}|\p{S}|\p{Z}/u.test(given),
    );
    expect(knownScripts.length).toBeGreaterThan(1_000);
    expect(knownScripts.filter(({ given, searched }) => normaliseForSearch(given) !== searched)).toEqual([]);
  });

  it('is normalised in the same form for odd input', async () => {
    const texts = fc.sample(messyText, propertyRuns(5_000));
    const { rows } = await client.query<{ given: string; searched: string }>(
      'select given, search_text(given) as searched from unnest($1::text[]) given',
      [texts],
    );
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter(({ given, searched }) => normaliseForSearch(given) !== searched)).toEqual([]);
  });
});
