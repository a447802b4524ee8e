import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { useChangeRuleValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import css from './ConditionRow.module.css';
import { originOf } from './conditionText.ts';
import { texts } from './texts.ts';
import { useCondition } from './useCondition.ts';

/** One condition: chosen from the list with its text, or with a text of its own. */
export function ConditionRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  const t = useTexts(texts);
  const condition = useCondition(row);
  const change = useChangeRuleValue('hazLicenseCondition', row);
  const { listed } = condition;
  const origin = originOf(condition);
  const write = (text: { readonly th: string; readonly en: string } | null): void => {
    change('textTh', text?.th ?? null);
    change('textEn', text?.en ?? null);
  };
  return (
    <>
      <RowHead name={name} buttons={buttons}>
        <Tag tone={origin === 'fromList' ? 'neutral' : 'info'}>{t(origin)}</Tag>
      </RowHead>
      <RowField row={row} name="refCondition" number={number} />
      {listed !== null && origin === 'fromList' ? (
        <p className={css.text}>
          <span>{listed.th}</span>
          <span className={css.english}>{listed.en}</span>
        </p>
      ) : (
        <FieldGrid columns="two">
          <RowField row={row} name="textTh" number={number} />
          <RowField row={row} name="textEn" number={number} />
        </FieldGrid>
      )}
      {listed === null ? null : (
        <div>
          {origin === 'fromList' ? (
            <Button size="small" icon="edit" aria-label={t('changeOf', { name })} onClick={() => write(listed)}>
              {t('change')}
            </Button>
          ) : (
            <Button size="small" icon="reload" aria-label={t('asListedOf', { name })} onClick={() => write(null)}>
              {t('asListed')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
