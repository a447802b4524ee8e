/** Finds the document, the reference and the holder for which a picker of this form searches. */
import type { Reference } from '#language/record.ts';
import { useField, useFormStore } from '../store/formContext.ts';
import { referencePath } from './pickedReference.ts';
import type { PickContext } from './searchIssued.ts';

/** `isHolderMissing`: the form itself asks for the holder of the document, and none has been chosen yet. */
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
