/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import { expect, it } from 'vitest';
import { text } from '#language/field.ts';
import { connectAdmin } from '../connect.ts';
import { catalogueWith, makeTestDatabase } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';

/**
 * In the order of the Royal Society's dictionary: by the consonant, even if a vowel is written before it, and tones
 * last of all.
 */
const words = [
  'กก',
  'กรด',
  'กะทิ',
  'กัน',
  'กา',
  'กำ',
  'กิน',
  'กุ้ง',
  'เก',
  'เกลือ',
  'แก',
  'แก้ว',
  'ไก่',
  'ขวด',
  'เข',
  'ใคร',
  'ปา',
  'ป่า',
  'ป้า',
  'ป๊า',
  'ป๋า',
  'ปาก',
  'ไป',
  'สาร',
  'แสง',
  'โอ่ง',
];

it('a column of names is sorted like a Thai dictionary, in the database and in a browser', async () => {
  const database = await makeTestDatabase();
  const client = await connectAdmin(database.migratorUrl, 'haz test');
  try {
    await client.query(schemaSql(catalogueWith({ name: text(['ชื่อ', 'Name']) })).join(';\n'));
    await client.query(
      `insert into example (id, name, version, create_by, create_date, update_by, update_date)
       select gen_random_uuid(), word, 1, 't', now(), 't', now() from unnest($1::text[]) word`,
      [words.toReversed()],
    );
    const { rows } = await client.query<{ name: string }>('select name from example order by name');
    expect(rows.map(({ name }) => name)).toEqual(words);
    expect(words.toReversed().toSorted((one, other) => one.localeCompare(other, 'th'))).toEqual(words);
  } finally {
    await client.end();
    await database.remove();
  }
});
