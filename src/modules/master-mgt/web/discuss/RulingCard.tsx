import type { ReactElement } from 'react';
import type { SentRecord } from '#language/record.ts';
import { decimalText, isDecimal } from '#language/values/decimal.ts';
import { findIndexedEntity } from '#platform/web/declarations/loadedModules.ts';
import { cardText, lookupText } from '#platform/web/fields/display.ts';
import { useFormStore, useRowProblems } from '#platform/web/form/store/formContext.ts';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './RulingCard.module.css';
import { readRuling } from './readRulingCases.ts';
import { RulingLetter } from './RulingLetter.tsx';
import { texts } from './texts.ts';
import { TypeTag } from './TypeTag.tsx';

/** Shows one ruling in short: its type, its substances, and the text of the letter. */
export function RulingCard({ row, buttons }: TableRowPartProps): ReactElement | null {
  const t = useTexts(texts);
  const store = useFormStore();
  useRecordValues('discussCaseDetail', row);
  const isWrong = useRowProblems(row).size > 0;
  const values: SentRecord<'discussCaseDetail'> | undefined = store.findComputed(row)?.values;
  if (values === undefined) return null;
  const ruling = readRuling(values, store.codes);
  return (
    <>
      <div className={css.head}>
        <TypeTag type={ruling.hazType} />
        {isWrong ? <span className={css.wrong}>{t('toMend')}</span> : null}
        {buttons}
      </div>
      <Lines rows={listOf(values.subStances)} />
      <RulingLetter ruling={ruling} />
    </>
  );
}

function Lines({ rows }: { readonly rows: readonly SentRecord<'discussCaseSubStance'>[] }): ReactElement {
  const t = useTexts(texts);
  const lineText = useLineText();
  if (rows.length === 0) return <p className={css.none}>{t('noSubstances')}</p>;
  return (
    <ul className={css.lines}>
      {rows.map((row) => (
        <li key={String(row.id)}>{lineText(row)}</li>
      ))}
    </ul>
  );
}

/** Returns for example `HCL · กรดไฮโดรคลอริก — ตั้งแต่ 15 ถึง 36 % w/w (ของเหลว)`. */
function useLineText(): (row: SentRecord<'discussCaseSubStance'>) => string {
  const t = useTexts(texts);
  const locale = useLocale();
  return (row) => {
    const { fromValue, toValue } = row;
    const test = lookupText(row.refConcentrationTest, locale);
    const unit = lookupText(row.refConcentrationUnit, locale);
    const from = isDecimal(fromValue) ? decimalText(fromValue) : undefined;
    const to = isDecimal(toValue) ? decimalText(toValue) : undefined;
    const condition =
      from === undefined
        ? test
        : to === undefined
          ? t('compared', { test, from, unit })
          : t('between', { from, to, unit });
    const state = lookupText(row.refPhysicalState, locale);
    const name = cardText(findIndexedEntity('hazSubStance')?.card ?? undefined, row.refSubStance, locale);
    return [name, state === '' ? condition : `${condition} (${state})`].filter((text) => text !== '').join(' — ');
  };
}
