import { useState, type ReactElement } from 'react';
import type { RecordValues } from '#language/record.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import type { WeighedScore } from '../../riskLevel.ts';
import css from './RiskTrial.module.css';
import { TopicTrial } from './TopicTrial.tsx';
import { TrialResult } from './TrialResult.tsx';
import { texts } from './texts.ts';
import { useTopics, type LoadedTopic } from './useTopics.ts';

/** Lots cleared before; more than anybody will try. */
const CLEARED_MAX = 999;

/** Tries an imagined shipment with the scheme as it is on the screen. */
export function RiskTrial(): ReactElement {
  const t = useTexts(texts);
  const scheme = useRecordValues('inspectionRisk').recordValues;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isRed, setRed] = useState(false);
  const [clearedLots, setCleared] = useState(0);
  const weights = weightsOf(scheme);
  const { data, isError, refetch } = useTopics([...weights.keys()].toSorted());
  if (weights.size === 0) return <p className={css.hint}>{t('noTopics')}</p>;
  if (isError && data === undefined) {
    return (
      <Callout tone="warn" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('topicsFailed')}
      </Callout>
    );
  }
  if (data === undefined) return <Skeleton lines={4} />;
  const topics = [...weights.keys()].flatMap((id) => data.find((topic) => topic.id === id) ?? []);
  return (
    <div className={css.trial}>
      <p className={css.hint}>{t('tryHelp')}</p>
      <div className={css.halves}>
        <div className={css.questions}>
          {topics.map((topic) => (
            <TopicTrial
              key={topic.id}
              topic={topic}
              weight={weights.get(topic.id) ?? 0}
              value={conditionOf(topic, chosen)?.id ?? null}
              onChange={(id) => setChosen({ ...chosen, [topic.id]: id })}
            />
          ))}
          <LabelledInput
            type="number"
            inputMode="numeric"
            min={0}
            max={CLEARED_MAX}
            label={t('clearedLots')}
            className={css.cleared}
            value={clearedLots}
            onChange={({ target }) =>
              setCleared(Math.min(Math.max(Math.trunc(target.valueAsNumber) || 0, 0), CLEARED_MAX))
            }
          />
          <CheckboxLine checked={isRed} onChange={({ target }) => setRed(target.checked)}>
            {t('isRed')}
          </CheckboxLine>
        </div>
        <TrialResult
          scheme={scheme}
          scores={scoresOf(topics, weights, chosen)}
          isRed={isRed}
          clearedLots={clearedLots}
        />
      </div>
    </div>
  );
}

/** By the id of the topic, in the order of the scheme. */
function weightsOf({ topics }: RecordValues<'inspectionRisk'>): ReadonlyMap<string, number> {
  return new Map(
    (topics ?? []).flatMap(({ refRiskTopic, weight }) =>
      refRiskTopic === null || weight === null ? [] : [[refRiskTopic.id, weight] as const],
    ),
  );
}

/** Returns the chosen condition, or the one with the lowest score before anything was chosen. */
function conditionOf(
  { id, conditions }: LoadedTopic,
  chosen: Readonly<Record<string, string>>,
): LoadedTopic['conditions'][number] | undefined {
  return (
    conditions.find((condition) => condition.id === chosen[id]) ??
    conditions.toSorted((left, other) => left.score - other.score)[0]
  );
}

function scoresOf(
  topics: readonly LoadedTopic[],
  weights: ReadonlyMap<string, number>,
  chosen: Readonly<Record<string, string>>,
): readonly WeighedScore[] {
  return topics.flatMap((topic) => {
    const condition = conditionOf(topic, chosen);
    return condition === undefined ? [] : [{ weight: weights.get(topic.id) ?? 0, score: condition.score }];
  });
}
