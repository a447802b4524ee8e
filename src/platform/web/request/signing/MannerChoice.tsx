import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { OptionCards } from '../dialog/OptionCards.tsx';
import { MANNER, type Manner } from './signingIn.ts';
import { texts } from './texts.ts';

const MANNERS = [
  { value: 'sign', icon: 'sign', help: 'signHelp' },
  { value: 'not', icon: 'send', help: 'notHelp' },
] as const;

/** Signed or not. */
export function MannerChoice({
  value,
  onChange,
}: {
  readonly value: Manner;
  readonly onChange: (manner: Manner) => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <OptionCards
      legend={t('manner')}
      name={MANNER}
      options={MANNERS.map((one) => ({ ...one, tone: 'plain', label: t(one.value), help: t(one.help) }))}
      value={value}
      onChange={onChange}
    />
  );
}
