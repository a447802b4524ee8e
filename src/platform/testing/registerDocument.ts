/** Makes a document in force of the holder the operator acts for, for tests of documents that refer to it. */
import { moduleTestings } from '#apps/testing/moduleTestings.ts';
import {
  documentTypesOf,
  findRequestDeclaration,
  getEntity,
  requestDeclarationsOf,
  type Catalogue,
} from '#language/catalogue.ts';
import type { Choice } from '#language/choice.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { TestApp } from './app.ts';
import type { DraftMaker } from './moduleTesting.ts';
import type { Person } from './people.ts';
import { CENTRAL_OFFICE, expectOk } from './requestPeople.ts';

/** Finds the draft of a document type, or else that of the entity. */
export function findDraftMaker(document: string, type: string | undefined): DraftMaker | undefined {
  const drafts = moduleTestings.map((testing) => testing.drafts ?? {});
  return [type ?? document, document]
    .flatMap((name) => drafts.map((makers) => makers[name]))
    .find((makeDraft) => makeDraft !== undefined);
}

/** Returns what a new document states about its type: needed only if several modules serve the entity. */
export function sharedTypeOf(
  catalogue: Catalogue,
  document: string,
  type: string | undefined = documentTypesOf(catalogue, document)[0],
): { readonly refDocumentType?: { readonly key: string | undefined } } {
  if (requestDeclarationsOf(catalogue, document).length < 2) return {};
  const values: Choice['values'] = documentType.values;
  return { refDocumentType: { key: values[type ?? '']?.key } };
}

export interface RegisteredDocument {
  readonly name: string;
  /** Values that replace those of the draft. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * Entered in the register manually, which needs no fee and no signature. `name` is an entity, or a document type of an
 * entity that several modules serve.
 */
export async function registerDocument(
  test: TestApp,
  operator: Person,
  asked: string | RegisteredDocument,
): Promise<{ readonly id: string }> {
  const { name, values = {} }: RegisteredDocument = typeof asked === 'string' ? { name: asked } : asked;
  const { catalogue } = test.app;
  const declared = findRequestDeclaration(catalogue, name);
  const [document, type] = declared === undefined ? [name, undefined] : [declared.document, name];
  const draftOf = findDraftMaker(document, type);
  if (draftOf === undefined) throw new Error(`No module says in its testing entry what a draft of "${name}" contains`);
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "holder_id" as "id" from "membership" where "user_id" = $1',
    [operator.id],
  );
  const head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
  // Attachments belong to the person who has uploaded them, until they are saved.
  const record = await draftOf({
    test,
    operator: head,
    documentType: type,
    registered: (other, more) =>
      registerDocument(test, operator, { name: other, ...(more === undefined ? {} : { values: more }) }),
  });
  const body = {
    refHolder: rows[0],
    remark: 'From paper',
    effectiveDate: '2024-03-01',
    expireDate: '2099-01-01',
    record: { ...record, ...values, ...sharedTypeOf(catalogue, document, type) },
  };
  const { wire } = getEntity(catalogue, document);
  const { id } = (await expectOk(test.call('PUT', `/api/v1/${wire}/register`, { as: head, body }))) as { id: string };
  return { id };
}
