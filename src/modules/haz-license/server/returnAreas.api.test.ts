/** Square metres of possessions that have ended are given back once: not while goods are there, nor while a request is decided. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { expectOk, readCase, requestVersionOf, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { FIRST_AREA } from '#modules/storage-location/testing/places.ts';
import { areaOf, LICENCES, licenceCases, rowsOf, withdraw, type LicenceCases } from '../testing/licenceCases.ts';
import { certifiedFor } from '../testing/licences.ts';
import { lineOf, takeKg } from '../testing/uses.ts';
import { returnAreas } from './returnAreas.ts';

const DAY_MS = 86_400_000;
/** The term of the possessions of these tests is one month. */
const AFTER_MS = 40 * DAY_MS;

type Id = { readonly id: string };

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
});
afterAll(() => test.stop());

const newStore = (): Promise<Id> => cases.register('storageLocation', certifiedFor('3'));
const possession = (refPlace: Id, squareMetres: number, type = 'licencePossess'): Promise<FiledRequest> =>
  cases.file(type, {
    validMonths: 1,
    storageLocations: [{ refPlace, areaLineId: FIRST_AREA, quantity: 2000, squareMetres }],
  });
const issued = async (store: Id, squareMetres = 30): Promise<FiledRequest> =>
  cases.issue(await possession(store, squareMetres));
const later = <T>(work: () => Promise<T>, ms = AFTER_MS): Promise<T> => test.clock.moveFor(ms, work);
const run = (): Promise<number> => returnAreas(test.app);
const setStanding = async (filed: FiledRequest, action: 'suspend' | 'revoke'): Promise<void> => {
  const { dossier } = await readCase(test, people.signatory, filed.requestId);
  const body = { id: dossier.id, version: dossier.version, remark: 'As ordered' };
  await expectOk(test.call('PUT', `/api/v1/transaction/dossiers/${action}`, { as: people.signatory, body }));
};

describe('a possession that has ended', () => {
  it('gives its square metres back once, with an entry that says why', async () => {
    const store = await newStore();
    const filed = await issued(store);
    expect([await run(), await areaOf(test, store)]).toEqual([0, '90 0 30 0']);
    expect(await later(run, 28 * DAY_MS)).toBe(0);
    expect([await later(run), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
    expect([await later(run), await areaOf(test, store)]).toEqual([0, '90 0 0 0']);
    const { rows } = await test.app.pools.api.query(
      `select e."reason", e."create_by" as "by", e."use_change"::text as "change" from "ledger_entry" e
join "haz_license" h on h."dossier_id" = e."dossier_id" where h."id" = $1`,
      [filed.id],
    );
    expect(rows).toEqual([{ reason: 'returnAreasOfEndedLicences', by: 'system', change: '-30.000' }]);
  });

  it('because it was revoked, or suspended until it expired, gives them back too; a suspended one in its term does not', async () => {
    const store = await newStore();
    const [revoked, suspended] = [await issued(store, 10), await issued(store, 20)];
    await setStanding(revoked, 'revoke');
    await setStanding(suspended, 'suspend');
    expect([await run(), await areaOf(test, store)]).toEqual([1, '90 0 20 0']);
    expect([await later(run), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
  });

  it('keeps them while goods are possessed under it', async () => {
    const store = await newStore();
    const line = await lineOf(test, await issued(store));
    await takeKg(test, line, 0.5);
    expect([await later(run), await areaOf(test, store)]).toEqual([0, '90 0 30 0']);
    await takeKg(test, line, -0.5);
    expect([await later(run), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
  });

  it('gives them back once if two runs meet', async () => {
    const store = await newStore();
    await issued(store);
    const [one, other] = await later(() => Promise.all([run(), run()]));
    expect([one + other, await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
  });

  it('is left alone if it is extended while the run waits for it', async () => {
    const store = await newStore();
    const filed = await issued(store);
    const client = await test.app.pools.api.connect();
    try {
      await client.query('begin');
      await client.query(
        `update "dossier" set "expire_date" = '2099-01-01' where "id" = (select "dossier_id" from "haz_license" where "id" = $1)`,
        [filed.id],
      );
      const waiting = later(run);
      await expect
        .poll(async () => {
          const { rows } = await test.app.pools.api.query(
            `select from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      await client.query('commit');
      expect([await waiting, await areaOf(test, store)]).toEqual([0, '90 0 30 0']);
    } finally {
      client.release();
    }
  });
});

describe('a request about a possession that has expired meanwhile', () => {
  it('keeps the square metres while it is decided: an extension goes on with them', async () => {
    const store = await newStore();
    const extension = await cases.refile('renewal', await issued(store));
    await submit(test, people, extension);
    expect([await later(run), await areaOf(test, store)]).toEqual([0, '90 0 30 0']);
    await later(async () => {
      for (const step of [receive, check, pass, pay]) await step(test, people, extension);
      await expectOk(cases.decide(extension));
    });
    // It was filed in time, so it runs from the day after the old term.
    expect([await later(run, 50 * DAY_MS), await areaOf(test, store)]).toEqual([0, '90 0 30 0']);
    expect([await later(run, 70 * DAY_MS), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
  });

  it('gives them back after it was refused or withdrawn', async () => {
    const store = await newStore();
    const extension = await cases.refile('renewal', await issued(store));
    await submit(test, people, extension);
    await withdraw(test, people, extension);
    expect([await later(run), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
  });

  it('does not keep them for one that was revoked', async () => {
    const store = await newStore();
    const filed = await issued(store);
    const change = await cases.refile('change', filed);
    await submit(test, people, change);
    await setStanding(filed, 'revoke');
    expect([await run(), await areaOf(test, store)]).toEqual([1, '90 0 0 0']);
    await withdraw(test, people, change);
    expect(await areaOf(test, store)).toBe('90 0 0 0');
  });

  it('that was only begun does not keep them; filed afterwards, it takes them again if they are still there', async () => {
    const store = await newStore();
    const [first, second] = [await issued(store, 50), await issued(store, 40)];
    const [again, tooLate] = [await cases.refile('renewal', first), await cases.refile('renewal', second)];
    expect([await later(run), await areaOf(test, store)]).toEqual([2, '90 0 0 0']);
    await later(async () => {
      expect((await cases.submit(again)).status).toBe(200);
      expect(await areaOf(test, store)).toBe('90 50 0 0');
      const other = await possession(store, 40);
      await submit(test, people, other);
      expect(answerSummary(await cases.submit(tooLate))).toBe(
        '422 formInvalid storageLocations.0.squareMetres areaRemainingNotEnough',
      );
      for (const step of [receive, check, pass, pay]) await step(test, people, again);
      await expectOk(cases.decide(again));
      expect(await areaOf(test, store)).toBe('90 40 50 0');
      await withdraw(test, people, other);
    });
    expect([await later(run), await areaOf(test, store)]).toEqual([0, '90 0 50 0']);
  });

  it('to cancel it needs nothing back; the form counts nothing of it as free', async () => {
    const store = await newStore();
    const filed = await issued(store);
    const cancellation = await cases.refile('cancellation', filed);
    await later(async () => {
      await run();
      const shown = await test.call('POST', `${LICENCES}/areas`, {
        as: people.operator,
        body: { places: [store.id], licence: filed.id },
      });
      expect(shown.body).toMatchObject([{ freeSquareMetres: 90 }]);
      await cases.issue(cancellation);
    });
    expect(await areaOf(test, store)).toBe('90 0 0 0');
    const { dossier } = await readCase(test, people.operator, filed.requestId);
    expect(dossier.state.code).toBe('cancelled');
  });

  it('that is taken back to its filing reserves again what it needs', async () => {
    const store = await newStore();
    const change = await cases.refile('change', await issued(store));
    const [row] = await rowsOf(test, change, 'storage_location');
    await expectOk(cases.edit(change, { storageLocations: [{ id: row?.['id'], squareMetres: 45 }] }));
    await submit(test, people, change);
    await receive(test, people, change);
    await takeStep(test, people.receiver, change, 're-edit', { remark: 'x' });
    const version = await requestVersionOf(test, change.requestId);
    const body = { id: change.requestId, version };
    await expectOk(test.call('PUT', '/api/v1/transaction/requests/re-status', { as: people.head, body }));
    expect(await areaOf(test, store)).toBe('90 15 30 0');
    await withdraw(test, people, change);
    expect(await areaOf(test, store)).toBe('90 0 30 0');
  });
});
