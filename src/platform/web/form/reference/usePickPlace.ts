/** For which document, which of its references and whom a picker of this form asks. */
import type { Reference } from '#language/record.ts';
import { useField, useFormStore } from '../store/formContext.ts';
import { pathOf } from './picked.ts';
import type { PickPlace } from './pickApi.ts';

/** `isHolderMissing`: the form itself asks whose the document is, and nobody has said so yet. */
export function usePickPlace(
  record: string,
  name: string,
): { readonly place: PickPlace; readonly isHolderMissing: boolean } {
  const { model } = useFormStore();
  const holder = useField('refHolder').value as Reference | null;
  const isAsked = model.byName.get('refHolder')?.field.managed !== true;
  const place = {
    wire: model.entity.wire,
    field: pathOf(record, name),
    ...(holder === null ? {} : { holder: holder.id }),
  };
  return { place, isHolderMissing: isAsked && holder === null };
}
