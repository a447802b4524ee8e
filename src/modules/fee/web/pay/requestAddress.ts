/** Finds the address of the request that a fee is for: in the operator's list of its document. */
import { getModuleIndex } from '#platform/web/declarations/loadedModules.ts';
import type { FeePayment } from '../../payment.ts';

export function findRequestAddress({
  document,
  documentId,
}: Pick<FeePayment, 'document' | 'documentId'>): string | undefined {
  const list = getModuleIndex().screens.find(
    ({ screen }) => screen.kind === 'resource' && screen.entity === document && screen.party === 'operator',
  );
  return list === undefined ? undefined : `${list.screen.path}/${documentId}/view`;
}
