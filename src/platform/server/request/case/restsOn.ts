/**
 * The documents on which an issued document rests: it is not valid for anybody who checks it while one of them is
 * suspended, revoked, cancelled or expired.
 */
import { findRequestDeclaration, getEntity, type Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { standingOf, type Base, type Standing } from '#platform/model/request/shortDetail.ts';
import type { App } from '../../app.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { backColumn } from '../../resource/read/storedRecords.ts';
import type { Case } from './caseRows.ts';
import { allReferencesOf } from './issuedReferences.ts';
import { standingNow, type IssuedRow } from './issuedRow.ts';

export interface StandingWithBases {
  readonly standing: Standing;
  /** The documents it rests on that are not in force; empty unless that is the reason why it is not valid. */
  readonly bases: readonly Base[];
}

/** `row` has the document type, and the id of the document as `document_id`. */
export async function loadStanding(
  { catalogue, db, today }: { catalogue: Catalogue; db: Queryable; today: PlainDate },
  row: IssuedRow,
): Promise<StandingWithBases> {
  const standing = standingNow(row, today);
  const declaration = findRequestDeclaration(catalogue, String(row['document_type']));
  if (standing !== 'valid' || declaration === undefined) return { standing, bases: [] };
  const bases = await findInvalidBases(catalogue, db, {
    entity: declaration.document,
    id: String(row['document_id']),
    today,
  });
  return { standing: bases.length === 0 ? standing : 'baseNotInForce', bases };
}

/**
 * Returns the number under which the document was renewed, if that one is valid today; a renewal that rests on a lost
 * document is not recommended to anybody.
 */
export async function findValidRenewal(
  { catalogue, db, today }: { catalogue: Catalogue; db: Queryable; today: PlainDate },
  row: IssuedRow,
): Promise<string | null> {
  const { renewed_by: code, renewed_dossier: dossierId } = row;
  const declaration = findRequestDeclaration(catalogue, String(row['document_type']));
  if (typeof code !== 'string' || declaration === undefined) return null;
  const { rows } = await db.query<{ id: string }>({
    text: `select "id" from ${quote(tableName(declaration.document))} where "dossier_id" = $1::uuid and "is_current"`,
    values: [dossierId],
  });
  const bases = await findInvalidBases(catalogue, db, { entity: declaration.document, id: rows[0]?.id ?? '', today });
  return bases.length === 0 ? code : null;
}

/** For the page of a case: nothing unless its document is the one in force. */
export async function loadInvalidBases(
  { catalogue, clock, pools }: App,
  { document, dossier, entity }: Case,
): Promise<readonly Base[]> {
  if (!document.isCurrent || dossier.refState !== 'inForce') return [];
  return findInvalidBases(catalogue, pools.api, { entity: entity.name, id: document.id, today: clock.today() });
}

/** Returns each document once, however many rows refer to it. */
async function findInvalidBases(
  catalogue: Catalogue,
  db: Queryable,
  { entity: name, id, today }: { entity: string; id: string; today: PlainDate },
): Promise<readonly Base[]> {
  const references = allReferencesOf(catalogue, getEntity(catalogue, name)).filter(
    ({ field }) => field.refersTo.restsOn,
  );
  if (references.length === 0) return [];
  const selects = references.map(({ entity, field }, index) => {
    const dossier = quote(columnName(field.refersTo.snapshot.dossier, 'ref'));
    const owner = entity.name === name ? '"id"' : quote(backColumn(entity));
    return `select ${index}::integer as "reference", t.${dossier} as "id" from ${quote(tableName(entity.name))} t where t.${owner} = $1::uuid`;
  });
  const { rows } = await db.query({
    text: `select distinct d."reference", s."code", s."state", s."expire_date"::text as "expires"
from (${selects.join('\nunion all ')}) d join "dossier" s on s."id" = d."id" order by s."code"`,
    values: [id],
  });
  return rows.flatMap((row) => {
    // A newer revision of the same document keeps it in force.
    const standing = standingOf({
      state: String(row['state']),
      expires: row['expires'] as PlainDate | null,
      today,
      isCurrent: true,
    });
    const label: Label | undefined = references[Number(row['reference'])]?.field.label;
    return standing === 'valid' || label === undefined ? [] : [{ label, number: String(row['code']), standing }];
  });
}
