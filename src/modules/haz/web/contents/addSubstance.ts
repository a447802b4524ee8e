/** Adds a substance to the contents: in the first row without one, or in a new row. */
import type { CardValue } from '#platform/web/fields/control.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';

const CONTENTS = 'mainSubStances';

export function addSubstance(store: FormStore, substance: CardValue): void {
  const empty = listOf(store.getValues()[CONTENTS]).find((row) => (row['refSubStance'] ?? null) === null);
  if (empty === undefined) store.insertRow(CONTENTS, store.newRow(CONTENTS, { refSubStance: substance }));
  else store.change(`${CONTENTS}.${String(empty['id'])}.refSubStance`, substance);
}
