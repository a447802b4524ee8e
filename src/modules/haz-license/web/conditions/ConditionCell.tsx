import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import css from './ConditionRow.module.css';
import { conditionTextOf, originOf } from './conditionText.ts';
import { texts } from './texts.ts';
import { useCondition } from './useCondition.ts';

/** The text as it is printed, and whether an officer wrote it. */
export function ConditionCell({ row }: { readonly row: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const condition = useCondition(row);
  const origin = originOf(condition);
  return (
    <span className={css.cell}>
      <span>{conditionTextOf(condition, locale) || EMPTY_VALUE_TEXT}</span>
      {origin === 'fromList' ? null : <Tag tone="info">{t(origin)}</Tag>}
    </span>
  );
}
