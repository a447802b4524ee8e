/** Finds the address of the request that a fee is for: in the operator's list of its module. */
import { getModuleIndex } from '#platform/web/declarations/loadedModules.ts';
import type { FeePayment } from '../../payment.ts';

export function findRequestAddress({
  module,
  documentId,
}: Pick<FeePayment, 'module' | 'documentId'>): string | undefined {
  const list = getModuleIndex().screens.find(
    (indexed) => indexed.module === module && indexed.screen.kind === 'resource' && indexed.screen.party === 'operator',
  );
  return list === undefined ? undefined : `${list.screen.path}/${documentId}/view`;
}
