/**
 * Tests the letters of the demonstration: which status each has reached, that permitted steps led there, and that they
 * are made once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { catalogue } from '../modules.ts';
import { moduleServers } from './moduleServers.ts';
import { loadData } from './loadData.ts';

/** Types of documents as an SQL list: rows are counted for one module only. */
const PRODUCTS = `'registrationImport', 'registrationManufacture'`;
const REGISTRATIONS = `'holderRegistration', 'employeeRegistration', 'officerRegistration'`;
/** Some thirty papers are printed and signed, one after the other, on a machine that may be busy with other suites. */
const PLAY_MS = 600_000;

/** With papers they are played and checked in restoredDemonstration.api.test.ts, and again by `npm run soak`. */
const withPaper = isSoak() ? ([['with paper', moduleServers]] as const) : [];

describe.each([
  ...withPaper,
  ['without paper', moduleServers.map((moduleServer): ModuleServer => ({ ...moduleServer, papers: {} }))],
] as const)('the letters of the demonstration, %s', (_how, given) => {
  let database: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    database = await cloneDatabase();
    site = await startTestApp({ database, catalogue, hooks: {}, moduleServers: given });
    await loadData({
      url: database.appUrl,
      catalogue,
      clock: site.clock,
      hasher: createPasswordHasher(),
      withDemo: true,
      printLine: () => undefined,
    });
    await Promise.all([site.app.access.reload(), site.app.lookups.reload()]);
  });
  afterAll(async () => {
    await site.stop();
    await database.remove();
  });
  const rowsOf = async (sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await site.app.pools.api.query<Record<string, unknown>>(sql)).rows;
  const play = (): Promise<number> => playDemo(site.app, { clock: site.clock, moduleServers: given });

  it(
    'exist in every status and are made once',
    async () => {
      expect(await play()).toBe(given.flatMap(({ demo }) => demo?.() ?? []).length);
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
      const before = await rowsOf('select "entity", "record_id", "record_version" from "entity_log" order by "id"');
      expect(await play()).toBe(0);
      expect(await rowsOf('select "entity", "record_id", "record_version" from "entity_log" order by "id"')).toEqual(
        before,
      );
    },
    PLAY_MS,
  );

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
      'new approved 4',
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
      { state: 'inForce', n: 3 },
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

  it('include a revision 2 under the number of the first, with paper if papers are printed', async () => {
    const issued = await rowsOf(
      `select d."code", t."revision", t."is_current" as "isCurrent", t."issued_file_id" is not null as "hasPaper"
        from "to_whom" t join "dossier" d on d."id" = t."dossier_id" where t."revision" is not null
        order by d."code", t."revision"`,
    );
    const hasPaper = given === moduleServers;
    expect(issued.map(({ revision, isCurrent }) => [revision, isCurrent])).toEqual([
      [1, false],
      [2, true],
      [1, true],
    ]);
    expect(issued.every((row) => row['hasPaper'] === hasPaper)).toBe(true);
  });

  it('have receipts without a gap, in the order of their days', async () => {
    const receipts = await rowsOf('select "number", "create_date" as "at" from "receipt" order by "number"');
    expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
    const moments = receipts.map(({ at }) => (at as Date).getTime());
    expect(moments).toEqual(moments.toSorted((left, other) => left - other));
  });

  it('are not made again if somebody removed them', async () => {
    const [draft] = await rowsOf(
      `select "document_id" as "id" from "request" where "status" = 'draft' and "document_type" = 'toWhom'`,
    );
    const { token } = (
      await site.call('POST', '/api/auth', { body: { username: 'operator', password: DEMO_PASSWORD } })
    ).body as { token: string };
    expect(
      (
        await site.call('POST', '/api/v1/transaction/to-whoms/_delete?isHardDelete=true', {
          as: { token },
          body: { id: draft?.['id'], version: 1 },
        })
      ).status,
    ).toBe(200);
    expect(await play()).toBe(0);
    expect(await rowsOf(`select 1 from "request" where "status" = 'draft' and "document_type" = 'toWhom'`)).toEqual([]);
  });
});
