/**
 * The documents to which a document refers, in their current state: loaded with one query per kind, and checked one by
 * one.
 */
import { getEntity, getTarget, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { RefField } from '#language/field.ts';
import { message, type MessageRef } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import { findMismatch, referenceTermsFor, type ReferenceTerms } from '#language/referenceTerms.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { standingOf, type Standing, type UsedUp } from '#platform/model/request/shortDetail.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import { USED_UP_JOIN, USED_UP_SQL, usedUpOf } from './usedUp.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { columnsSql, fromRow } from '../../resource/read/storedRecords.ts';
import type { DocumentRow } from './caseRows.ts';

export type ReferringField = RefField & { readonly refersTo: ReferenceTerms };

/** Returns the references of an entity itself, without those of its rows. */
export function referencesOf(entity: AnyEntity): readonly (readonly [name: string, field: ReferringField])[] {
  return Object.entries(entity.fields).filter(
    (entry): entry is [string, ReferringField] => entry[1].kind === 'ref' && entry[1].refersTo !== undefined,
  );
}

/** Returns the references of a record and of its rows: `refHaz`, `products.refHaz`. */
export function allReferencesOf(
  catalogue: Catalogue,
  entity: AnyEntity,
): readonly {
  readonly path: string;
  readonly entity: AnyEntity;
  readonly name: string;
  readonly field: ReferringField;
}[] {
  const inRows = partFieldsOf(entity).flatMap(([part, field]) =>
    allReferencesOf(catalogue, getTarget(catalogue, field)).map((reference) => ({
      ...reference,
      path: `${part}.${reference.path}`,
    })),
  );
  return [...referencesOf(entity).map(([name, field]) => ({ path: name, entity, name, field })), ...inRows];
}

/** A reference that is set in a record or one of its rows, with its path. */
export interface FilledReference {
  readonly path: string;
  readonly name: string;
  readonly field: ReferringField;
  /** The entity of the record or row. */
  readonly owner: AnyEntity;
  readonly row: AnyRecord;
}

export function filledReferencesIn(
  catalogue: Catalogue,
  entity: AnyEntity,
  { record, path = '' }: { record: AnyRecord; path?: string },
): readonly FilledReference[] {
  const own = referencesOf(entity).flatMap(([name, field]) =>
    idOf(record[name] ?? null) === null ? [] : [{ path: path + name, name, field, owner: entity, row: record }],
  );
  const inner = partFieldsOf(entity).flatMap(([name, field]) =>
    rowsOf(record, name).flatMap((row, index) =>
      row['isDelete'] === true
        ? []
        : filledReferencesIn(catalogue, getTarget(catalogue, field), { record: row, path: `${path}${name}.${index}.` }),
    ),
  );
  return [...own, ...inner];
}

/** A revision that was issued, with the current standing of its dossier. */
export interface IssuedRevision {
  readonly id: string;
  readonly entity: string;
  readonly dossierId: string;
  readonly holderId: string;
  readonly documentType: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly effective: PlainDate | null;
  readonly expires: PlainDate | null;
  readonly revision: number;
  readonly currentRevision: number;
  readonly standing: Standing;
  /** The dossier by which it was used up; null unless it was. */
  readonly usedUp: (UsedUp & { readonly dossierId: string }) | null;
  /** The document as it was issued, without its rows. */
  readonly document: AnyRecord;
}

export type IssuedRevisions = ReadonlyMap<string, IssuedRevision>;

/** Returns the revisions by id. Documents that were never issued are left out. */
export async function loadIssued(
  catalogue: Catalogue,
  db: Queryable,
  { references, today }: { references: readonly Pick<FilledReference, 'field' | 'row' | 'name'>[]; today: PlainDate },
): Promise<IssuedRevisions> {
  const found = new Map<string, IssuedRevision>();
  for (const target of new Set(references.map(({ field }) => field.target))) {
    const ids = references.filter(({ field }) => field.target === target).map(({ row, name }) => idOf(row[name]));
    for (const revision of await loadRevisions(getEntity(catalogue, target), db, { ids: [...new Set(ids)], today }))
      found.set(revision.id, revision);
  }
  return found;
}

export async function loadRevisions(
  entity: AnyEntity,
  db: Queryable,
  { ids, today }: { ids: readonly (string | null)[]; today: PlainDate },
): Promise<readonly IssuedRevision[]> {
  const { rows } = await db.query({
    text: `select ${columnsSql(entity)}, s."code" as "dossier.code", s."state" as "dossier.state",
        s."effective_date"::text as "dossier.effective", s."expire_date"::text as "dossier.expires",
        s."revision" as "dossier.revision", r."subject_th" as "request.th", r."subject_en" as "request.en",
        ${USED_UP_SQL}
from ${quote(tableName(entity.name))} t join "dossier" s on s."id" = t."dossier_id" ${USED_UP_JOIN}
join "request" r on r."id" = t."request_id" where t."id" = any($1::uuid[]) and t."revision" is not null`,
    values: [ids],
  });
  return rows.map((row) => {
    const document = fromRow(entity, row) as DocumentRow;
    const expires = row['dossier.expires'] as PlainDate | null;
    return {
      id: document.id,
      entity: entity.name,
      dossierId: idOf(document.refDossier) ?? '',
      holderId: idOf(document.refHolder) ?? '',
      documentType: document.refDocumentType,
      number: String(row['dossier.code']),
      nameTh: findText(row['request.th']) ?? findText(row['request.en']) ?? '',
      nameEn: findText(row['request.en']) ?? null,
      effective: row['dossier.effective'] as PlainDate | null,
      expires,
      revision: Number(document.revision),
      currentRevision: Number(row['dossier.revision']),
      standing: standingOf({ state: String(row['dossier.state']), expires, today, isCurrent: document.isCurrent }),
      usedUp: usedUpOf(row),
      document,
    };
  });
}

/**
 * Returns why a document may not be referred to today. A document of another holder is answered as if it did not exist.
 */
export function findReferenceRefusal({
  field,
  document,
  found,
  holderId,
  lineage = [],
}: {
  field: ReferringField;
  /** The document that refers, also if the reference is in one of its rows: its type, and the fields to be matched. */
  document: AnyRecord;
  found: IssuedRevision | undefined;
  holderId: string | null;
  /** The dossier of the document that refers, and those it replaced: what they used up, they may refer to. */
  lineage?: readonly string[];
}): MessageRef | undefined {
  const refersTo = referenceTermsFor(field.refersTo, document['refDocumentType']);
  if (found === undefined || (refersTo.holder === 'own' && found.holderId !== holderId))
    return message('referredNotFound', { what: field.label });
  const details = { number: found.number, name: nameOfRevision(found) };
  if (refersTo.types?.includes(found.documentType) === false)
    return message('referredOtherType', { ...details, type: labelOf(documentType, found.documentType) });
  return (
    (found.usedUp !== null && lineage.includes(found.usedUp.dossierId)
      ? undefined
      : findStandingRefusal(found, refersTo)) ??
    refersTo.where.find((condition) => !condition.oneOf.includes(found.document[condition.field] as string))?.why ??
    findMismatch(refersTo, { document, referred: found.document })?.why
  );
}

function findStandingRefusal(
  found: IssuedRevision,
  { mayBeOlder, expiredMessage }: ReferenceTerms,
): MessageRef | undefined {
  const details = { number: found.number, name: nameOfRevision(found) };
  switch (found.standing) {
    case 'valid':
      return undefined;
    case 'replaced':
      return mayBeOlder ? undefined : message('referredReplaced', { ...details, current: found.currentRevision });
    case 'expired': {
      const expired = { ...details, date: dayOf(found.expires) };
      return expiredMessage?.(expired) ?? message('referredExpired', expired);
    }
    case 'suspended':
      return message('referredSuspended', details);
    case 'revoked':
      return message('referredRevoked', details);
    case 'cancelled':
      return message('referredCancelled', details);
    case 'usedUp':
      return message('referredUsedUp', {
        ...details,
        type: found.usedUp?.documentType.label ?? '',
        by: found.usedUp?.number ?? '',
        date: dayOf(found.usedUp?.on ?? null),
      });
    case 'baseNotInForce':
      return message('referredBaseNotInForce', details);
  }
}

function findText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function nameOfRevision({ nameTh, nameEn }: IssuedRevision): readonly [string, string] {
  return [nameTh, nameEn ?? nameTh];
}

function dayOf(day: PlainDate | null): readonly [string, string] {
  return day === null ? ['-', '-'] : [formatDate(day, 'th'), formatDate(day, 'en')];
}
