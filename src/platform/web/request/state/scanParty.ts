/** Whether the copy of what was issued, signed in ink, is still to come. */
import type { CaseView } from '#platform/model/request/caseView.ts';

/** Who prepares and who signs what is issued. */
const SCANNING = ['approver', 'receiver'] as const;

/** As what the person may attach it; undefined where nothing is awaited, or it is not theirs to attach. */
export function scanPartyOf({ request, parties }: Pick<CaseView, 'request' | 'parties'>): string | undefined {
  const { issuedSign, scannedFile } = request.papers;
  if (request.isOpen || issuedSign?.code !== 'notSigned' || scannedFile !== null) return undefined;
  return SCANNING.find((scanning) => parties.some(({ party }) => party === scanning));
}
