import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { answersOf, rangesOf, type Condition, type RiskMeasure } from '../../riskConditions.ts';
import css from './RiskConditions.module.css';
import { useConditionText } from './conditionText.ts';
import { texts } from './texts.ts';

/** Shows the conditions for reading, in the order of their answers or from the smallest percentage up. */
export function ConditionTable({
  measure,
  conditions,
}: {
  readonly measure: RiskMeasure;
  readonly conditions: readonly Condition[];
}): ReactElement {
  const t = useTexts(texts);
  const foundText = useConditionText();
  const ordered =
    measure === 'volume'
      ? rangesOf(conditions).map(({ condition }) => condition)
      : answersOf[measure].flatMap((answer) => conditions.filter(({ refAnswer }) => refAnswer === answer));
  return (
    <Table label={t('conditions')}>
      <thead>
        <tr>
          <th scope="col">{t(measure === 'volume' ? 'range' : 'found')}</th>
          <th scope="col" className={css.number}>
            {t('score')}
          </th>
          <th scope="col">{t('explanation')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((condition) => (
          <tr key={condition.id}>
            <th scope="row">{foundText(condition, conditions)}</th>
            <td className={css.number}>{condition.score}</td>
            <td>{condition.remark}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
