/** Opens stock cards, and changes what they grant. */
import type { PoolClient } from 'pg';
import { stockCardKinds, type StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { newId } from '../database/newId.ts';
import { Refusal } from '../errors.ts';
import { findGrantProblems, isOfDocument, type GrantedAmount } from './grantProblems.ts';
import { post, type Movement, type Posting } from './post.ts';
import { keyOf, lockCardsOfDossier } from './stockCardRows.ts';

export interface NewStockCard {
  readonly kind: StockCardKind;
  readonly dossierId: string;
  readonly lineId: string;
  readonly lotId?: string | null;
  readonly name: string;
}

/** What all cards of a posting have in common: whose they are, and who opens them. */
export interface StockCardOpening {
  readonly documentType: string;
  readonly holderId: string;
  readonly departmentId: string | null;
  readonly username: string;
  readonly at: string;
}

/** Cards that exist already stay as they are, apart from their name. */
export async function openStockCards(
  db: PoolClient,
  cards: readonly NewStockCard[],
  { documentType, holderId, departmentId, username, at }: StockCardOpening,
): Promise<void> {
  if (cards.length === 0) return;
  await db.query({
    name: 'open-stock-cards',
    text: `insert into "stock_card" as s ("id", "create_by", "create_date", "kind", "dossier_id", "line_id", "lot_id", "name", "unit",
  "document_type", "holder_id", "department_id", "quota", "reserve", "use", "held", "last_seq")
select c."id", $7, $8, c."kind", c."dossier", c."line", c."lot", c."name", c."unit", $9, $10, $11, 0, 0, 0, 0, 0
from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $12::text[])
  c ("id", "kind", "dossier", "line", "lot", "name", "unit")
on conflict ("dossier_id", "line_id", "kind", "lot_id") do update set "name" = excluded."name"
  where s."name" is distinct from excluded."name"`,
    values: [
      cards.map(() => newId()),
      cards.map(({ kind }) => kind),
      cards.map(({ dossierId }) => dossierId),
      cards.map(({ lineId }) => lineId),
      cards.map(({ lotId }) => lotId ?? null),
      cards.map(({ name }) => name),
      username,
      at,
      documentType,
      holderId,
      departmentId,
      cards.map(({ kind }) => stockCardKinds[kind].unit),
    ],
  });
}

export interface GrantedCard extends NewStockCard, GrantedAmount {
  /** Counted once, when the card is opened. */
  readonly usedBefore?: Decimal;
}

export interface Grant {
  readonly dossierId: string;
  /** The kinds that the document may have: cards of other kinds on its lines are not its own. */
  readonly cards: readonly GrantedCard[];
  readonly opening: StockCardOpening;
  readonly posting: Omit<Posting, 'movements'>;
  /** The document ends: its cards are closed, whatever it says. */
  readonly isEnding: boolean;
}

/**
 * Makes the cards of a document grant what it says, no more and no less. Lines that it no longer has are closed; that is
 * refused while something lies there or is reserved. Returns the number of the posting.
 */
export async function grantStockCards(db: PoolClient, grant: Grant): Promise<string | undefined> {
  const { dossierId, opening, posting, isEnding } = grant;
  const cards = isEnding ? [] : grant.cards;
  await openStockCards(db, cards, opening);
  const stored = (await lockCardsOfDossier(db, dossierId)).filter(isOfDocument);
  const problems = await findGrantProblems(db, { stored, cards });
  if (problems[0] !== undefined) throw new Refusal(422, problems[0], { fields: problems });
  const granted = new Map(cards.map((card) => [keyOf(card), card]));
  const movements = stored.map((card): Movement => {
    const declared = granted.get(card.key);
    // What was consumed stays granted.
    const quota = declared?.quota ?? card.use;
    return {
      card,
      change: {
        quota: quota.minus(card.quota),
        ...(card.lastSeq === 0 && declared?.usedBefore !== undefined ? { use: declared.usedBefore } : {}),
      },
      ...(declared === undefined ? {} : { path: declared.path }),
    };
  });
  return post(db, { ...posting, movements });
}
