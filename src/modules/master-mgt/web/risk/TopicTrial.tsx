import type { ReactElement } from 'react';
import { lookupText, nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { RadioChips } from '../RadioChips.tsx';
import { useRangeText } from './conditionText.ts';
import css from './RiskTrial.module.css';
import { texts } from './texts.ts';
import type { LoadedTopic } from './useTopics.ts';

export interface TopicTrialProps {
  readonly topic: LoadedTopic;
  readonly weight: number;
  readonly value: string | null;
  readonly onChange: (conditionId: string) => void;
}

/** Chooses the finding for one topic, with the score next to each answer. */
export function TopicTrial({ topic, weight, value, onChange }: TopicTrialProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const rangeText = useRangeText();
  const name = nameInLocale({ th: topic.nameTh, en: topic.nameEn ?? '' }, locale);
  return (
    <div className={css.topic}>
      <p className={css.name}>
        {name} <span className={css.weight}>{t('weight', { n: weight })}</span>
      </p>
      {topic.conditions.length === 0 ? (
        <p className={css.hint}>{t('noConditions')}</p>
      ) : (
        <RadioChips
          label={name}
          value={value}
          onChange={onChange}
          chips={topic.conditions.map((condition) => ({
            key: condition.id,
            label: lookupText(condition.answer, locale) || rangeText(condition, topic.conditions),
            mark: String(condition.score),
          }))}
        />
      )}
    </div>
  );
}
