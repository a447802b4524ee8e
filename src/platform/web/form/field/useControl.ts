/**
 * Returns the properties for the control of one field: its value, and handlers that stay the same between keystrokes.
 */
import { useMemo } from 'react';
import type { MessageRef } from '#language/message.ts';
import type { ControlProps } from '../../fields/control.ts';
import { joinAddress } from '../store/address.ts';
import { domIdOf, useField, useOpenForm } from '../store/formContext.ts';
import { modelAt, type ModelField } from '../model/formModel.ts';
import type { FieldSnapshot } from '../store/formStore.ts';
import { useReferenceFilter } from './useReferenceFilter.ts';

export interface FormControl {
  readonly modelField: ModelField;
  readonly snapshot: FieldSnapshot;
  readonly props: ControlProps;
}

export function useControl(record: string, name: string): FormControl {
  const form = useOpenForm();
  const { store } = form;
  const address = joinAddress(record, name);
  const modelField = modelAt(store.model, record).byName.get(name);
  if (modelField === undefined) throw new Error(`"${store.model.entity.name}" has nothing at "${address}"`);
  const snapshot = useField(address);
  const where = useReferenceFilter(record, modelField);
  const handlers = useMemo(
    () => ({
      onChange: (value: unknown) => store.change(address, value),
      onBlur: () => store.markTouched(address),
      onInvalidInput: (problem: MessageRef | undefined) => store.setInvalidInput(address, problem),
    }),
    [store, address],
  );
  const { value, flags, problem } = snapshot;
  const props: ControlProps = {
    id: domIdOf(form, address),
    name: address,
    field: modelField.field,
    value,
    ...handlers,
    isDisabled: !flags.isEditable,
    isInvalid: problem !== undefined,
    isRequired: flags.isRequired,
    ...(where === undefined ? {} : { where }),
  };
  return { modelField, snapshot, props };
}
