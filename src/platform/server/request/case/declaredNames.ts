/**
 * The subject of a case and its public facts, computed from the document with the names of the fields listed in the
 * declaration.
 */
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PublicFact, RequestDeclaration } from '#language/requestDeclaration.ts';
import { addNames, type NamesApp } from '../../resource/read/loadNamedRecord.ts';
import type { Queryable } from '../../database/queryable.ts';

interface DeclaredDocument {
  readonly declaration: Pick<RequestDeclaration, 'document' | 'namedFields' | 'subject' | 'publicFacts'>;
  /** The document as it is stored, or as it is about to be stored. */
  readonly document: AnyRecord;
}

export async function subjectOf(app: NamesApp, db: Queryable, declared: DeclaredDocument): Promise<Label> {
  return declared.declaration.subject(await withDeclaredNames(app, db, declared));
}

export async function publicFactsOf(
  app: NamesApp,
  db: Queryable,
  declared: DeclaredDocument,
): Promise<readonly PublicFact[]> {
  return declared.declaration.publicFacts?.(await withDeclaredNames(app, db, declared)) ?? [];
}

async function withDeclaredNames(
  app: NamesApp,
  db: Queryable,
  { declaration, document }: DeclaredDocument,
): Promise<AnyRecord> {
  const { namedFields = [] } = declaration;
  if (namedFields.length === 0) return document;
  const namedValues = Object.fromEntries(namedFields.map((name) => [name, document[name] ?? null]));
  return {
    ...document,
    ...(await addNames(app, db, { entity: getEntity(app.catalogue, declaration.document), record: namedValues })),
  };
}

/** Returns the subject of a document of which all names were loaded already. */
export function subjectWith({ declaration, document }: DeclaredDocument, namedDocument: AnyRecord): Label {
  const namedValues = Object.fromEntries(
    (declaration.namedFields ?? []).map((name): [string, unknown] => [name, namedDocument[name] ?? null]),
  );
  return declaration.subject({ ...document, ...namedValues });
}
