/** Searches the documents that may be referred to, for the picker of a form. */
import type { PickAnswer, PickQuestion } from '#platform/model/request/documentPicker.ts';
import { call, type CallOptions } from '../../api/call.ts';
import { baseOf } from '../../api/resource.ts';

/** The reference and its document, and the holder if it is not the person's own. */
export interface PickContext extends Pick<PickQuestion, 'field' | 'holder' | 'documentType' | 'matching'> {
  /** Path of the document that has the reference. */
  readonly wire: string;
}

export function searchIssued(
  { wire, ...context }: PickContext,
  question: Omit<PickQuestion, keyof PickContext>,
  options?: CallOptions,
): Promise<PickAnswer> {
  return call('POST', `${baseOf({ wire })}/_pick`, {
    ...options,
    body: { ...context, ...question },
  });
}
