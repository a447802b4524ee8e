/**
 * Whatever several people do at the same time, through requests or with goods, the ledger keeps its laws: nothing is
 * negative, nothing is lost, the entries give the balance, and a closed request holds nothing.
 */
import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimal, decimalText, sum, ZERO, type Decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import { connectWithoutTriggers, findBrokenInvariantsIn } from '#platform/testing/brokenInvariants.ts';
import { depotModules } from '#platform/testing/depotModule.ts';
import { allotmentBody, areaIdsOf, figuresOf, issueDepot, type Depot } from '#platform/testing/depots.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  editDocument,
  makeRequestPeople,
  requestVersionOf,
  sendRequestStep,
  type FiledRequest,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../errors.ts';
import { openStockCards } from './openStockCards.ts';
import { post, type Movement } from './post.ts';
import {
  addLot,
  freeGoods,
  holdGoods,
  moveGoods,
  openStockOf,
  receiveGoods,
  removeGoods,
  type Goods,
} from './stock.ts';

const REQUESTS = '/api/v1/transaction/requests';
const SLOW_MS = 240_000;

let test: TestApp;
let people: RequestPeople;
let admin: Client;

beforeAll(async () => {
  test = await startTestAppWithModules(depotModules);
  people = await makeRequestPeople(test);
  admin = await connectWithoutTriggers(test.database);
}, SLOW_MS);
afterAll(async () => {
  await admin.end();
  await test.stop();
});

async function brokenLaws(): Promise<readonly string[]> {
  const broken = await findBrokenInvariantsIn(admin, test.app.catalogue);
  return broken.map(({ law }) => law);
}

describe('requests of several people at the same time', () => {
  type Deed =
    | { readonly kind: 'file' | 'change'; readonly which: number; readonly amounts: readonly number[] }
    | { readonly kind: 'changeDepot'; readonly amounts: readonly number[] }
    | { readonly kind: 'step'; readonly which: number; readonly action: Action }
    | { readonly kind: 'renew' | 'cancelDocument' | 'takeBack'; readonly which: number };
  type Action = 'request' | 'receive' | 're-edit' | 'check' | 'pass' | 'approve' | 'not-approve' | 'cancel';

  const which = fc.nat(7);
  const amounts = fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 70 }));
  /** Often less than what is taken. */
  const few = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
  const someDeed: fc.Arbitrary<Deed> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('file' as const), which, amounts }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), which, amounts }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('changeDepot' as const), amounts: fc.oneof(amounts, few) }) },
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('step' as const),
        which,
        action: fc.constantFrom<Action>(
          'request',
          'request',
          'receive',
          'check',
          'pass',
          'approve',
          'approve',
          're-edit',
          'not-approve',
          'cancel',
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const), which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelDocument' as const), which }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeBack' as const), which }) },
  );
  /** What is in one round happens at the same time. */
  const rounds = fc.array(fc.array(someDeed, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 14 });

  it('reserve, use and return exactly what their documents say', { timeout: SLOW_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const depot = await issueDepot(test, people, [
          { name: 'North', squareMetres: 100, kilograms: 60 },
          { name: 'South', squareMetres: 50, kilograms: 60 },
        ]);
        const filed: FiledRequest[] = [];
        for (const round of all) {
          const answers = await Promise.all(round.map((deed) => doDeed(depot, filed, deed)));
          for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);
          expect(await figuresOf(test, depot)).toEqual(await figuresFromDocuments(depot));
        }
        expect(await brokenLaws()).toEqual([]);
      }),
      { ...propertyRuns(5) },
    );
  });

  async function doDeed(depot: Depot, filed: FiledRequest[], deed: Deed): Promise<TestAnswer | undefined> {
    if (deed.kind === 'file') {
      const body = allotmentBody(
        depot,
        deed.amounts.map((squareMetres, area) => ({ squareMetres, kilograms: Math.floor(squareMetres / 2), area })),
      );
      const answer = await test.call('PUT', '/api/v1/transaction/allotments', { as: people.operator, body });
      const { id, refRequest } = answer.body as { id: string; refRequest: { id: string } };
      filed.push({ id, requestId: refRequest.id });
      return answer;
    }
    if (deed.kind === 'changeDepot') return changeDepot(depot, deed.amounts);
    const target = filed[filed.length - 1 - (deed.which % Math.max(filed.length, 1))];
    if (target === undefined) return undefined;
    switch (deed.kind) {
      case 'step':
        return takeStepAs(target, deed.action);
      case 'takeBack':
        return test.call('PUT', `${REQUESTS}/re-status`, {
          as: people.head,
          body: { id: target.requestId, version: await requestVersionOf(test, target.requestId) },
        });
      case 'change':
      case 'renew':
      case 'cancelDocument':
        return refileOf(filed, target, deed);
    }
  }

  async function takeStepAs(target: FiledRequest, action: Action): Promise<TestAnswer> {
    const who = { request: 'operator', cancel: 'operator', approve: 'approver' } as const;
    const person = people[action in who ? who[action as keyof typeof who] : 'receiver'];
    return sendRequestStep(test, person, target, action, { remark: 'x', data: { result: 'passed' } });
  }

  async function refileOf(filed: FiledRequest[], base: FiledRequest, deed: Deed): Promise<TestAnswer> {
    const kind = deed.kind === 'renew' ? 2 : deed.kind === 'change' ? 3 : 4;
    const answer = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: kind, refBase: { id: base.id } },
    });
    if (answer.status !== 200) return answer;
    const { id: requestId, documentId: id } = answer.body as { id: string; documentId: string };
    filed.push({ id, requestId });
    if (deed.kind === 'renew') return answer;
    const { rows } = await admin.query<{ id: string }>(
      'select "id" from "allotment_line" where "allotment_id" = $1 order by "seq"',
      [id],
    );
    const lines =
      deed.kind === 'change'
        ? { lines: deed.amounts.map((squareMetres, at) => ({ id: rows[at]?.id, squareMetres, kilograms: at })) }
        : {};
    const { rows: found } = await admin.query<{ version: number }>(
      'select "version" from "allotment" where "id" = $1',
      [id],
    );
    return test.call('PUT', '/api/v1/transaction/allotments', {
      as: people.operator,
      body: { id, version: found[0]?.version, reason: 'x', ...lines },
    });
  }

  /** The areas are granted more or less; if that is refused, because too much is taken, the request is cancelled. */
  async function changeDepot(depot: Depot, squareMetres: readonly number[]): Promise<TestAnswer> {
    const { rows } = await admin.query<{ id: string }>(
      'select "id" from "depot" where "dossier_id" = $1 and "is_current"',
      [depot.dossierId],
    );
    const begun = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: 3, refBase: { id: rows[0]?.id } },
    });
    if (begun.status !== 200) return begun;
    const { id: requestId, documentId: id } = begun.body as { id: string; documentId: string };
    const areas = (await areaIdsOf(test, { id, requestId })).map((areaId, at) => ({
      id: areaId,
      squareMetres: squareMetres[at],
    }));
    await editDocument(test, people.operator, { id }, { reason: 'x', areas });
    const change = { id, requestId };
    let answer = await takeStepAs(change, 'request');
    for (const action of ['receive', 'check', 'pass', 'approve'] as const)
      if (answer.status === 200) answer = await takeStepAs(change, action);
    if (answer.status !== 200) await takeStepAs(change, 'cancel');
    return answer;
  }

  /** The same figures from the documents alone: those in force, and what open requests need beyond them. */
  async function figuresFromDocuments(depot: Depot): Promise<Readonly<Record<string, string>>> {
    const { rows } = await admin.query<Record<'line' | 'granted' | 'used' | 'kept' | 'area' | 'room', string>>(
      `with taken as (
  select l."allotment_id", l."area_line_id" as "line", sum(l."square_metres") as "area", sum(coalesce(l."kilograms", 0)) as "room"
  from "allotment_line" l where l."depot_dossier_id" = $1 group by 1, 2),
in_force as (
  select d."id", t."line", t."area", t."room" from "dossier" d join "allotment" a on a."dossier_id" = d."id" and a."is_current"
  join taken t on t."allotment_id" = a."id" where d."state" <> 'cancelled'),
open_requests as (
  select r."id", r."dossier_id", t."line", t."area", t."room" from "request" r join taken t on t."allotment_id" = r."document_id"
  where r."is_open" and r."status" <> 'draft' and r."request_type" <> 'cancel')
select s."line", (select a."square_metres" from "depot_area" a join "depot" d on d."id" = a."depot_id"
    where d."dossier_id" = $1 and d."is_current" and a."line_id" = s."line")::text as "granted",
  coalesce((select sum(f."area") from in_force f where f."line" = s."line"), 0)::text as "used",
  coalesce((select sum(f."room") from in_force f where f."line" = s."line"), 0)::text as "kept",
  coalesce((select sum(greatest(o."area" - coalesce((select f."area" from in_force f where f."id" = o."dossier_id" and f."line" = o."line"), 0), 0)) from open_requests o where o."line" = s."line"), 0)::text as "area",
  coalesce((select sum(greatest(o."room" - coalesce((select f."room" from in_force f where f."id" = o."dossier_id" and f."line" = o."line"), 0), 0)) from open_requests o where o."line" = s."line"), 0)::text as "room"
from unnest($2::uuid[]) s ("line")`,
      [depot.dossierId, depot.areaLineIds],
    );
    const text = (one: string): string => decimalText(decimal(one));
    return Object.fromEntries(
      rows.flatMap(({ line, granted, used, kept, area, room }) => {
        const at = depot.areaLineIds.indexOf(line);
        return [
          [`area${at}`, `${text(granted)} ${text(area)} ${text(used)} 0`],
          [`room${at}`, `60 ${decimalText(decimal(kept).plus(decimal(room)))} 0 0`],
        ];
      }),
    );
  }
});

describe('goods of several people at the same time', () => {
  type Deed = {
    readonly kind: 'receive' | 'remove' | 'move' | 'hold' | 'free';
    readonly area: 0 | 1;
    readonly lot: 0 | 1;
    readonly grams: number;
  };
  const someDeed: fc.Arbitrary<Deed> = fc.record({
    kind: fc.constantFrom<Deed['kind']>('receive', 'receive', 'receive', 'remove', 'remove', 'move', 'hold', 'free'),
    area: fc.constantFrom<0 | 1>(0, 1),
    lot: fc.constantFrom<0 | 1>(0, 1),
    grams: fc.integer({ min: 1, max: 40_000 }),
  });
  const rounds = fc.array(fc.array(someDeed, { minLength: 1, maxLength: 5 }), { minLength: 6, maxLength: 20 });
  const ROOM_KG = 60;
  const POSSESSION_KG = 90;
  const at = getInstant('2026-11-18T10:00:00+07:00');
  const base = { actorId: null, username: 'system', at, cause: { job: 'test' } };

  interface Scene {
    readonly depot: Depot;
    readonly lots: readonly string[];
    readonly possession: { readonly dossierId: string; readonly lineId: string };
  }

  async function makeScene(): Promise<Scene> {
    const depot = await issueDepot(test, people, [
      { name: 'North', squareMetres: 1, kilograms: ROOM_KG },
      { name: 'South', squareMetres: 1, kilograms: ROOM_KG },
    ]);
    const possession = { dossierId: depot.dossierId, lineId: depot.areaLineIds[0] ?? '' };
    const opening = {
      documentType: 'sampling',
      holderId: people.holderId,
      departmentId: await departmentOf(depot),
      username: 'system',
      at,
    };
    const lots = await inTransaction(test.app.pools.api, {}, async (db) => {
      await openStockCards(db, [{ kind: 'possess', ...possession, name: 'Possession' }], opening);
      await post(db, {
        ...base,
        movements: [{ card: { kind: 'possess', ...possession }, change: { quota: decimal(POSSESSION_KG) } }],
      });
      const made: string[] = [];
      for (const lotNo of ['A', 'B']) {
        const lotId = await addLot(
          db,
          { holderId: people.holderId, productId: null, lotNo, source: 'opening' },
          { username: 'system', at },
        );
        made.push(lotId);
        for (const lineId of depot.areaLineIds)
          await openStockOf(db, { area: { dossierId: depot.dossierId, lineId }, lotId, name: lotNo }, opening);
      }
      return made;
    });
    return { depot, lots, possession };
  }

  async function departmentOf({ dossierId }: Depot): Promise<string | null> {
    const { rows } = await admin.query<{ id: string | null }>(
      'select "department_id" as "id" from "dossier" where "id" = $1',
      [dossierId],
    );
    return rows[0]?.id ?? null;
  }

  function movementsOf({ depot, lots, possession }: Scene, { kind, area, lot, grams }: Deed): readonly Movement[] {
    const goods = (index: number): Goods => ({
      area: { dossierId: depot.dossierId, lineId: depot.areaLineIds[index] ?? '' },
      lotId: lots[lot] ?? '',
      kg: decimal(grams).times(decimal('0.001')),
      possession,
    });
    const owner = { dossierId: depot.dossierId };
    switch (kind) {
      case 'receive':
        return receiveGoods(goods(area));
      case 'remove':
        return removeGoods(goods(area));
      case 'move':
        return moveGoods(goods(area), goods(1 - area));
      case 'hold':
        return holdGoods(goods(area), owner);
      case 'free':
        return freeGoods(goods(area), owner);
    }
  }

  /** What lies in each area of each lot, and how much of it is held: the naive account of everything. */
  interface Shelf {
    readonly there: Decimal;
    readonly held: Decimal;
  }
  const shelfOf = (shelves: ReadonlyMap<string, Shelf>, area: number, lot: number): Shelf =>
    shelves.get(`${area}/${lot}`) ?? { there: ZERO, held: ZERO };

  function afterDeed(shelves: ReadonlyMap<string, Shelf>, { kind, area, lot, grams }: Deed): Map<string, Shelf> {
    const kg = decimal(grams).times(decimal('0.001'));
    const next = new Map(shelves);
    const change = (where: number, there: Decimal, held = ZERO): void => {
      const shelf = shelfOf(next, where, lot);
      next.set(`${where}/${lot}`, { there: shelf.there.plus(there), held: shelf.held.plus(held) });
    };
    if (kind === 'receive') change(area, kg);
    if (kind === 'remove' || kind === 'move') change(area, kg.neg());
    if (kind === 'move') change(1 - area, kg);
    if (kind === 'hold') change(area, ZERO, kg);
    if (kind === 'free') change(area, ZERO, kg.neg());
    return next;
  }

  function isPossible(shelves: ReadonlyMap<string, Shelf>): boolean {
    const all = [...shelves.values()];
    const inArea = (area: number): Decimal => sum([0, 1].map((lot) => shelfOf(shelves, area, lot).there));
    return (
      all.every(({ there, held }) => there.gte(held) && held.gte(ZERO)) &&
      [0, 1].every((area) => inArea(area).lte(decimal(ROOM_KG))) &&
      sum(all.map(({ there }) => there)).lte(decimal(POSSESSION_KG))
    );
  }

  async function tryDeed(scene: Scene, deed: Deed): Promise<boolean> {
    try {
      await inTransaction(test.app.pools.api, {}, (db) => post(db, { ...base, movements: movementsOf(scene, deed) }));
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status === 422) return false;
      throw error;
    }
  }

  it('are in one place only: stock, room and possession agree with a naive account', { timeout: SLOW_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(rounds, fc.boolean(), async (all, isConcurrent) => {
        const scene = await makeScene();
        let shelves: ReadonlyMap<string, Shelf> = new Map();
        for (const round of all) {
          const accepted = isConcurrent ? await Promise.all(round.map((deed) => tryDeed(scene, deed))) : [];
          for (const [index, deed] of round.entries()) {
            const after = afterDeed(shelves, deed);
            const isDone = isConcurrent ? accepted[index] === true : await tryDeed(scene, deed);
            // One after the other, the ledger accepts exactly what the naive account allows.
            if (!isConcurrent) expect(isDone).toBe(isPossible(after));
            if (isDone) shelves = after;
          }
          expect(isPossible(shelves)).toBe(true);
        }
        expect(await figuresOf(test, scene.depot)).toMatchObject(
          Object.fromEntries(
            [0, 1].map((area) => {
              const use = sum([0, 1].map((lot) => shelfOf(shelves, area, lot).there));
              return [`room${area}`, `${ROOM_KG} 0 ${decimalText(use)} 0`];
            }),
          ),
        );
        expect(await brokenLaws()).toEqual([]);
      }),
      propertyRuns(12),
    );
  });
});
