/** Finds the document, the reference and the holder for which a picker of this form searches. */
import type { Reference } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { modelAt } from '../model/formModel.ts';
import { useField, useFormStore } from '../store/formContext.ts';
import { useRecordValue } from '../store/useRecordValues.ts';
import { isReferenceField, referencePath } from './pickedReference.ts';
import { referringDocumentOf } from './referringDocument.ts';
import type { PickContext } from './searchIssued.ts';

export interface OpenPick {
  readonly context: PickContext;
  /** The form itself asks for the holder of the document, and none has been chosen yet. */
  readonly isHolderMissing: boolean;
  /** The documents of all holders may be chosen. */
  readonly isOfAnybody: boolean;
}

export function usePickContext(record: string, name: string): OpenPick {
  const store = useFormStore();
  const { model } = store;
  const field = modelAt(model, record).byName.get(name)?.field;
  const holder = useField('refHolder').value as Reference | null;
  const isHolderOnForm = model.byName.get('refHolder')?.field.managed !== true;
  const { sent, isOfAnybody } = useRecordValue(model.entity.name as EntityName, (recordValues) =>
    isReferenceField(field)
      ? referringDocumentOf(model.entity, field.refersTo, { recordValues, isNew: store.isNew() })
      : NOTHING_KNOWN,
  );
  const context = {
    wire: model.entity.wire,
    field: referencePath(record, name),
    ...(holder === null ? {} : { holder: holder.id }),
    ...sent,
  };
  return { context, isHolderMissing: isHolderOnForm && holder === null, isOfAnybody };
}

const NOTHING_KNOWN = { sent: {}, isOfAnybody: false };
