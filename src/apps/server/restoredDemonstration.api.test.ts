/**
 * Tests the demonstration with its papers: that it is made once, which status its records have reached and by which
 * steps, and that a backup of it is restored into an empty database and served.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partFieldsOf } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { makeTestDatabase, type TestDatabase } from '#platform/server/database/schema/schemaFixtures.ts';
import { ISSUED_IS_FINAL } from '#platform/server/database/schema/requestSchema.ts';
import { readDatabaseStructure } from '#platform/server/database/schema/databaseStructure.ts';
import { createFolderStore } from '#platform/server/files/folderStore.ts';
import { backup } from '#platform/server/operations/backup.ts';
import { checkData, findingsText, hasNoOffenders } from '#platform/server/operations/checkData.ts';
import type { Manifest } from '#platform/server/operations/manifest.ts';
import { restore } from '#platform/server/operations/restore.ts';
import { readConstraints } from '#platform/server/operations/withoutConstraints.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { invariantsFolder } from '#platform/testing/brokenInvariants.ts';
import {
  readTableDigests,
  findIssuedPartTables,
  withClient,
  type TableDigest,
} from '#platform/testing/databaseRows.ts';
import {
  countStories,
  playAllStories,
  playAndCount,
  prepareDemonstration,
  startDemonstrationApp,
  signInAs,
} from '#platform/testing/demonstrationSite.ts';
import { searchIssuedDocuments, checkIssuedPapers, documentEntitiesOf } from '#platform/testing/issuedDocuments.ts';
import { catalogue } from '../modules.ts';

/** Some thirty papers are printed and signed, one after the other, on a machine that may be busy with other suites. */
const PLAY_MS = 600_000;
const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const silent = (): undefined => undefined;

/** Types of documents as an SQL list: rows are counted for one module only. */
const PRODUCTS = `'registrationImport', 'registrationManufacture'`;
const REGISTRATIONS = `'holderRegistration', 'employeeRegistration', 'officerRegistration'`;

let folder: string;
let site: TestApp;
let source: TestDatabase;
let target: TestDatabase;
let manifest: Manifest;
/** The answer of the server before the backup was made. */
let before: Awaited<ReturnType<typeof searchIssuedDocuments>>;
/** By two servers at once: the number of stories that each of them has played. */
let played: readonly Awaited<ReturnType<typeof playAndCount>>[];
let digests: Readonly<Record<string, TableDigest>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haz-restored-'));
  source = await makeTestDatabase();
  target = await makeTestDatabase();
  // As by two processes that are started at once on one empty database.
  await Promise.all([prepareDemonstration(source), prepareDemonstration(source)]);
  site = await startDemonstrationApp(source, join(folder, 'files'));
  const other = await startDemonstrationApp(source, join(folder, 'files'), { skipsInvariants: true });
  try {
    played = await Promise.all([site, other].map(playAndCount));
    before = await searchIssuedDocuments(site, await signInAs(site, 'head'));
    manifest = await backup({
      url: source.migratorUrl,
      files: storeOf('files'),
      folder: join(folder, 'backup'),
      version: '1',
      log: silent,
    });
    digests = await inside(source, readTableDigests);
  } finally {
    await other.stop();
  }
  await restore({
    url: target.migratorUrl,
    files: storeOf('restored'),
    folder: join(folder, 'backup'),
    migrationsFolder,
    log: silent,
  });
}, PLAY_MS);

afterAll(async () => {
  await site.stop();
  await source.remove();
  await target.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('the demonstration with its papers', () => {
  it('is played to its end and once, also if two servers start at once, and neither continues before that', async () => {
    const all = countStories();
    expect(played.map(({ finished }) => finished)).toEqual([all, all]);
    expect(played.map(({ own }) => own).toSorted((left, other) => left - other)).toEqual([0, all]);
    const made = await inside(source, (client) =>
      client.query<{ times: number }>(
        `select count(*)::int as "times" from "entity_log" where "action" = 'create'
            and "record_id" in (select "id" from "demo_story") group by "record_id"`,
      ),
    );
    expect(made.rows).toEqual(Array.from({ length: all }, () => ({ times: 1 })));
  });
});

describe('the demonstration, restored from its backup', () => {
  it('has every row of every table, as many as in the manifest', async () => {
    expect(await inside(target, readTableDigests)).toEqual(digests);
    expect(Object.entries(digests).map(([name, { rows }]) => [name, rows])).toEqual(
      manifest.tables.map(({ name, rows }) => [name, rows]),
    );
    expect(manifest.files.length).toBeGreaterThan(30);
    expect(manifest.missingFiles).toEqual([]);
  });

  it('has the same triggers and constraints, all of them enabled and validated', async () => {
    const guards = await inside(target, readConstraints);
    expect(guards).toEqual(await inside(source, readConstraints));
    expect(guards.filter((guard) => !guard.endsWith('(O)') && !guard.endsWith('(t)'))).toEqual([]);
    expect(await inside(target, readDatabaseStructure)).toEqual(await inside(source, readDatabaseStructure));
  });

  it('has the parts of issued documents, and nobody can change them in any table that has such a trigger', async () => {
    const parts = await inside(target, findIssuedPartTables);
    const declared = documentEntitiesOf(catalogue).flatMap((entity) =>
      partFieldsOf(entity).map(([, field]) => tableName(field.target)),
    );
    expect(parts.map(({ table }) => table)).toEqual(declared.toSorted());
    expect(parts).toEqual(await inside(source, findIssuedPartTables));
    const filled = parts.filter(({ issued }) => issued > 0);
    expect(filled.map(({ table }) => table)).toEqual(expect.arrayContaining(['haz_aquatic', 'to_whom_attachment']));
    for (const { table, root, column } of filled) {
      const sql = `update "${table}" set "${column}" = "${column}" where "${column}" in (select id from "${root}"
        where revision is not null)`;
      await expect(
        inside(target, (client) => client.query(sql)),
        table,
      ).rejects.toMatchObject({ code: ISSUED_IS_FINAL });
    }
  });

  it('satisfies every invariant, with the chain over its audit and the bytes of its files', async () => {
    const findings = await checkData({
      url: target.migratorUrl,
      catalogue,
      invariantsFolder,
      files: storeOf('restored'),
    });
    expect(hasNoOffenders(findings), findingsText(findings)).toBe(true);
  });

  it('is served: a start adds nothing, issued documents are answered with their parts, and their papers are found', async () => {
    await prepareDemonstration(target);
    expect(await inside(target, readTableDigests)).toEqual(digests);
    const served = await startDemonstrationApp(target, join(folder, 'restored'));
    try {
      expect(await playAllStories(served)).toBe(0);
      const after = await searchIssuedDocuments(served, await signInAs(served, 'head'));
      expect(after).toEqual(before);
      expect(Math.max(...[...after.values()].map(countParts))).toBeGreaterThan(5);
      expect(await checkIssuedPapers(served)).toEqual(expect.arrayContaining(['haz issued', 'toWhom issued']));
    } finally {
      await served.stop();
    }
  });
});

describe('the records of the demonstration', () => {
  const rowsOf = async (sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await site.app.pools.api.query<Record<string, unknown>>(sql)).rows;

  it('include letters in every status', async () => {
    const statuses = await rowsOf(
      `select r."status", r."request_type" as "kind", count(*)::int as "n" from "request" r
        where r."document_type" = 'toWhom' group by 1, 2 order by 1, 2`,
    );
    expect(statuses.map(({ status, kind, n }) => `${String(status)} ${String(kind)} ${String(n)}`)).toEqual([
      'approved change 1',
      'approved new 2',
      'cancelled new 1',
      'draft new 1',
      'editRequested new 1',
      'notApproved new 1',
      'submitted new 1',
      'underReview new 1',
      'waitSign new 1',
    ]);
  });

  it('were moved by permitted people, on past working days, and only one is late', async () => {
    const steps = await rowsOf(
      `select h."action", h."create_by" as "username" from "status_history" h
        join "request" r on r."id" = h."record_id" where r."document_type" = 'toWhom'`,
    );
    expect(new Set(steps.map(({ action, username }) => `${String(action)} ${String(username)}`))).toEqual(
      new Set([
        'request operator',
        'request employee',
        'receive center',
        'check center',
        'pass center',
        'approve signatory',
        'not-approve center',
        're-edit center',
        'cancel employee',
      ]),
    );
    const today = site.app.clock.today();
    const late = await rowsOf(
      `select "status" from "request" where "is_open" and "due_date" < '${today}' and "document_type" = 'toWhom'`,
    );
    expect(late).toEqual([{ status: 'underReview' }]);
    const sentBack = await rowsOf(
      `select h."remark" from "status_history" h where h."action" = 're-edit' and h."remark" like '%GLUTA%'`,
    );
    expect(String(sentBack[0]?.['remark'])).toContain('GLUTA-50');
  });

  it('exist together with products in every status of a registration, paid for and signed', async () => {
    const products = await rowsOf(
      `select r."request_type" as "kind", r."status", count(*)::int as "n" from "request" r
        where r."document_type" in (${PRODUCTS}) group by 1, 2 order by 1, 2`,
    );
    expect(products.map(({ kind, status, n }) => `${String(kind)} ${String(status)} ${String(n)}`)).toEqual([
      'cancel approved 1',
      'change approved 1',
      'new approved 8',
      'new cancelled 1',
      'new draft 1',
      'new editRequested 1',
      'new notApproved 1',
      'new submitted 1',
      'new underReview 1',
      'new waitPayment 1',
      'new waitSign 1',
    ]);
    const ofProducts = `join "request" r on r."id" = s."request_id" and r."document_type" in (${PRODUCTS})`;
    const fees = await rowsOf(
      `select s."status", count(*)::int as "n" from "fee_statement" s ${ofProducts} group by 1 order by 1`,
    );
    expect(fees).toEqual([
      { status: 'paid', n: 6 },
      { status: 'waitPayment', n: 1 },
    ]);
    const receipts = await rowsOf(
      `select c."number" from "receipt" c join "fee_statement" s on s."id" = c."fee_statement_id" ${ofProducts}`,
    );
    expect(receipts).toHaveLength(6);
    const stateCounts = await rowsOf(
      `select "state", count(*)::int as "n" from "dossier"
        where "document_type" in (${PRODUCTS}) and "code" is not null group by 1 order by 1`,
    );
    expect(stateCounts).toEqual([
      { state: 'cancelled', n: 1 },
      { state: 'inForce', n: 7 },
    ]);
  });

  it('exist together with registrations: of all who hold records, and of some who wait', async () => {
    const registered = await rowsOf(
      `select r."document_type" as "type", r."request_type" as "kind", r."status", count(*)::int as "n"
        from "request" r where r."document_type" in (${REGISTRATIONS}) group by 1, 2, 3 order by 1, 2, 3`,
    );
    expect(
      registered.map(({ type, kind, status, n }) => `${String(type)} ${String(kind)} ${String(status)} ${String(n)}`),
    ).toEqual([
      'employeeRegistration new submitted 1',
      'holderRegistration change editRequested 1',
      'holderRegistration change notApproved 1',
      'holderRegistration change submitted 1',
      'holderRegistration change waitCenter 1',
      'holderRegistration change waitDocument 1',
      'holderRegistration new approved 6',
      'holderRegistration new submitted 1',
      'officerRegistration new submitted 1',
    ]);
    const late = await rowsOf(
      `select "status" from "request" where "is_open" and "due_date" < '${site.app.clock.today()}'
          and "document_type" in (${REGISTRATIONS})`,
    );
    expect(late).toEqual([{ status: 'waitCenter' }]);
    const waiting = await rowsOf(`select "full_name_en" as "name" from "user" where "status" = 'pending' order by 1`);
    expect(waiting.map(({ name }) => name)).toEqual([
      'Demo Hatchery Co., Ltd.',
      'Duangjai Khayandee',
      'Narong Phophan',
      'Teera Tangjai',
    ]);
  });

  it('include a revision 2 under the number of the first, each with its paper', async () => {
    const issued = await rowsOf(
      `select d."code", t."revision", t."is_current" as "isCurrent", t."issued_file_id" is not null as "hasPaper"
        from "to_whom" t join "dossier" d on d."id" = t."dossier_id" where t."revision" is not null
        order by d."code", t."revision"`,
    );
    expect(issued.map(({ revision, isCurrent }) => [revision, isCurrent])).toEqual([
      [1, false],
      [2, true],
      [1, true],
    ]);
    expect(issued.every((row) => row['hasPaper'] === true)).toBe(true);
  });

  it('have receipts without a gap, in the order of their days', async () => {
    const receipts = await rowsOf(
      `select "number", to_char("create_date" at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as "day" from "receipt" order by "number"`,
    );
    expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
    // Stories of different documents are played in parallel on one day.
    const days = receipts.map(({ day }) => String(day));
    expect(days).toEqual(days.toSorted());
  });

  it('are not made again if somebody removed them', async () => {
    const [draft] = await rowsOf(
      `select "document_id" as "id" from "request" where "status" = 'draft' and "document_type" = 'toWhom'`,
    );
    expect(
      (
        await site.call('POST', '/api/v1/transaction/to-whoms/_delete?isHardDelete=true', {
          as: await signInAs(site, 'operator'),
          body: { id: draft?.['id'], version: 1 },
        })
      ).status,
    ).toBe(200);
    expect(await playAllStories(site)).toBe(0);
    expect(await rowsOf(`select 1 from "request" where "status" = 'draft' and "document_type" = 'toWhom'`)).toEqual([]);
  });
});

function storeOf(name: string) {
  return createFolderStore(join(folder, name));
}

function inside<T>({ migratorUrl }: TestDatabase, action: (client: Client) => Promise<T>): Promise<T> {
  return withClient(migratorUrl, action);
}

/** Counts the kinds of parts of a record. */
function countParts(record: Readonly<Record<string, unknown>>): number {
  return Object.values(record).filter((value) => Array.isArray(value) && value.length > 0).length;
}
