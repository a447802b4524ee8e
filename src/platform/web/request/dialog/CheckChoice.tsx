import type { ReactElement } from 'react';
import { getChoice } from '#language/catalogue.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { OptionCards } from './OptionCards.tsx';
import { texts } from '../texts.ts';

export type CheckResult = 'passed' | 'notPassed';

export interface CheckChoiceProps {
  readonly value: CheckResult | undefined;
  readonly onChange: (value: CheckResult) => void;
  readonly problem: string | undefined;
}

const RESULTS = [
  { code: 'passed', icon: 'good', tone: 'good', help: 'passedHelp' },
  { code: 'notPassed', icon: 'error', tone: 'bad', help: 'notPassedHelp' },
] as const;

export function CheckChoice({ value, onChange, problem }: CheckChoiceProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { title, values } = getChoice(catalogue, 'checkResult');
  const options = RESULTS.map(({ code, icon, tone, help }) => ({
    value: code,
    label: label(values[code]?.label ?? [code, code]),
    help: t(help),
    icon,
    tone,
  }));
  return <OptionCards legend={label(title)} options={options} value={value} onChange={onChange} problem={problem} />;
}
