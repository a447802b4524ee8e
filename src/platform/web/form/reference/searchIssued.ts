/** What may be referred to, as the picker of a form asks for it. */
import type { PickAnswer, PickQuestion } from '#platform/model/request/documentPicker.ts';
import { call, type CallOptions } from '../../api/call.ts';
import { baseOf } from '../../api/resource.ts';

/** Which reference of which document, and for whom where that is not the person's own. */
export interface PickContext {
  /** Of the document that refers. */
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
