/** Searches the documents that may be referred to, for the picker of a form. */
import type { PickAnswer, PickQuestion } from '#platform/model/request/documentPicker.ts';
import { call, type CallOptions } from '../../api/call.ts';
import { baseOf } from '../../api/resource.ts';

/** The reference and its document, and the holder if it is not the person's own. */
export interface PickContext {
  /** Path of the document that has the reference. */
  readonly wire: string;
  readonly field: string;
  readonly holder?: string;
}

export function searchIssued(
  { wire, field, holder }: PickContext,
  question: Omit<PickQuestion, 'field' | 'holder'>,
  options?: CallOptions,
): Promise<PickAnswer> {
  return call('POST', `${baseOf({ wire })}/_pick`, {
    ...options,
    body: { field, ...(holder === undefined ? {} : { holder }), ...question },
  });
}
