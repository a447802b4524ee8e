/**
 * Every invariant of requests finds the rows that break it, in a database with cases of every kind and without
 * constraints.
 */
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  withTampering,
  findBrokenInvariantsIn,
  connectWithoutTriggers,
  invariantsFolder,
} from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { makeSampleCases, type SampleCases } from '#modules/to-whom/testing/sampleCases.ts';
import { readInvariants } from '../../operations/invariants.ts';

let test: TestApp;
let scene: SampleCases;
let intruder: Client;
const lawOf = new Map(readInvariants(invariantsFolder, testCatalogue).map(({ name, law }) => [name, law]));

beforeAll(async () => {
  test = await startTestApp();
  scene = await makeSampleCases(test);
  intruder = await connectWithoutTriggers(test.database);
});

afterAll(async () => {
  await intruder.end();
  await test.stop();
});

const tables = ['dossier', 'request', 'to_whom', 'status_history', 'claim', 'case_mail', 'expiry_reminder'];

/** Removes the constraints of PostgreSQL, because the invariants must not depend on them. */
const WITHOUT_CONSTRAINTS = `do $$ declare one record; begin
  for one in select conrelid::regclass as "table", conname from pg_constraint where conrelid = any(array['${tables.join("','")}']::regclass[]) and contype in ('c', 'u', 'f') loop
    execute format('alter table %s drop constraint if exists %I cascade', one."table", one.conname);
  end loop;
  for one in select indexrelid::regclass as "index" from pg_index where indrelid = any(array['${tables.join("','")}']::regclass[]) and indisunique and not indisprimary loop
    execute format('drop index %s', one."index");
  end loop;
end $$`;

const set = (table: string, values: string, id: string): string => `update "${table}" set ${values} where id = '${id}'`;
/** Changes the document of a request. */
const letter = (values: string, requestId: string): string =>
  `update to_whom set ${values} where request_id = '${requestId}'`;
const ofDossier = (values: string, requestId: string): string =>
  `update dossier set ${values} where id = (select dossier_id from request where id = '${requestId}')`;
/** Changes the nth step of a request. */
const step = (values: string, requestId: string, seq: number): string =>
  `update status_history set ${values} where record_id = '${requestId}' and seq = ${seq}`;
const mail = (requestId: string, history: string): string =>
  `insert into case_mail (id, request_id, history_id, user_id, subject_th, subject_en, at)
    values (gen_random_uuid(), '${requestId}', ${history}, gen_random_uuid(), 'x', 'x', now())`;

/** Inserts reminders of a document that expires on 31 December. */
const reminders = (
  requestId: string,
  ...rows: readonly (readonly [days: number, daysLeft: number, recipients: number | null, day: string])[]
): string =>
  rows
    .map(
      ([days, daysLeft, recipients, day]) =>
        `insert into expiry_reminder (dossier_id, expire_date, days, days_left, recipients, at)
    select dossier_id, '2026-12-31', ${days}, ${daysLeft}, ${recipients}, '${day} 05:30+07'
    from request where id = '${requestId}'`,
    )
    .join('; ');

type Planted = readonly [law: string, what: string, sql: (scene: SampleCases) => string];

const planted: readonly Planted[] = [
  [
    'request-one-in-process',
    'two requests in process',
    ({ change, submitted }) =>
      set(
        'request',
        `dossier_id = (select dossier_id from request where id = '${submitted}'), status = 'submitted', is_open = true`,
        change,
      ),
  ],
  [
    'request-one-in-process',
    'a dossier without any request',
    ({ draft }) => `delete from request where id = '${draft}'`,
  ],
  ['request-one-in-process', 'two that made it', ({ change }) => set('request', `request_type = 'new'`, change)],
  ['document-revisions-without-holes', 'a hole', ({ issued }) => letter('revision = 5', issued)],
  ['document-revisions-without-holes', 'one twice', ({ issued }) => letter('revision = 2', issued)],
  ['document-highest-in-force', 'two in force', ({ issued }) => letter('is_current = true', issued)],
  ['document-highest-in-force', 'none in force', ({ change }) => letter('is_current = false', change)],
  [
    'document-highest-in-force',
    'an older one in force',
    ({ issued, change }) => `${letter('is_current = false', change)}; ${letter('is_current = true', issued)}`,
  ],
  ['document-highest-in-force', 'a draft in force', ({ draft }) => letter('is_current = true', draft)],
  ['dossier-counts-its-revisions', 'another revision', ({ issued }) => ofDossier('revision = 1', issued)],
  [
    'dossier-counts-its-revisions',
    'a number without a revision',
    ({ submitted }) => ofDossier(`code = 'TW1/2500'`, submitted),
  ],
  ['dossier-counts-its-revisions', 'a revision without a number', ({ issued }) => ofDossier('code = null', issued)],
  [
    'request-agrees-with-its-dossier',
    'a document of another holder',
    ({ issued, otherHolder }) => letter(`holder_id = '${otherHolder}'`, issued),
  ],
  [
    'request-agrees-with-its-dossier',
    'a request of another holder',
    ({ issued, otherHolder }) => set('request', `holder_id = '${otherHolder}'`, issued),
  ],
  [
    'request-agrees-with-its-dossier',
    'a request without the department',
    ({ submitted }) => set('request', 'department_id = null', submitted),
  ],
  [
    'request-agrees-with-its-dossier',
    'a document of another type',
    ({ issued }) => letter(`document_type = 'freeSale'`, issued),
  ],
  [
    'request-agrees-with-its-dossier',
    'a document of another kind',
    ({ change }) => letter(`request_type = 'renew'`, change),
  ],
  [
    'request-agrees-with-its-dossier',
    'a document in another dossier',
    ({ draft, issued }) => letter(`dossier_id = (select dossier_id from request where id = '${issued}')`, draft),
  ],
  [
    'holder-missing-only-before-issue',
    'nobody’s, though an operator filed it',
    ({ submitted }) => set('request', 'holder_id = null', submitted),
  ],
  [
    'holder-missing-only-before-issue',
    'nobody’s, though it was issued',
    ({ issued }) => ofDossier('holder_id = null', issued),
  ],
  [
    'holder-missing-only-before-issue',
    'nobody’s, though it was approved',
    ({ issued }) => set('request', `origin = 'office', holder_id = null`, issued),
  ],
  [
    'holder-missing-only-before-issue',
    'another’s than was named',
    ({ submitted, otherHolder }) => set('request', `origin = 'office', named_holder_id = '${otherHolder}'`, submitted),
  ],
  [
    'counter-filing-by-another',
    'received by who filed it',
    ({ issued }) =>
      `${set('request', `origin = 'office', named_holder_id = holder_id`, issued)}; ${step(`principal_id = (select holder_id from request where id = '${issued}'), actor_id = (select actor_id from status_history where record_id = '${issued}' and action = 'receive')`, issued, 1)}`,
  ],
  ['request-has-its-document', 'none', ({ submitted }) => `delete from to_whom where request_id = '${submitted}'`],
  [
    'request-has-its-document',
    'another',
    ({ submitted }) => set('request', 'document_id = gen_random_uuid()', submitted),
  ],
  ['request-has-its-document', 'two', ({ draft, submitted }) => letter(`request_id = '${draft}'`, submitted)],
  [
    'request-has-its-document',
    'a document without its request',
    ({ submitted }) => `delete from request where id = '${submitted}'`,
  ],
  [
    'request-of-a-declared-type',
    'a request of a type nobody declares',
    ({ draft }) => set('request', `document_type = 'unheard'`, draft),
  ],
  [
    'request-of-a-declared-type',
    'a dossier of a type nobody declares',
    ({ draft }) => ofDossier(`document_type = 'unheard'`, draft),
  ],
  [
    'dossier-state-follows',
    'in force without an approval',
    ({ submitted }) => ofDossier(`state = 'inForce'`, submitted),
  ],
  ['dossier-state-follows', 'pending though refused', ({ refused }) => ofDossier(`state = 'pending'`, refused)],
  ['dossier-state-follows', 'refused though in process', ({ submitted }) => ofDossier(`state = 'refused'`, submitted)],
  ['dossier-state-follows', 'in force though given up', ({ cancelled }) => ofDossier(`state = 'inForce'`, cancelled)],
  ['dossier-state-follows', 'in force though suspended', ({ suspended }) => ofDossier(`state = 'inForce'`, suspended)],
  ['dossier-state-follows', 'revoked by nobody', ({ issued }) => ofDossier(`state = 'revoked'`, issued)],
  ['request-open-by-its-status', 'open though approved', ({ issued }) => set('request', 'is_open = true', issued)],
  [
    'request-open-by-its-status',
    'closed though submitted',
    ({ submitted }) => set('request', 'is_open = false', submitted),
  ],
  [
    'request-open-by-its-status',
    'a state of no workflow',
    ({ submitted }) => set('request', `status = 'unheard'`, submitted),
  ],
  [
    'history-without-holes',
    'a hole',
    ({ issued }) => `delete from status_history where record_id = '${issued}' and seq = 2`,
  ],
  ['history-without-holes', 'a number twice', ({ issued }) => step('seq = 2', issued, 3)],
  ['history-without-holes', 'a step from elsewhere', ({ issued }) => step(`from_status = 'waitSign'`, issued, 2)],
  [
    'history-without-holes',
    'a first step not from the draft',
    ({ submitted }) => step(`from_status = 'submitted'`, submitted, 1),
  ],
  [
    'history-of-a-record',
    'of a request that is gone',
    ({ submitted }) => `delete from request where id = '${submitted}'`,
  ],
  [
    'history-of-a-record',
    'of a dossier that is gone',
    ({ suspended }) => `delete from dossier where id = (select dossier_id from request where id = '${suspended}')`,
  ],
  [
    'history-ends-where-it-stands',
    'a status no step has led to',
    ({ submitted }) => set('request', `status = 'waitSign'`, submitted),
  ],
  [
    'history-ends-where-it-stands',
    'submitted without a step',
    ({ submitted }) => `delete from status_history where record_id = '${submitted}'`,
  ],
  [
    'history-versions-rise',
    'a version twice',
    ({ issued }) => `update status_history set record_version = 2 where record_id = '${issued}'`,
  ],
  [
    'history-versions-rise',
    'a version the request has not had',
    ({ submitted }) => step('record_version = 99', submitted, 1),
  ],
  [
    'history-has-its-log',
    'a step nobody logged',
    ({ submitted }) =>
      `delete from entity_log where entity = 'request' and record_id = '${submitted}' and action = 'update'`,
  ],
  ['request-approved-is-issued', 'no day of approval', ({ issued }) => set('request', 'approve_date = null', issued)],
  [
    'request-approved-is-issued',
    'a day of approval without one',
    ({ submitted }) => set('request', 'approve_date = now()', submitted),
  ],
  [
    'request-approved-is-issued',
    'another number than the dossier',
    ({ issued }) => set('request', `approve_code = 'TW9/2500'`, issued),
  ],
  ['request-approved-is-issued', 'approved, and no revision', ({ change }) => letter('revision = null', change)],
  ['request-approved-is-issued', 'issued, and not approved', ({ submitted }) => letter('revision = 1', submitted)],
  [
    'claim-of-a-living-case',
    'of a refused one',
    ({ refused }) => `insert into claim select 'tradeName', '', 'x', dossier_id from request where id = '${refused}'`,
  ],
  [
    'claim-of-a-living-case',
    'of a draft',
    ({ draft }) => `insert into claim select 'tradeName', '', 'x', dossier_id from request where id = '${draft}'`,
  ],
  [
    'claim-names-what-is-renewed',
    'another dossier',
    ({ renewal }) =>
      `update claim set key = gen_random_uuid()::text where dossier_id = (select dossier_id from request
        where id = '${renewal}')`,
  ],
  ['claim-names-what-is-renewed', 'a renewal without its claim', () => `delete from claim`],
  [
    'request-unlocked-while-open',
    'fields open in what is closed',
    ({ issued }) => set('request', `unlocked_fields = '["subject"]'`, issued),
  ],
  ['request-submitted-is-complete', 'no number', ({ submitted }) => set('request', 'request_code = null', submitted)],
  [
    'request-submitted-is-complete',
    'no department',
    ({ submitted }) => set('request', 'department_id = null', submitted),
  ],
  ['request-submitted-is-complete', 'no day', ({ submitted }) => set('request', 'submitted_date = null', submitted)],
  [
    'request-submitted-is-complete',
    'an incomplete document',
    ({ submitted }) => letter('is_complete = false', submitted),
  ],
  [
    'request-codes-unique',
    'one number of a draft twice',
    ({ draft, submitted }) =>
      set('request', `draft_code = (select draft_code from request where id = '${draft}')`, submitted),
  ],
  [
    'request-codes-unique',
    'one number of a request twice',
    ({ issued, submitted }) =>
      set('request', `request_code = (select request_code from request where id = '${issued}')`, submitted),
  ],
  [
    'request-codes-unique',
    'one number of a dossier twice',
    ({ issued, suspended }) => ofDossier(`code = (select approve_code from request where id = '${issued}')`, suspended),
  ],
  [
    'mail-of-its-case',
    'about a step of another',
    ({ submitted, issued }) =>
      mail(submitted, `(select id from status_history where record_id = '${issued}' and seq = 1)`),
  ],
  ['mail-of-its-case', 'about no step', ({ submitted }) => mail(submitted, 'gen_random_uuid()')],
  [
    'reminder-before-expiry',
    'of a document that was not issued',
    ({ submitted }) => reminders(submitted, [30, 30, 1, '2026-12-01']),
  ],
  ['reminder-before-expiry', 'after it had expired', ({ issued }) => reminders(issued, [30, -1, 1, '2027-01-01'])],
  [
    'reminder-before-expiry',
    'on another day than it says',
    ({ issued }) => reminders(issued, [30, 30, 1, '2026-12-02']),
  ],
  [
    'reminder-before-expiry',
    'two on one day',
    ({ issued }) => reminders(issued, [60, 30, 1, '2026-12-01'], [30, 30, 1, '2026-12-01']),
  ],
  [
    'reminder-before-expiry',
    'passed over though none was sent',
    ({ issued }) => reminders(issued, [60, 30, null, '2026-12-01']),
  ],
  [
    'four-eyes',
    'approved by who checked',
    ({ issued }) =>
      step(
        `actor_id = (select actor_id from status_history where record_id = '${issued}' and action = 'check')`,
        issued,
        5,
      ),
  ],
  [
    'four-eyes',
    'approved in the place of who received',
    ({ issued }) =>
      step(
        `principal_id = (select actor_id from status_history where record_id = '${issued}' and action = 'receive')`,
        issued,
        5,
      ),
  ],
];

describe('cases of every kind', () => {
  it('satisfy every invariant', async () => {
    expect(await findBrokenInvariantsIn(intruder, testCatalogue)).toEqual([]);
  });

  it('satisfy them with a mail about a step, and one about a step of the dossier', async () => {
    const mails = ({ suspended }: SampleCases): string =>
      `${mail(suspended, `(select id from status_history where record_id = '${suspended}' and seq = 1)`)}; ${mail(suspended, `(select h.id from status_history h join request r on r.dossier_id = h.record_id where r.id = '${suspended}' limit 1)`)}`;
    expect(await withTampering(intruder, mails(scene), () => findBrokenInvariantsIn(intruder, testCatalogue))).toEqual(
      [],
    );
  });

  it('satisfy them with a reminder, and one that was passed over for it', async () => {
    const sql = reminders(scene.issued, [60, 20, null, '2026-12-11'], [30, 20, 2, '2026-12-11']);
    expect(await withTampering(intruder, sql, () => findBrokenInvariantsIn(intruder, testCatalogue))).toEqual([]);
  });
});

describe('a broken invariant of requests', () => {
  beforeAll(async () => void (await intruder.query(WITHOUT_CONSTRAINTS)));

  it.each(planted)('%s: %s', async (name, _what, sql) => {
    const broken = await withTampering(intruder, sql(scene), () => findBrokenInvariantsIn(intruder, testCatalogue));
    const found = broken.find(({ law }) => law === lawOf.get(name));
    expect(found?.examples[0]).toContain('"id":');
  });

  it('is tested for every one of them', () => {
    const testedNames = new Set(planted.map(([name]) => name));
    const ofRequests = [...lawOf.keys()].filter((name) =>
      /^(request|document|dossier|history|claim|mail|reminder|four)-/.test(name),
    );
    expect(ofRequests.filter((name) => !testedNames.has(name))).toEqual([]);
    expect([...testedNames].filter((name) => !lawOf.has(name))).toEqual([]);
  });
});
