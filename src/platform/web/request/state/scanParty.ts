/** Determines whether the copy of the issued document that was signed in ink is still missing. */
import type { CaseView } from '#platform/model/request/caseView.ts';

/** Parties that prepare and sign the issued document. */
const SCANNING = ['approver', 'receiver'] as const;

/** Returns the party as which the person may attach it; undefined if it is not expected, or not by this person. */
export function scanPartyOf({ request, parties }: Pick<CaseView, 'request' | 'parties'>): string | undefined {
  const { issuedSign, scannedFile } = request.papers;
  if (request.isOpen || issuedSign?.code !== 'notSigned' || scannedFile !== null) return undefined;
  return SCANNING.find((scanning) => parties.some(({ party }) => party === scanning));
}
