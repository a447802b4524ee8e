import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { withTampering, connectWithoutTriggers, invariantsFolder } from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { createSealer } from '../audit/seal.ts';
import { createClock } from '../clock.ts';
import { createPool } from '../database/connect.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { checkData, checkDataInTransaction, findingsText, hasNoOffenders, type InvariantFinding } from './checkData.ts';
import { readInvariants } from './invariants.ts';

const STAMPS = `1, 'test', now(), 'test', now()`;
const [A, B, C] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-7000-8000-000000000000`) as [
  string,
  string,
  string,
];

let database: TestDatabase;
let admin: Client;
let app: Pool;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  database = await cloneDatabase();
  admin = await connectWithoutTriggers(database);
  app = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 5000,
    idleInTransactionMs: 10_000,
    applicationName: 'haz test',
  });
  folder = await mkdtemp(join(tmpdir(), 'haz-check-'));
  files = createFolderStore(folder);
  await createSealer().seal(app, createClock());
});

afterAll(async () => {
  await app.end();
  await admin.end();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const laws = () => ({ catalogue: testCatalogue, invariantsFolder, files });

/**
 * Returns the broken invariants after this SQL was run as an intruder who is not bound by constraints; then it is
 * rolled back.
 */
async function brokenAfter(sql: string): Promise<InvariantFinding[]> {
  return withTampering(admin, sql, async () =>
    (await checkDataInTransaction(admin, laws())).filter(({ offenders }) => offenders > 0),
  );
}

describe('the data of a new installation', () => {
  it('satisfies every invariant', async () => {
    const findings = await checkData({ url: database.migratorUrl, ...laws() });
    expect(findings.filter(({ offenders }) => offenders > 0)).toEqual([]);
    expect(hasNoOffenders(findings)).toBe(true);
  });
});

describe('a broken invariant', () => {
  const department = (id: string, parent: string | null) =>
    `insert into department (id, code, name_th, department_type, parent_id, version, create_by, create_date,
        update_by, update_date)
      values ('${id}', '${id.slice(0, 8)}', 'x', 'central', ${parent === null ? 'null' : `'${parent}'`}, ${STAMPS});`;
  const user = (id: string, isActive: boolean) =>
    `insert into "user" (id, full_name, person_type, status, is_active, version, create_by, create_date, update_by,
        update_date) values ('${id}', 'x', 'individual', 'usable', ${isActive}, ${STAMPS});`;
  const log = (record: string, version: number, action: string, at = version) =>
    `insert into entity_log (id, entity, record_id, record_version, action, changes, create_by, create_date)
      values (gen_random_uuid(), 'department', '${record}', ${version}, '${action}', '[]', 'test',
        now() + ${at} * interval '1 second');`;
  const session = (id: string) =>
    `insert into session (id, user_id, started_at, seen_at, expires_at, remember)
      values (gen_random_uuid(), '${id}', now(), now(), now(), false);`;
  const file = (id: string, claim: string) =>
    `insert into stored_file (id, hash, name, size, type, created_at, claimed_entity, claimed_field, claimed_record)
      values ('${id}', repeat('e', 64), 'x', 1, 'text/plain', now(), ${claim});`;

  it.each<[what: string, sql: string, law: RegExp]>([
    [
      'a ring of two',
      `${department(A, null)} ${department(B, A)} update department set parent_id = '${B}' where id = '${A}'`,
      /stands below itself/,
    ],
    [
      'something that is its own parent',
      `${department(A, null)} update department set parent_id = id where id = '${A}'`,
      /stands below itself/,
    ],
    [
      'a code without its lookup',
      `delete from lookup where id = (select id from lookup where "group" = 'OUTCOME' limit 1)`,
      /exactly one lookup row/,
    ],
    [
      'a code nobody declared',
      `update lookup set code = 'unheard' where id = (select id from lookup where "group" = 'OUTCOME' limit 1)`,
      /exactly one lookup row/,
    ],
    [
      'more writes than versions',
      `${department(A, null)} ${log(A, 1, 'create')} ${log(A, 2, 'update')}`,
      /no more writes than its version/,
    ],
    ['a hole in the log', `${log(A, 1, 'create')} ${log(A, 3, 'update')}`, /versions 1 to n/],
    [
      'a version twice in the log',
      `${log(A, 1, 'create')} ${log(A, 2, 'update')} ${log(A, 2, 'update', 3)}`,
      /versions 1 to n/,
    ],
    ['an archived user who is signed in', `${user(A, false)} ${session(A)}`, /archived is signed in/],
    [
      'a file that its record has not claimed',
      `${file(B, 'null, null, null')} ${user(A, true)} update "user" set image_id = '${B}' where id = '${A}'`,
      /claimed by it/,
    ],
    [
      'a file that another record has claimed',
      `${file(B, `'user', 'refImage', '${C}'`)} ${user(A, true)} update "user" set image_id = '${B}' where id = '${A}'`,
      /claimed by it/,
    ],
    ['a file without bytes', file(B, 'null, null, null'), /bytes of every file/],
    [
      'a log that was changed',
      `update entity_log set create_by = 'x' where id = (select log_id from audit_seal limit 1)`,
      /changed or taken away/,
    ],
  ])('is reported with the rows that break it: %s', async (_what, sql, law) => {
    const findings = await brokenAfter(sql);
    const found = findings.find((finding) => law.test(finding.law));
    expect(found?.examples.length).toBeGreaterThan(0);
    expect(findingsText(findings)).toContain(found?.examples[0]);
  });

  it('is not reported for a record whose id was created again after it was deleted, or a user who was signed in before', async () => {
    const recreated = `${department(A, null)} ${log(A, 1, 'create')} ${log(A, 2, 'update')} ${log(A, 2, 'delete', 3)} ${log(A, 1, 'create', 4)}`;
    expect(
      await brokenAfter(`${recreated} ${user(B, false)} ${session(B)} update session set ended_at = now()`),
    ).toEqual([]);
  });
});

describe('the invariant files', () => {
  it('each have a sentence and a query', () => {
    // Includes a document that refers to others, because there is an invariant about those too.
    const invariants = readInvariants(invariantsFolder, buildCatalogue([...testCatalogue.modules, permitModule]));
    expect(invariants.length).toBeGreaterThan(5);
    for (const { law, queries, name } of invariants) {
      expect(law, name).toMatch(/^[A-Z].*\.$/);
      expect(queries.length, name).toBeGreaterThan(0);
    }
  });
});
