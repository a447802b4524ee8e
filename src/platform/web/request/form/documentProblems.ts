/** Reasons why a document was refused, by field. */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { ApiError } from '../../api/errors.ts';
import { listOf } from '../../form/store/computeRecord.ts';
import { checkedItems, isMissing } from './checklist.ts';

export type FoundProblem = Problem & { readonly message?: string };

const BROKEN_RULE = 422;

/**
 * Returns an empty list if the refusal is about no field: then it is reported as a whole. `attachments` is the name of
 * the attachments table.
 */
export function documentProblemsOf(
  { status, body }: Pick<ApiError, 'status' | 'body'>,
  attachments: string,
): readonly FoundProblem[] {
  if (status !== BROKEN_RULE) return [];
  const fields = (body.fields ?? []) as readonly FoundProblem[];
  if (fields.length > 0) return fields;
  const { messageKey, message: words, data } = body;
  if (messageKey === undefined || !messageKey.startsWith('attachment')) return [];
  return [
    {
      path: attachments,
      messageKey,
      ...(words === undefined ? {} : { message: words }),
      ...(data === undefined ? {} : { data }),
    } as FoundProblem,
  ];
}

/** Returns the first required attachment that is missing. Takes the record values as rules read them. */
export function findMissingAttachment(
  declaration: Pick<RequestDeclaration, 'attachments' | 'checklist'>,
  recordValues: AnyRecord,
): FoundProblem | undefined {
  const { attachments } = declaration;
  const missing = checkedItems(declaration, { document: recordValues, rows: listOf(recordValues[attachments]) }).find(
    isMissing,
  );
  return missing?.item === undefined
    ? undefined
    : fieldProblem(attachments, message('attachmentMissing', { name: missing.item.label }));
}
