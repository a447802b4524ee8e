/**
 * Measures reservations in the ledger against hand-written SQL, in turns on the same database: 200 at the same time on
 * one stock card and on a thousand; and what a stock card with ten and with a million entries costs: to look at, to
 * reserve of, and to say what is in it.
 */
import type { Pool } from 'pg';
import { catalogue } from '#apps/modules.ts';
import { getEntity } from '#language/catalogue.ts';
import { decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { post } from '#platform/server/ledger/post.ts';
import { loadCardsOfDossier } from '#platform/server/ledger/stockCardRows.ts';
import { describeTaken } from '#platform/server/ledger/takenFromCards.ts';
import { readCriteria, search } from '#platform/server/resource/read/search.ts';
import { createTotalCache, type TotalCache } from '#platform/server/resource/read/totalCache.ts';
import { median } from '../measure.ts';
import { lines } from '../report.ts';
import { openRequestSetup } from '../requests/setup.ts';

const AT_ONCE = 200;
const CARDS = 1000;

interface Card {
  readonly id: string;
  readonly dossierId: string;
  readonly lineId: string;
}

export async function measureLedger({
  isSmall,
  say,
}: {
  isSmall: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const stage = await openRequestSetup();
  try {
    const { pool, people } = stage;
    const cards = await makeCards(pool, people.holderId);
    const rounds = isSmall ? 3 : 15;
    const rows: string[][] = [['', 'ours /s', 'hand /s', 'ours/hand']];
    for (const [title, used] of [
      ['200 at once on one stock card', cards.slice(0, 1)],
      ['200 at once on 1,000 stock cards', cards],
    ] as const) {
      const seconds: Record<'ours' | 'byHand', number[]> = { ours: [], byHand: [] };
      for (const kind of ['ours', 'byHand'] as const) await reserveAtOnce(pool, used, kind);
      for (let round = 0; round < rounds; round += 1)
        for (const kind of round % 2 === 0 ? (['ours', 'byHand'] as const) : (['byHand', 'ours'] as const))
          seconds[kind].push(await reserveAtOnce(pool, used, kind));
      const [ours, byHand] = [AT_ONCE / median(seconds.ours), AT_ONCE / median(seconds.byHand)];
      rows.push([title, ours.toFixed(0), byHand.toFixed(0), (ours / byHand).toFixed(2)]);
    }
    say(lines('Reservations, 8 connections', rows));
    const [few, many] = [cards[1], cards[2]];
    if (few === undefined || many === undefined) throw new Error('There are too few stock cards');
    await addEntries(pool, few, 10);
    await addEntries(pool, many, isSmall ? 20_000 : 1_000_000);
    await pool.query('analyze "ledger_entry"');
    const compared: string[][] = [['ms', 'ten entries', isSmall ? 'twenty thousand' : 'a million', 'ratio']];
    for (const [title, work] of [
      ['its figures and 20 latest movements', readOf(pool, createTotalCache({ catalogue, nowMs: Date.now }))],
      ['the same, with the movements counted', readOf(pool)],
      ['a reservation', (card: Card) => reserve(pool, card)],
      ['what is in it, for a refusal', (card: Card) => nameTaken(pool, card)],
    ] as const) {
      const [ofFew, ofMany] = await inTurns(work, [few, many], rounds * 10);
      compared.push([title, ofFew.toFixed(2), ofMany.toFixed(2), (ofMany / ofFew).toFixed(2)]);
    }
    say(lines('One stock card, 1 connection', compared));
  } finally {
    await stage.close();
  }
}

async function makeCards(pool: Pool, holderId: string): Promise<readonly Card[]> {
  await pool.query(
    `insert into "dossier" ("id", "version", "is_active", "create_by", "create_date", "update_by", "update_date", "document_type",
  "holder_id", "state", "code", "is_filed")
select gen_random_uuid(), 1, true, 'bench', now(), 'bench', now(), 'storageLocation', $1, 'inForce', 'BENCH-' || i, true
from generate_series(1, $2) i`,
    [holderId, CARDS],
  );
  const { rows } = await pool.query<Card>(
    `insert into "stock_card" ("id", "create_by", "create_date", "kind", "dossier_id", "line_id", "name", "unit", "document_type",
  "holder_id", "quota", "reserve", "use", "held", "last_seq")
select gen_random_uuid(), 'bench', now(), 'room', d."id", gen_random_uuid(), 'Bench', 'kilogram', d."document_type", d."holder_id",
  100000000, 0, 0, 0, 0
from "dossier" d where d."code" like 'BENCH-%' returning "id", "dossier_id" as "dossierId", "line_id" as "lineId"`,
  );
  return rows;
}

/** Returns the seconds until the last one is committed. */
async function reserveAtOnce(pool: Pool, cards: readonly Card[], kind: 'ours' | 'byHand'): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => {
      const card = cards[(index * 7) % cards.length];
      if (card === undefined) throw new Error('There is no stock card');
      return kind === 'ours' ? reserve(pool, card) : reserveByHand(pool, card);
    }),
  );
  return (performance.now() - began) / 1000;
}

const AT = getInstant('2026-11-18T10:00:00+07:00');

function reserve(pool: Pool, { dossierId, lineId }: Card): Promise<unknown> {
  return inTransaction(pool, {}, (db) =>
    post(db, {
      cause: { job: 'bench' },
      actorId: null,
      username: 'bench',
      at: AT,
      movements: [
        {
          card: { kind: 'room', dossierId, lineId },
          change: { reserve: decimal(1) },
          owner: { dossierId },
        },
      ],
    }),
  );
}

/** The least that keeps the same rows: lock, check, update and insert. */
async function reserveByHand(pool: Pool, { dossierId, lineId }: Card): Promise<void> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    const { rows } = await db.query<Record<string, string>>({
      name: 'bench-lock',
      text: `select "id", "quota", "reserve", "use", "held", "last_seq" from "stock_card" where "dossier_id" = $1 and "line_id" = $2 and "kind" = 'room' for update`,
      values: [dossierId, lineId],
    });
    const [card] = rows;
    if (card === undefined || Number(card['quota']) < Number(card['reserve']) + Number(card['use']) + 1)
      throw new Error('There is not enough');
    await db.query({
      name: 'bench-update',
      text: `update "stock_card" set "reserve" = "reserve" + 1, "last_seq" = "last_seq" + 1 where "id" = $1`,
      values: [card['id']],
    });
    await db.query({
      name: 'bench-insert',
      text: `insert into "ledger_entry" ("id", "create_by", "create_date", "stock_card_id", "seq", "posting_id", "quota_change", "reserve_change",
  "use_change", "held_change", "quota", "reserve", "use", "held", "job", "owner_dossier_id", "document_type", "holder_id")
select gen_random_uuid(), 'bench', now(), s."id", s."last_seq", gen_random_uuid(), 0, 1, 0, 0, s."quota", s."reserve", s."use", s."held", 'bench',
  s."dossier_id", s."document_type", s."holder_id" from "stock_card" s where s."id" = $1`,
      values: [card['id']],
    });
    await db.query('commit');
  } finally {
    db.release();
  }
}

async function addEntries(pool: Pool, { id }: Card, count: number): Promise<void> {
  const BATCH = 5000;
  for (let done = 0; done < count; done += BATCH) {
    await pool.query(
      `insert into "ledger_entry" ("id", "create_by", "create_date", "stock_card_id", "seq", "posting_id", "quota_change", "reserve_change",
  "use_change", "held_change", "quota", "reserve", "use", "held", "job", "document_type", "holder_id")
select gen_random_uuid(), 'bench', now(), s."id", s."last_seq" + i, gen_random_uuid(), 0, 0, 1, 0, s."quota", s."reserve", s."use" + i, s."held", 'bench',
  s."document_type", s."holder_id" from "stock_card" s, generate_series(1, $2) i where s."id" = $1`,
      [id, Math.min(BATCH, count - done)],
    );
    await pool.query('update "stock_card" set "use" = "use" + $2, "last_seq" = "last_seq" + $2 where "id" = $1', [
      id,
      Math.min(BATCH, count - done),
    ]);
  }
}

/** The card and the first page of its movements, as the page of the card asks for them. */
function readOf(pool: Pool, totals?: TotalCache): (card: Card) => Promise<void> {
  const actor = systemActor('Measures the ledger');
  const engine = { catalogue, choices: { codeOf: () => undefined }, ...(totals === undefined ? {} : { totals }) };
  return async ({ id }) => {
    const asked = [
      [
        'stockCard',
        { select: ['quota', 'reserve', 'use', 'balance'], where: [{ name: 'id', operator: '=', value: id }] },
      ],
      [
        'ledgerEntry',
        {
          select: ['seq', 'useChange', 'balance'],
          where: [{ name: 'refStockCard.id', operator: '=', value: id }],
          sort: [{ name: 'seq', type: 'DESC' }],
        },
      ],
    ] as const;
    for (const [entity, body] of asked)
      await search(engine, pool, { actor, entity: getEntity(catalogue, entity), criteria: readCriteria(body) });
  };
}

async function nameTaken(pool: Pool, { dossierId }: Card): Promise<void> {
  await describeTaken(pool, await loadCardsOfDossier(pool, dossierId));
}

/** The median milliseconds with either card. */
async function inTurns(
  work: (card: Card) => Promise<unknown>,
  cards: readonly [few: Card, many: Card],
  times: number,
): Promise<readonly [few: number, many: number]> {
  const measured: readonly [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1)
    for (const at of time % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now();
      await work(cards[at]);
      measured[at].push(performance.now() - began);
    }
  return [median(measured[0]), median(measured[1])];
}
