/** Letters for tests: what one says, and how it is filed and issued. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import type { Person } from '#platform/testing/people.ts';
import {
  bringToSignatory,
  fileDocument,
  take,
  uploadPdf,
  type Cast,
  type Desk,
  type Filed,
} from '#platform/testing/requestCast.ts';

type Values = Readonly<Record<string, unknown>>;

export const letter = {
  subject: 'Registration of AQ-CHLOR 65',
  refPurpose: { id: lookupId('TO_WHOM_PURPOSE', '1') },
  productName: 'AQ-CHLOR 65',
  statement: 'This is to certify that the product is registered in Thailand.',
} as const;

/** Everything that a submission needs. */
export async function letterBody(test: Desk, operator: Person): Promise<Values> {
  return { ...letter, attachments: [{ refItem: { key: '1' }, file: await uploadPdf(test, operator) }] };
}

/** A draft with everything in it that a submission needs. */
export async function fileLetter(test: Desk, operator: Person, more: Values = {}): Promise<Filed> {
  const values = { ...(await letterBody(test, operator)), ...more };
  return fileDocument(test, operator, { wire: 'transaction/to-whoms', values });
}

/** Filed, received, checked and approved. */
export async function issueLetter(test: Desk, cast: Cast, more: Values = {}): Promise<Filed> {
  const filed = await fileLetter(test, cast.operator, more);
  await bringToSignatory(test, cast, filed);
  await take(test, cast.approver, filed, 'approve');
  return filed;
}
