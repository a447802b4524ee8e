/**
 * If a step that moves quantities or square metres fails between any two writes, nothing of it is stored: neither of the
 * paper, nor of its stock cards, nor of those from which it takes.
 */
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { failAtEveryStatement } from '#platform/testing/databaseFaults.ts';
import type { Person } from '#platform/testing/people.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { expectOk, requestVersionOf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { receive, submit } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { FIRST_AREA } from '#modules/storage-location/testing/places.ts';
import { returnAreas } from './server/returnAreas.ts';
import { areaOf, cardsOf, LICENCES, licenceCases, rowsOf, type LicenceCases } from './testing/licenceCases.ts';
import { certifiedFor } from './testing/licences.ts';

const REQUESTS = '/api/v1/transaction/requests';
const DAY_MS = 86_400_000;

type Id = { readonly id: string };
type Send = () => Promise<TestAnswer>;

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
  admin = await connectWithoutTriggers(test.database);
});
afterAll(async () => {
  await admin.end();
  await test.stop();
});

/** Numbers that were taken and files that nobody claimed may remain: gaps, and files that a sweep removes. */
const tables = [
  'haz_license',
  'haz_license_detail',
  'haz_license_storage_location',
  'haz_license_condition',
  'stock_card',
  'ledger_entry',
  'dossier',
  'request',
  'fee_statement',
  'status_history',
  'entity_log',
  'claim',
  'idempotency',
  'graphile_worker._private_jobs',
  'stored_file where claimed_record is not null',
];
const fingerprint = (): Promise<string> => tableFingerprint(admin, tables);

const newStore = (): Promise<Id> => cases.register('storageLocation', certifiedFor('2'));
/** A notice to possess, with 30 m². */
const possession = (refPlace: Id, validMonths = 36): Promise<FiledRequest> =>
  cases.file('noticePossess', {
    validMonths,
    storageLocations: [{ refPlace, areaLineId: FIRST_AREA, quantity: 2000, squareMetres: 30 }],
  });
/** A change or an extension that needs 20 m² more, and grants one product less and another more. */
async function widened(kind: 'change' | 'renewal', base: Id): Promise<FiledRequest> {
  const filed = await cases.refile(kind, base);
  const [place] = await rowsOf(test, filed, 'storage_location');
  const [line] = await rowsOf(test, filed, 'detail');
  const other = await cases.register('registrationImport', { refHazObject: listedObject.type2 });
  const { details } = (await cases.body('noticePossess')) as { readonly details: readonly object[] };
  await expectOk(
    cases.edit(filed, {
      details: [
        { id: line?.['id'], isDelete: true },
        { ...details[0], refHaz: other, quantity: 2500 },
      ],
      storageLocations: [{ id: place?.['id'], squareMetres: 50 }],
    }),
  );
  return filed;
}

async function sender(filed: FiledRequest, action: string, as: Person): Promise<Send> {
  const { requestId: id } = filed;
  const version = await requestVersionOf(test, id);
  const sign = action === 'approve' ? { sign: { caPassword: CA_PASSWORD } } : {};
  return () => test.call('PUT', `${REQUESTS}/request`, { as, body: { id, version, action, remark: 'x', ...sign } });
}
const decision = async (filed: FiledRequest): Promise<Send> =>
  sender(await cases.toSignatory(filed), 'approve', people.signatory);

interface Failing {
  readonly what: string;
  readonly prepare: (store: Id) => Promise<Send>;
  /** Of the area of the store: `quota reserve use held`. */
  readonly area: string;
}

const failing: readonly Failing[] = [
  {
    what: 'a possession is filed, and square metres are reserved',
    prepare: async (store) => sender(await possession(store), 'request', people.operator),
    area: '90 30 0 0',
  },
  {
    what: 'a filed possession is refused, and gives them back',
    prepare: async (store) => {
      const filed = await possession(store);
      await submit(test, people, filed);
      await receive(test, people, filed);
      return sender(filed, 'not-approve', people.receiver);
    },
    area: '90 0 0 0',
  },
  {
    what: 'a possession is issued: its card is opened, and square metres are used',
    prepare: async (store) => decision(await possession(store)),
    area: '90 0 30 0',
  },
  {
    what: 'a change is issued: a card is closed, another opened, and more square metres are used',
    prepare: async (store) => decision(await widened('change', await cases.issue(await possession(store)))),
    area: '90 0 50 0',
  },
  {
    what: 'an extension is issued',
    prepare: async (store) => decision(await widened('renewal', await cases.issue(await possession(store)))),
    area: '90 0 50 0',
  },
  {
    what: 'a renewal is issued as another paper with its own card',
    prepare: async () => decision(await cases.refile('renewal', await cases.register('noticeImport'))),
    area: '90 0 0 0',
  },
  {
    what: 'a possession is cancelled: its card is closed, and square metres are given back',
    prepare: async (store) => {
      const filed = await cases.refile('cancellation', await cases.issue(await possession(store)));
      await cases.toSignatory(filed);
      const version = await requestVersionOf(test, filed.requestId);
      const body = { id: filed.requestId, version, action: 'approve' };
      return () => test.call('PUT', `${REQUESTS}/request`, { as: people.signatory, body });
    },
    area: '90 0 0 0',
  },
  {
    what: 'a paper is entered in the register with what was used of it',
    prepare: async (store) => {
      const { details, ...record } = await cases.body('noticeImport', {
        storageLocations: [{ refPlace: store, areaLineId: FIRST_AREA, quantity: 1 }],
      });
      const body = {
        refHolder: { id: people.holderId },
        remark: 'From paper',
        effectiveDate: '2024-03-01',
        expireDate: '2099-01-01',
        record: { ...record, details: (details as readonly object[]).map((line) => ({ ...line, usedBefore: 500 })) },
      };
      return () => test.call('PUT', `${LICENCES}/register`, { as: people.head, body });
    },
    area: '90 0 0 0',
  },
];

const named = failing.map((one) => [one.what, one] as const);
it.each(named)('stores everything or nothing when %s', { timeout: 120_000 }, async (_what, { prepare, area }) => {
  const store = await newStore();
  const send = await prepare(store);
  expect(await failAtEveryStatement(test.app, { send, fingerprint })).toBeGreaterThanOrEqual(4);
  expect(await areaOf(test, store)).toBe(area);
});

it('gives back the square metres of an ended possession whole or not at all, and the others at the next run', async () => {
  const store = await newStore();
  const papers = [await cases.issue(await possession(store, 1)), await cases.issue(await possession(store, 1))];
  const { pools } = test.app;
  const run: Send = async () => {
    try {
      await test.clock.moveFor(40 * DAY_MS, () => returnAreas(test.app));
      return { status: 200, body: undefined, text: '', headers: {} };
    } catch {
      return { status: 500, body: undefined, text: '', headers: {} };
    }
  };
  // Each paper has a transaction of its own: what the first has given back stays given back when the second fails.
  const seen = new Set<string>();
  await failAtEveryStatement(
    { pools: { ...pools, api: pools.jobs } },
    {
      send: async () => {
        const answer = await run();
        seen.add(String(await areaOf(test, store)));
        return answer;
      },
      fingerprint: async () => (seen.has('90 0 0 0') ? 'done' : 'not done'),
    },
  );
  expect([...seen]).toEqual(['90 0 60 0', '90 0 30 0', '90 0 0 0']);
  for (const paper of papers) expect(await cardsOf(test, paper)).toEqual({ 'possess 1': '2000 0 0 0' });
});
