/**
 * Things that only one dossier may have: claimed when a request is submitted, held while the issued document is in
 * force, and returned when a request fails.
 */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import type { ClaimTerms } from '#language/requestDeclaration.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { ruleBroken, conflict } from '../../errors.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { findDocument, type DocumentRow, type DossierRow } from '../case/caseRows.ts';
import type { EffectContext } from './stepParts.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';

/** A claim of the request itself: a dossier can be renewed once. Its key is the previous dossier. */
const RENEWAL = 'renewal';
/**
 * A document that was not issued yet has no last day; one whose renewal was filed in time has not expired while that is
 * being decided.
 */
const HAS_EXPIRED_SQL = `coalesce(d."expire_date" < $5::date, false) and not exists (select from "request" r where r."dossier_id" = d."id" and r."request_type" = 'renew' and r."is_open" and r."status" <> 'draft')`;
/** A dossier that has ended no longer holds its claims. */
const HAS_ENDED_SQL = `d."state" in ('cancelled', 'revoked', 'refused', 'usedUp') or ${HAS_EXPIRED_SQL}`;
/** A claim that is used up once it is granted becomes free again only if the dossier was cancelled or refused. */
const FREED_WHEN_SQL = { end: HAS_ENDED_SQL, cancellation: `d."state" in ('cancelled', 'refused')` } as const;

/**
 * With the dossier from which the claim was taken, if there was one: one that has ended, or one that is being renewed.
 */
type TakenClaim = readonly [kind: string, key: string, from?: string | null, scope?: string];

export interface ClaimRequest {
  readonly kind: string;
  /** The scope within which the claim must be unique; without it, everywhere. */
  readonly scope?: string;
  readonly key: string;
  readonly dossier: Pick<DossierRow, 'id' | 'refPrevious'>;
  readonly today: PlainDate;
  readonly freedBy?: ClaimTerms['freedBy'];
}

/**
 * Records each newly taken claim in the step, so that taking the step back returns no others. A request that was sent
 * back and is submitted again has had its claims since the first submission.
 */
export async function takeClaims(context: EffectContext): Promise<void> {
  const { db, dossier, request, found, today, detail } = context;
  const ownerId = namedHolderIdOf(request);
  const previous = idOf(dossier.refPrevious);
  const takenClaims: TakenClaim[] = [];
  if (previous !== null)
    takenClaims.push(
      ...(await takeClaim(db, { kind: RENEWAL, key: previous, dossier, today }, () =>
        conflict(message('renewalExists')),
      )),
    );
  for (const { kind, key, path, scope, freedBy, takenMessage: messageFor } of claimsOf(context)) {
    // A request without a named holder yet claims within its own dossier only.
    const within = scope === 'holder' ? (ownerId ?? dossier.id) : undefined;
    takenClaims.push(
      ...(await takeClaim(
        db,
        { kind, key, dossier, today, freedBy, ...(within === undefined ? {} : { scope: within }) },
        (holderId) => ruleBroken(path, messageFor(holderId === ownerId)),
      )),
    );
  }
  detail['claimed'] = takenClaims;
  if (found.request.refStatus === 'draft') detail[IS_FIRST] = true;
}

/** Set in the detail of a step: the request it files had no claims before. */
const IS_FIRST = 'isFirstFiling';

/**
 * Returns each claim to the dossier from which it was taken, or deletes it. A request that becomes a draft again has
 * none, including claims taken by later steps.
 */
export async function returnClaims(context: EffectContext): Promise<void> {
  await returnTakenClaims(context);
  if (context.detail[IS_FIRST] === true) await closeClaims(context);
}

/** Returns the claims that are recorded in the step that is taken back. */
export async function returnTakenClaims(
  { db, dossier, detail }: Pick<EffectContext, 'db' | 'dossier' | 'detail'>,
  scope = '',
): Promise<void> {
  for (const [kind, key, from, within = scope] of (detail['claimed'] ?? []) as readonly TakenClaim[]) {
    const own = [kind, within, key, dossier.id];
    if (from === undefined || from === null)
      await db.query(
        'delete from "claim" where "kind" = $1 and "scope" = $2 and "key" = $3 and "dossier_id" = $4',
        own,
      );
    else
      await db.query(
        'update "claim" set "dossier_id" = $5 where "kind" = $1 and "scope" = $2 and "key" = $3 and "dossier_id" = $4',
        [...own, from],
      );
  }
}

/**
 * When a request fails: releases all claims of a dossier that was never issued, otherwise those that the revision in
 * force does not have. A dossier that was to be renewed gets its claims back.
 */
export async function closeClaims(context: EffectContext): Promise<void> {
  const {
    db,
    dossier,
    found: { declaration },
  } = context;
  const previous = idOf(dossier.refPrevious);
  if (dossier.code !== null) {
    if (declaration.claims !== undefined)
      await releaseOtherClaims(db, dossier, declaration.claims(await loadCurrent(context, dossier.id)));
    return;
  }
  if (previous !== null && declaration.claims !== undefined) {
    const claims = declaration.claims(await loadCurrent(context, previous));
    await db.query(
      'update "claim" set "dossier_id" = $4 where "dossier_id" = $1 and ("kind", "key") in (select * from unnest($2::text[], $3::text[]))',
      [dossier.id, ...namesOf(claims), previous],
    );
  }
  await db.query('delete from "claim" where "dossier_id" = $1', [dossier.id]);
}

/** Releases the claims that the issued document does not have: a name that was given up is free. */
export async function releaseOtherClaims(
  db: PoolClient,
  dossier: Pick<DossierRow, 'id'>,
  ownClaims: readonly ClaimTerms[],
): Promise<void> {
  await db.query(
    `delete from "claim" where "dossier_id" = $1 and "kind" <> '${RENEWAL}' and ("kind", "key") not in (select *
      from unnest($2::text[], $3::text[]))`,
    [dossier.id, ...namesOf(ownClaims)],
  );
}

function namesOf(claims: readonly ClaimTerms[]): readonly [kinds: readonly string[], keys: readonly string[]] {
  return [claims.map(({ kind }) => kind), claims.map(({ key }) => key)];
}

export function claimsOf({ found, document }: Pick<EffectContext, 'found' | 'document'>): readonly ClaimTerms[] {
  return found.declaration.claims?.(document) ?? [];
}

export interface TakenKeysQuestion extends Pick<ClaimRequest, 'kind' | 'scope' | 'freedBy' | 'today'> {
  readonly keys: readonly string[];
  readonly dossierId: string | null;
  readonly holderId: string | null;
}

/**
 * Returns which of the keys another dossier has, and whether that belongs to the same holder: used by rules, before
 * anybody submits in vain.
 */
export async function findTakenKeys(
  db: Queryable,
  { kind, keys, scope = '', freedBy = 'end', dossierId, holderId, today }: TakenKeysQuestion,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await db.query({
    text: `select c."key", d."holder_id" = $4::uuid as "isOwn" from "claim" c
      join "dossier" d on d."id" = c."dossier_id"
where c."kind" = $1 and c."scope" = $6 and c."key" = any($2::text[]) and c."dossier_id" is distinct
from $3::uuid and not (${FREED_WHEN_SQL[freedBy]})`,
    values: [kind, keys, dossierId, holderId, today, scope],
  });
  return new Map(rows.map((row) => [String(row['key']), row['isOwn'] === true]));
}

/** Returns an empty list if the dossier has the claim already. */
export async function takeClaim(
  db: PoolClient,
  { kind, scope = '', key, dossier, today, freedBy = 'end' }: ClaimRequest,
  refuse: (holderId: string) => Error,
): Promise<readonly TakenClaim[]> {
  // A select in the same statement as the insert reads the row as it was before.
  const { rows } = await db.query<{ from: string | null }>(
    `with taken as (insert into "claim" as c ("kind", "scope", "key", "dossier_id") values ($1, $6, $2, $3)
      on conflict ("kind", "scope", "key") do update set "dossier_id" = excluded."dossier_id"
where c."dossier_id" = excluded."dossier_id" or c."kind" <> '${RENEWAL}' and exists (select from "dossier" d
where d."id" = c."dossier_id" and (d."id" = $4::uuid or ${FREED_WHEN_SQL[freedBy]})) returning 1)
select (select b."dossier_id" from "claim" b where b."kind" = $1 and b."scope" = $6 and b."key" = $2) as "from"
from taken`,
    [kind, key, dossier.id, idOf(dossier.refPrevious), today, scope],
  );
  const [row] = rows;
  if (row !== undefined) return row.from === dossier.id ? [] : [[kind, key, row.from, scope]];
  const { rows: holderRows } = await db.query<{ id: string }>(
    'select d."holder_id" as "id" from "claim" c join "dossier" d on d."id" = c."dossier_id" where c."kind" = $1 and c."scope" = $2 and c."key" = $3',
    [kind, scope, key],
  );
  throw refuse(holderRows[0]?.id ?? '');
}

/** Returns the revision that is in force. */
export async function loadCurrent(
  { engine: { catalogue }, db, found }: Pick<EffectContext, 'engine' | 'db' | 'found'>,
  dossierId: string,
): Promise<DocumentRow> {
  const { rows } = await db.query<{ id: string }>(
    `select "id" from ${quote(tableName(found.entity.name))} where "dossier_id" = $1 and "is_current"`,
    [dossierId],
  );
  const current =
    rows[0] === undefined
      ? undefined
      : await findDocument(catalogue, db, { entity: found.entity, id: rows[0].id, lock: 'none' });
  if (current === undefined) throw new Error(`Nothing is in force of the dossier ${dossierId}`);
  return current;
}
