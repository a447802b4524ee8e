/** Letters for tests: their contents, and how they are filed and issued. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  bringToSignatory,
  fileDocument,
  takeStep,
  uploadPdf,
  type RequestPeople,
  type TestServer,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';

type Values = Readonly<Record<string, unknown>>;

export const letter = {
  subject: 'Registration of AQ-CHLOR 65',
  refPurpose: { id: lookupId('TO_WHOM_PURPOSE', '1') },
  productName: 'AQ-CHLOR 65',
  statement: 'This is to certify that the product is registered in Thailand.',
} as const;

/** Everything that a submission needs. */
export async function letterBody(test: TestServer, operator: Person): Promise<Values> {
  return { ...letter, attachments: [{ refItem: { key: '1' }, file: await uploadPdf(test, operator) }] };
}

/** A draft with everything that a submission needs. */
export async function fileLetter(test: TestServer, operator: Person, more: Values = {}): Promise<FiledRequest> {
  const values = { ...(await letterBody(test, operator)), ...more };
  return fileDocument(test, operator, { wire: 'transaction/to-whoms', values });
}

/** Makes a letter that is filed, received, checked and approved. */
export async function issueLetter(test: TestServer, people: RequestPeople, more: Values = {}): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator, more);
  await bringToSignatory(test, people, filed);
  await takeStep(test, people.approver, filed, 'approve');
  return filed;
}
