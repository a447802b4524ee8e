/** Makes a document in force of the holder the operator acts for, for tests of documents that refer to it. */
import { moduleTestings } from '#apps/testing/moduleTestings.ts';
import { getEntity } from '#language/catalogue.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { CENTRAL_OFFICE, expectOk } from './requestPeople.ts';

/** Entered in the register manually, which needs no fee and no signature. */
export async function registerDocument(
  test: TestApp,
  operator: Person,
  document: string,
): Promise<{ readonly id: string }> {
  const draftOf = moduleTestings.map(({ drafts }) => drafts?.[document]).find((makeDraft) => makeDraft !== undefined);
  if (draftOf === undefined)
    throw new Error(`No module says in its testing entry what a draft of "${document}" contains`);
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "holder_id" as "id" from "membership" where "user_id" = $1',
    [operator.id],
  );
  const head = await test.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
  // Attachments belong to the person who has uploaded them, until they are saved.
  const record = await draftOf({
    test,
    operator: head,
    documentType: undefined,
    registered: (other) => registerDocument(test, operator, other),
  });
  const body = {
    refHolder: rows[0],
    remark: 'From paper',
    effectiveDate: '2024-03-01',
    expireDate: '2099-01-01',
    record,
  };
  const { wire } = getEntity(test.app.catalogue, document);
  const { id } = (await expectOk(test.call('PUT', `/api/v1/${wire}/register`, { as: head, body }))) as { id: string };
  return { id };
}
