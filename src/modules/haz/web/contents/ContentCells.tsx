import type { ReactElement } from 'react';
import { cardOf, cardText, EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './ContentCells.module.css';
import { useSubstanceOf } from './contentSubstances.ts';
import { texts } from './texts.ts';
import { useAmountText } from './useAmountText.ts';
import { useVerdict } from './useVerdict.ts';
import { AllowedRange, DeviationText, PassTag } from './VerdictText.tsx';

interface RowProps {
  readonly row: string;
}

export function SubstanceCell({ row }: RowProps): ReactElement {
  const locale = useLocale();
  const { recordValues } = useRecordValues('hazMainSubStance', row);
  const field = useFormStore().fieldAt(`${row}.refSubStance`);
  const casNo = useSubstanceOf(row)?.casNo ?? null;
  return (
    <span>
      {field.kind === 'ref' ? cardText(cardOf(field), recordValues.refSubStance, locale) : null}
      {casNo === null ? null : <span className={css.beside}>{`CAS ${casNo}`}</span>}
    </span>
  );
}

export function DeclaredContentCell({ row }: RowProps): ReactElement {
  return <Amount row={row} of="content" />;
}

export function FoundContentCell({ row }: RowProps): ReactElement {
  const t = useTexts(texts);
  const { analysisNo } = useRecordValues('hazMainSubStance', row).recordValues;
  return (
    <>
      <Amount row={row} of="foundContent" />
      {analysisNo === null ? null : <span className={css.beside}>{t('analysis', { no: analysisNo })}</span>}
    </>
  );
}

export function VerdictCell({ row }: RowProps): ReactElement {
  const verdict = useVerdict(row);
  return verdict?.kind !== 'verdict' ? (
    <span>{EMPTY_VALUE_TEXT}</span>
  ) : (
    <div className={css.verdict}>
      <PassTag verdict={verdict} />
      <DeviationText verdict={verdict} />
      <AllowedRange verdict={verdict} />
    </div>
  );
}

function Amount({ row, of }: RowProps & { readonly of: 'content' | 'foundContent' }): ReactElement {
  const amount = useAmountText();
  const { textOf } = useCodes('contentUnit');
  const { [of]: value, refUnit } = useRecordValues('hazMainSubStance', row).recordValues;
  return (
    <span>
      {value === null ? EMPTY_VALUE_TEXT : amount(value)}
      {value === null || refUnit === null ? null : <span className={css.unit}>{` ${textOf(refUnit)}`}</span>}
    </span>
  );
}
