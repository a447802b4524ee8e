/** The rows of a case as they are stored, each with the type of its declaration. */
import { getEntity, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord, DocumentOf, RecordOf, CommonRecordFields } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CommonDocument, DocumentName } from '#platform/model/request/document.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findStored, type Lock } from '../../resource/read/storedRecords.ts';

export type RequestRow = RecordOf<'request'>;
export type DossierRow = RecordOf<'dossier'>;
/** A document of any kind; the fields that all kinds have in common are typed by name. */
export type DocumentRow = AnyRecord & CommonRecordFields & CommonDocument;
/** A document of one kind; without `E`, a document of any kind. */
export type RowOf<E extends string> = string extends E ? DocumentRow : DocumentOf<E & DocumentName>;

/** `E` is the entity of the document; without it, the document of the case may be of any kind. */
export type Case<E extends string = string> = CaseWith<RowOf<E>>;

export interface CaseWith<Document = DocumentRow> {
  readonly declaration: RequestDeclaration;
  /** The entity of the document. */
  readonly entity: AnyEntity;
  readonly request: RequestRow;
  readonly dossier: DossierRow;
  readonly document: Document;
}

/** Types a record as a document; its entity must be declared as one. */
export function asDocument(record: AnyRecord): DocumentRow {
  return record as DocumentRow;
}

interface RowQuery {
  readonly id: string;
  readonly lock: Lock;
  readonly scope?: { readonly sql: string; readonly values: readonly unknown[] };
}

export async function findRequest(
  catalogue: Catalogue,
  db: Queryable,
  query: RowQuery,
): Promise<RequestRow | undefined> {
  return (await findStored(catalogue, db, { entity: getEntity(catalogue, 'request'), ...query })) as
    | RequestRow
    | undefined;
}

export async function findDossier(
  catalogue: Catalogue,
  db: Queryable,
  query: RowQuery,
): Promise<DossierRow | undefined> {
  return (await findStored(catalogue, db, { entity: getEntity(catalogue, 'dossier'), ...query })) as
    | DossierRow
    | undefined;
}

export async function findDocument(
  catalogue: Catalogue,
  db: Queryable,
  { entity, ...wanted }: RowQuery & { readonly entity: AnyEntity },
): Promise<DocumentRow | undefined> {
  return (await findStored(catalogue, db, { entity, ...wanted })) as DocumentRow | undefined;
}
