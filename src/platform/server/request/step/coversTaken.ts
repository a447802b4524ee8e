/** Whether a document, once it is issued, would still grant what is reserved and used of its stock cards. */
import { getRequestDeclaration, type Catalogue } from '#language/catalogue.ts';
import type { Problem } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findGrantProblems, isOfDocument } from '../../ledger/grantProblems.ts';
import { loadCardsOfDossier } from '../../ledger/stockCardRows.ts';
import type { Hooks } from '../../resource/hooks.ts';
import type { GuardContext } from './stepParts.ts';

/** The guard: returns the first problem. It is checked again with the cards locked, when they are changed. */
export async function findBelowTaken({
  db,
  found: { declaration, request, document },
}: GuardContext): Promise<Problem | undefined> {
  return (await problemsOf(db, { declaration, document, isEnding: request.refRequestType === 'cancel' }))[0];
}

/** The fact: all problems, for a document that is being requested. */
export function stockCardHooks(catalogue: Catalogue): Partial<Hooks> {
  return {
    facts: {
      belowTaken: async ({ db, record }) => {
        const id = idOf(record['refRequest'] ?? null);
        if (id === null || typeof record['refDocumentType'] !== 'string') return [];
        const { rows } = await db.query<{ type: string }>({
          name: 'open-request-type',
          text: 'select "request_type" as "type" from "request" where "id" = $1 and "is_open"',
          values: [id],
        });
        if (rows[0] === undefined) return [];
        return problemsOf(db, {
          declaration: getRequestDeclaration(catalogue, record['refDocumentType']),
          document: record,
          isEnding: rows[0].type === 'cancel',
        });
      },
    },
  };
}

async function problemsOf(
  db: Queryable,
  {
    declaration: { stockCards },
    document,
    isEnding,
  }: { readonly declaration: RequestDeclaration; readonly document: AnyRecord; readonly isEnding: boolean },
): Promise<readonly Problem[]> {
  const dossierId = idOf(document['refDossier'] ?? null);
  if (dossierId === null || stockCards === undefined) return [];
  const stored = (await loadCardsOfDossier(db, dossierId)).filter(isOfDocument);
  if (stored.length === 0) return [];
  const cards = isEnding
    ? []
    : stockCards(document).flatMap(({ kind, lineId, quota, path }) =>
        lineId === null ? [] : [{ kind: kind as StockCardKind, dossierId, lineId, quota, path }],
      );
  return findGrantProblems(db, { stored, cards });
}
