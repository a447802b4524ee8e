/** Why a document was not taken, at the fields it is about. */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { ApiError } from '../../api/errors.ts';
import { listOf } from '../../form/store/computeRecord.ts';
import { checkedItems, isMissing } from './checklist.ts';

export type FoundProblem = Problem & { readonly message?: string };

const BROKEN_RULE = 422;

/** Empty where it is about no field: then it is told as a whole. `attachments` is where what is attached stands. */
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

/** The first that has to be attached and is not. The draft as rules read it. */
export function findMissingAttachment(
  declaration: Pick<RequestDeclaration, 'attachments' | 'checklist'>,
  draft: AnyRecord,
): FoundProblem | undefined {
  const { attachments } = declaration;
  const missing = checkedItems(declaration, { document: draft, rows: listOf(draft[attachments]) }).find(isMissing);
  return missing?.item === undefined
    ? undefined
    : fieldProblem(attachments, message('attachmentMissing', { name: missing.item.label }));
}
