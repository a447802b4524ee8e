/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue, type Catalogue } from '#language/catalogue.ts';
import { boolean, choice, integer, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { platform } from '#platform/model/module.ts';
import { connectAdmin } from '../connect.ts';
import { compareStructures } from './compareStructures.ts';
import { migrationText, type Difference } from './schemaDifference.ts';
import { catalogueWith, makeTestDatabase, type TestDatabase } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';
import { readDatabaseStructure, type DatabaseStructure } from './databaseStructure.ts';

const label: Label = ['ช่อง', 'Field'];
const code = text(label, { code: true, max: 10, required: true });
const before = catalogueWith({ code });
const ofPlatform = new Set(schemaSql(buildCatalogue([platform])));

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await makeTestDatabase();
  client = await connectAdmin(database.migratorUrl, 'haz test');
  await client.query('begin');
  await client.query([...ofPlatform].join(';\n'));
});

afterAll(async () => {
  await client.end();
  await database.remove();
});

describe('the migration for a changed declaration', () => {
  it('is empty when nothing has changed', async () => {
    expect(await differences(before, catalogueWith({ code }))).toEqual([]);
  });

  it.each<[what: string, after: Catalogue, sentences: string[]]>([
    [
      'a new column',
      catalogueWith({ code, isOpen: boolean(label, { required: true, default: false }) }),
      ['The column example.is_open is new.'],
    ],
    [
      'a new reference with its index',
      catalogueWith({ code, refUser: ref('user', label) }),
      [
        'The column example.user_id is new.',
        'The constraint example_user_id_fkey of example is new.',
        'The index example_user_id_idx of example is new.',
      ],
    ],
    [
      'a new index',
      catalogueWith({ code }, { indexes: [['code']] }),
      ['The index example_code_idx of example is new.'],
    ],
    [
      'a new key',
      catalogueWith({ code }, { unique: [['code']] }),
      ['The constraint example_code_key of example is new.'],
    ],
    [
      'a changed check',
      catalogueWith({ code: text(label, { code: true, max: 20, required: true }) }),
      ['The constraint example_code_check of example has changed.'],
    ],
    [
      'a looser column',
      catalogueWith({ code: text(label, { code: true, max: 10 }) }),
      ['The column example.code may now be empty.'],
    ],
    [
      'a changed default',
      catalogueWith({ code: text(label, { code: true, max: 10, required: true, default: '-' }) }),
      ['The default of example.code has changed.'],
    ],
  ])('is written completely for %s', async (_what, after, sentences) => {
    const found = await differences(before, after);
    expect(found.map(({ description }) => description)).toEqual(sentences);
    expect(found.some(({ byHand }) => byHand)).toBe(false);
    expect(await differencesLeft(before, { migration: migrationText(found), after })).toEqual([]);
  });

  it.each<[what: string, from: Catalogue, to: Catalogue, sentence: string]>([
    [
      'a lost column',
      catalogueWith({ code, copies: integer(label) }),
      before,
      'The column example.copies is no longer declared.',
    ],
    [
      'a lost key',
      catalogueWith({ code }, { unique: [['code']] }),
      before,
      'The constraint example_code_key of example is no longer declared.',
    ],
    [
      'a lost index',
      catalogueWith({ code }, { indexes: [['code']] }),
      before,
      'The index example_code_idx of example is no longer declared.',
    ],
    [
      'a record that becomes a log',
      before,
      catalogueWith({ code }, { kind: 'log' }),
      'The column example.version is no longer declared.',
    ],
    ['a lost table', before, buildCatalogue([platform]), 'The table example is no longer declared.'],
    [
      'a column that is now required',
      catalogueWith({ code: text(label, { code: true, max: 10 }) }),
      before,
      'The column example.code is now required: rows where it is empty need a value.',
    ],
    [
      'a new required column',
      before,
      catalogueWith({ code, refStatus: choice('userStatus', label, { required: true }) }),
      'The column example.status is new and required: rows that are already there need a value.',
    ],
    [
      'another collation',
      catalogueWith({ code: text(label, { max: 10, required: true }) }),
      before,
      'The type of example.code has changed.',
    ],
  ])('needs manual work for %s', async (_what, from, to, sentence) => {
    const found = await differences(from, to);
    expect(found.filter(({ byHand }) => byHand).map(({ description }) => description)).toContain(sentence);
    await expect(differencesLeft(from, { migration: migrationText(found), after: to })).rejects.toThrow(
      'Write this by hand',
    );
  });

  it('does not mention objects of a dropped column separately', async () => {
    const from = catalogueWith({ code, name: text(label, { searched: true }) }, { unique: [['name']] });
    expect((await differences(from, before)).map(({ description }) => description)).toEqual([
      'The column example.name is no longer declared.',
    ]);
  });

  it('suggests a rename for a column that is dropped while a similar one is added', async () => {
    const found = await differences(
      catalogueWith({ code, copies: integer(label) }),
      catalogueWith({ code, sheets: integer(label) }),
    );
    expect(migrationText(found)).toContain('-- alter table "example" rename column "copies" to "sheets";');
  });
});

async function differences(from: Catalogue, to: Catalogue): Promise<Difference[]> {
  return compareStructures(await structureAfter(schemaSql(from)), await structureAfter(schemaSql(to)));
}

/** Returns the differences after the migration has run on a database made from the earlier declarations. */
async function differencesLeft(
  from: Catalogue,
  { migration, after }: { migration: string; after: Catalogue },
): Promise<Difference[]> {
  return compareStructures(
    await structureAfter([...schemaSql(from), migration]),
    await structureAfter(schemaSql(after)),
  );
}

/** Additions to the platform are made, read and rolled back, which is faster than a database each time. */
async function structureAfter(statements: readonly string[]): Promise<DatabaseStructure> {
  await client.query('savepoint untouched');
  try {
    await client.query(statements.filter((sql) => !ofPlatform.has(sql)).join(';\n'));
    return await readDatabaseStructure(client);
  } finally {
    await client.query('rollback to savepoint untouched');
  }
}
