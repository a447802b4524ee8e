import { useEffect, type ReactElement } from 'react';
import { useFieldState, useOpenForm } from '#platform/web/form/store/formContext.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { texts } from '../trial/texts.ts';
import { findNewRangeStarts, type TypedRange } from './findNewRangeStarts.ts';
import css from './RangeFollower.module.css';

const RANGES = 'ranges';

/** Fills in the start of a range while the end of the previous one is typed, and shows a note. */
export function RangeFollower(): ReactElement | null {
  const { store, isReadOnly } = useOpenForm();
  const { flags } = useFieldState(RANGES);
  const t = useTexts(texts);
  useEffect(() => {
    let before = rangesOf(store);
    return store.watchChanges(() => {
      const after = rangesOf(store);
      const beginnings = findNewRangeStarts(before, after);
      // Each of these is a change itself, and calls this listener again.
      before = after;
      for (const { id, fromValue } of beginnings) store.change(`${RANGES}.${id}.fromValue`, fromValue);
    });
  }, [store]);
  return isReadOnly || !flags.isVisible ? null : <p className={css.hint}>{t('rangesHint')}</p>;
}

function rangesOf(store: FormStore): readonly TypedRange[] {
  return listOf(store.getValues()[RANGES]) as unknown as readonly TypedRange[];
}
