import { use, type ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import { prefillValueOf } from '#language/holderFacts.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { sameValue } from '../../fields/wire.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { HolderFactsContext } from '../open/holderFacts.ts';
import css from './PrefillHint.module.css';
import { texts } from '../texts.ts';

export interface PrefillHintProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onTake: (value: unknown) => void;
}

/** Says that the value is the registered one, or offers to replace it by the registered one. */
export function PrefillHint({ field, value, onTake }: PrefillHintProps): ReactElement | null {
  const t = useTexts(texts);
  const fact = prefillValueOf(field, use(HolderFactsContext));
  if (fact === null) return null;
  if (sameValue(field, value, fact)) return <p className={css.hint}>{t('fromRegistration')}</p>;
  return (
    <p className={css.hint}>
      <span>{t('registeredIs')}</span> <FieldValue field={field} value={fact} isInList />{' '}
      <LinkButton onClick={() => onTake(fact)}>{t('takeRegistered')}</LinkButton>
    </p>
  );
}
