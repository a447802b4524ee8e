/** For which document, which of its references and whom a picker of this form asks. */
import type { Reference } from '#language/record.ts';
import { useField, useFormStore } from '../store/formContext.ts';
import { referencePath } from './pickedReference.ts';
import type { PickContext } from './searchIssued.ts';

/** `isHolderMissing`: the form itself asks whose the document is, and nobody has said so yet. */
export function usePickContext(
  record: string,
  name: string,
): { readonly context: PickContext; readonly isHolderMissing: boolean } {
  const { model } = useFormStore();
  const holder = useField('refHolder').value as Reference | null;
  const isHolderOnForm = model.byName.get('refHolder')?.field.managed !== true;
  const context = {
    wire: model.entity.wire,
    field: referencePath(record, name),
    ...(holder === null ? {} : { holder: holder.id }),
  };
  return { context, isHolderMissing: isHolderOnForm && holder === null };
}
