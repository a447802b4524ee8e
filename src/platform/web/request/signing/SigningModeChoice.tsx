import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { OptionCards } from '../dialog/OptionCards.tsx';
import { SIGNING_MODE_INPUT, type SigningMode } from './signingAnswer.ts';
import { texts } from './texts.ts';

const SIGNING_MODES = [
  { value: 'sign', icon: 'sign', help: 'signHelp' },
  { value: 'not', icon: 'send', help: 'notHelp' },
] as const;

/** The choice between signed and unsigned. */
export function SigningModeChoice({
  value,
  onChange,
}: {
  readonly value: SigningMode;
  readonly onChange: (manner: SigningMode) => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <OptionCards
      legend={t('manner')}
      name={SIGNING_MODE_INPUT}
      options={SIGNING_MODES.map((mode) => ({ ...mode, tone: 'plain', label: t(mode.value), help: t(mode.help) }))}
      value={value}
      onChange={onChange}
    />
  );
}
