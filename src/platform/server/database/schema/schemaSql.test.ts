import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  date,
  decimal,
  file,
  instant,
  integer,
  json,
  lookup,
  parts,
  ref,
  text,
  uuid,
  type FieldSet,
} from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { catalogueWith, exampleEntity } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';

const label: Label = ['ช่อง', 'Field'];

describe('a declared field', () => {
  it.each<[what: string, field: FieldSet[string], column: string, check?: string]>([
    ['text sorts as Thai', text(label, { max: 7 }), 'text collate "th-TH-x-icu"', 'char_length("it") <= 7'],
    [
      'a code is compared byte by byte',
      text(label, { code: true, max: 7 }),
      'text collate "C"',
      'char_length("it") <= 7',
    ],
    ['text takes its default', text(label, { default: "it's" }), `text collate "th-TH-x-icu" default 'it''s'`],
    [
      'an integer keeps within its limits',
      integer(label, { min: 1, max: 20, default: 3 }),
      'integer default 3',
      '"it" >= 1 and "it" <= 20',
    ],
    [
      'a decimal is exact',
      decimal(label, { precision: 12, scale: 3, min: '0.001' }),
      'numeric(12, 3)',
      '"it" >= 0.001',
    ],
    [
      'a boolean takes its default',
      boolean(label, { required: true, default: false }),
      'boolean default false not null',
    ],
    ['a date has no time', date(label), 'date'],
    ['an instant is kept to the second', instant(label), 'timestamptz(0)'],
    ['an identifier', uuid(label), 'uuid'],
    ['JSON has its declared shape', json(label, { shape: 'array' }), 'jsonb', `jsonb_typeof("it") = 'array'`],
    [
      'a choice is one of its codes',
      choice('userStatus', label, { required: true, default: 'usable' }),
      `text collate "C" default 'usable' not null`,
      `"it" in ('usable', 'pending', 'suspended')`,
    ],
  ])('%s', (_what, field, column, check) => {
    const table = createOf({ it: field });
    expect(table).toContain(`  "it" ${column},\n`);
    if (check !== undefined) expect(table).toContain(`constraint "example_it_check" check (${check})`);
  });

  it('that is a reference is a uuid column with a foreign key and an index', () => {
    const sql = schemaSql(
      catalogueWith({
        refUnit: lookup('UNIT', label),
        refUser: ref('user', label, { cascade: true }),
        refScan: file(label),
      }),
    );
    expect(sql).toContain(
      'alter table "example" add constraint "example_unit_id_fkey" foreign key ("unit_id") references "lookup" ("id")',
    );
    expect(sql).toContain(
      'alter table "example" add constraint "example_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade',
    );
    expect(sql).toContain(
      'alter table "example" add constraint "example_scan_id_fkey" foreign key ("scan_id") references "stored_file" ("id")',
    );
    expect(indexesOf(sql)).toEqual([
      'create index "example_unit_id_idx" on "example" using btree ("unit_id")',
      'create index "example_user_id_idx" on "example" using btree ("user_id")',
      'create index "example_scan_id_idx" on "example" using btree ("scan_id")',
    ]);
  });
});

describe('a declared entity', () => {
  it('has a version from 1 and free space for updates', () => {
    const table = createOf({});
    expect(table).toContain('constraint "example_pkey" primary key ("id")');
    expect(table).toContain('constraint "example_version_check" check ("version" >= 1)');
    expect(table).toMatch(/\) with \(fillfactor = 90, autovacuum_vacuum_scale_factor = 0\.01\)$/);
  });

  it('that is a log has no version and full pages', () => {
    const table = createOf({ name: text(label) }, { kind: 'log' });
    expect(table).not.toContain('"version"');
    expect(table).toMatch(/\n\)$/);
  });

  it('has indexes with a total order, and no second index for a reference that leads one of them', () => {
    const fields = { code: text(label, { code: true }), refUser: ref('user', label), refRole: ref('role', label) };
    const options = { indexes: [['refUser', '-createDate'], ['-code']], unique: [['refRole', 'code']] };
    expect(indexesOf(schemaSql(catalogueWith(fields, options)))).toEqual([
      'create index "example_user_id_create_date_desc_idx" on "example" using btree ("user_id", "create_date" desc, "id" desc)',
      'create index "example_code_desc_idx" on "example" using btree ("code" desc, "id" desc)',
    ]);
  });

  it('has one index for each scope, newest first', () => {
    const fields = { refHolder: ref('user', label), refDepartment: ref('department', label) };
    const options = {
      scope: { holder: 'refHolder', department: 'refDepartment' },
      indexes: [['refHolder', '-createDate']],
    };
    expect(indexesOf(schemaSql(catalogueWith(fields, options)))).toEqual([
      'create index "example_holder_id_create_date_desc_idx" on "example" using btree ("holder_id", "create_date" desc, "id" desc)',
      'create index "example_department_id_create_date_desc_idx" on "example" using btree ("department_id", "create_date" desc, "id" desc)',
    ]);
  });

  it('that is a part is deleted with its root and read in its order', () => {
    const line = exampleEntity(
      'exampleLine',
      { name: text(label) },
      { partOf: { root: 'example', field: 'lines', rootField: 'refExample' } },
    );
    const sql = schemaSql(catalogueWith({ lines: parts('exampleLine', label) }, {}, [line]));
    expect(sql).toContain(
      'alter table "example_line" add constraint "example_line_example_id_fkey" foreign key ("example_id") references "example" ("id") on delete cascade',
    );
    expect(indexesOf(sql)).toEqual([
      'create index "example_line_example_id_seq_idx" on "example_line" using btree ("example_id", "seq")',
    ]);
  });

  it('has a trigram index for each searched text', () => {
    expect(indexesOf(schemaSql(catalogueWith({ name: text(label, { searched: true }) })))).toEqual([
      'create index "example_name_search_idx" on "example" using gin (search_text("name") gin_trgm_ops)',
    ]);
  });
});

describe('the whole schema', () => {
  it('makes every table before the first foreign key, and every foreign key before the first index', () => {
    const kinds = schemaSql(catalogueWith({ refUser: ref('user', label) })).map(
      (sql) => /^(?:create table|alter table|create index)/.exec(sql)?.[0] ?? '',
    );
    expect(kinds.indexOf('alter table')).toBeGreaterThan(kinds.lastIndexOf('create table'));
    expect(kinds.indexOf('create index')).toBeGreaterThan(kinds.indexOf('alter table'));
  });

  it('refuses a limit that is not a number', () => {
    expect(() => schemaSql(catalogueWith({ it: decimal(label, { precision: 5, scale: 2, min: '0; drop' }) }))).toThrow(
      'is not a number',
    );
  });
});

function createOf(fields: FieldSet, options: Parameters<typeof catalogueWith>[1] = {}): string {
  return schemaSql(catalogueWith(fields, options)).find((sql) => sql.startsWith('create table "example" ')) ?? '';
}

function indexesOf(sql: readonly string[]): string[] {
  return sql.filter((statement) => statement.startsWith('create index "example_'));
}
