import type { ReactElement } from 'react';
import type { RecordValues } from '#language/record.ts';
import { decimalText, formatDecimal } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts, type Translate } from '#platform/web/i18n/texts.ts';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { Tag, type Tone } from '#platform/web/ui/feedback/Tag.tsx';
import {
  levelOf,
  lotsAhead,
  scoreOf,
  displayedScore,
  type LotPlan,
  type RiskLevel,
  type WeighedScore,
} from '../../riskLevel.ts';
import { LotSequence } from './LotSequence.tsx';
import css from './RiskTrial.module.css';
import { texts } from './texts.ts';

/** Two rounds of one in ten. */
const DISPLAYED_LOTS = 20;
const SCORE_DECIMALS = 2;

export interface TrialResultProps {
  readonly scheme: RecordValues<'inspectionRisk'>;
  readonly scores: readonly WeighedScore[];
  readonly isRed: boolean;
  readonly clearedLots: number;
}

/** Shows the score, its level, and how the next lots are handled. */
export function TrialResult({ scheme, scores, isRed, clearedLots }: TrialResultProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const score = scoreOf(scores);
  const plan = planOf(scheme);
  const { highFrom, mediumFrom, lowSamplePercent } = scheme;
  if (score === undefined || plan === undefined || highFrom === null || mediumFrom === null)
    return <p className={css.hint}>{t('fillIn')}</p>;
  const level = isRed ? 'high' : levelOf(score, { highFrom, mediumFrom });
  const isFirst = !isRed && clearedLots < plan.firstLots;
  return (
    <Card as="section" isSunken className={css.result} aria-label={t('result')} aria-live="polite">
      <p className={css.score}>
        <Tag tone={TONES[level]} icon={ICONS[level]}>
          {t(level)}
        </Tag>
        <span>
          {t('sum', {
            weighted: decimalText(score.weighted),
            weights: decimalText(score.weights),
            score: formatDecimal(displayedScore(score), locale, SCORE_DECIMALS),
          })}
        </span>
      </p>
      <p className={css.hint}>{t('sumHelp')}</p>
      <ul className={css.rules}>
        {isRed ? <li>{t('redRule')}</li> : null}
        {isFirst ? <li>{t('firstRule', { n: plan.firstLots })}</li> : null}
        {isRed ? null : (
          <li>
            {ruleText(t, { level, plan, percent: lowSamplePercent === null ? '0' : decimalText(lowSamplePercent) })}
          </li>
        )}
      </ul>
      <LotSequence lots={lotsAhead(plan, { level, isRed, clearedLots, count: DISPLAYED_LOTS })} />
    </Card>
  );
}

const TONES = { high: 'bad', medium: 'warn', low: 'good' } as const satisfies Record<RiskLevel, Tone>;
const ICONS = { high: 'error', medium: 'warning', low: 'check' } as const satisfies Record<RiskLevel, string>;

function ruleText(
  t: Translate<typeof texts>,
  { level, plan, percent }: { level: RiskLevel; plan: LotPlan; percent: string },
): string {
  if (level === 'high') return t('highRule', { every: plan.highSampleEvery });
  if (level === 'medium')
    return t('mediumRule', { inspect: plan.mediumInspect, skip: plan.mediumSkip, every: plan.mediumSampleEvery });
  return t('lowRule', { inspect: plan.lowInspect, skip: plan.lowSkip, percent });
}

/** Returns undefined while a number is missing, or is not usable. */
function planOf({
  firstLots,
  mediumInspect,
  mediumSkip,
  lowInspect,
  lowSkip,
  highSampleEvery,
  mediumSampleEvery,
}: RecordValues<'inspectionRisk'>): LotPlan | undefined {
  if (firstLots === null || mediumSkip === null || lowSkip === null || mediumSkip < 0 || lowSkip < 0) return undefined;
  if (mediumInspect === null || lowInspect === null || highSampleEvery === null || mediumSampleEvery === null)
    return undefined;
  if (Math.min(mediumInspect, lowInspect, highSampleEvery, mediumSampleEvery) < 1) return undefined;
  return { firstLots, mediumInspect, mediumSkip, lowInspect, lowSkip, highSampleEvery, mediumSampleEvery };
}
