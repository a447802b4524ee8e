/** Finds what else a change empties: the dependent fields of the changed one, and the fields that depend on those. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { isEmpty } from '#language/valueRule.ts';
import type { FormModel } from '../model/formModel.ts';

export interface ChangeWithResets {
  readonly changed: AnyRecord;
  /** The fields that have a value to lose. */
  readonly emptied: readonly string[];
  readonly labels: readonly Label[];
}

export function planChange(
  model: FormModel,
  values: AnyRecord,
  { name, value }: { name: string; value: unknown },
): ChangeWithResets {
  const resetNames = resetsOf(model, name);
  const emptied = model.fields.filter(
    (modelField) => resetNames.has(modelField.name) && !isEmpty(values[modelField.name]),
  );
  const nothing = Object.fromEntries(
    emptied.map((modelField) => [modelField.name, modelField.part === undefined ? null : []]),
  );
  return {
    changed: { [name]: value === '' ? null : value, ...nothing },
    emptied: emptied.map((modelField) => modelField.name),
    labels: emptied.map(({ field }) => field.label),
  };
}

function resetsOf(model: FormModel, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (fieldName: string): void => {
    for (const next of model.byName.get(fieldName)?.behaviour.resets ?? []) {
      if (next === name || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(name);
  return found;
}
