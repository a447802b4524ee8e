import type { ReactElement } from 'react';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { RulingCalculation } from '../calculateRuling.ts';
import { RulingExplanation } from './RulingExplanation.tsx';
import css from './RulingExplanation.module.css';
import { texts } from './texts.ts';

/** What the cases said when an officer last processed the request. */
export function ProcessedRuling(): ReactElement {
  const t = useTexts(texts);
  const calculation = useRecordValue('hazDiscuss', (record) => record.calculation) as RulingCalculation | null;
  return calculation === null ? (
    <p className={css.hint}>{t('notProcessed')}</p>
  ) : (
    <RulingExplanation title={t('processed')} calculation={calculation} />
  );
}
