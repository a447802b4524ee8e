/** What a case is called, and what the public may know of it: worked out of its document, with the names that the declaration asks for. */
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PublicFact, RequestDeclaration } from '#language/request.ts';
import { loadNames, type NamesOf } from '../../resource/read/loadNamed.ts';
import type { Queryable } from '../../database/queryable.ts';

interface Declared {
  readonly declaration: Pick<RequestDeclaration, 'document' | 'names' | 'subject' | 'publicFacts'>;
  /** As it is stored, or about to be. */
  readonly document: AnyRecord;
}

export async function subjectOf(app: NamesOf, db: Queryable, declared: Declared): Promise<Label> {
  return declared.declaration.subject(await withDeclaredNames(app, db, declared));
}

export async function publicFactsOf(app: NamesOf, db: Queryable, declared: Declared): Promise<readonly PublicFact[]> {
  return declared.declaration.publicFacts?.(await withDeclaredNames(app, db, declared)) ?? [];
}

async function withDeclaredNames(app: NamesOf, db: Queryable, { declaration, document }: Declared): Promise<AnyRecord> {
  const { names = [] } = declaration;
  if (names.length === 0) return document;
  const asked = Object.fromEntries(names.map((name) => [name, document[name] ?? null]));
  return {
    ...document,
    ...(await loadNames(app, db, { entity: getEntity(app.catalogue, declaration.document), record: asked })),
  };
}

/** The same of a document of which all names were loaded already. */
export function subjectWith({ declaration, document }: Declared, named: AnyRecord): Label {
  const asked = Object.fromEntries(
    (declaration.names ?? []).map((name): [string, unknown] => [name, named[name] ?? null]),
  );
  return declaration.subject({ ...document, ...asked });
}
