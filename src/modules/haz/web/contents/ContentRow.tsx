import { useEffect, useRef, type ReactElement } from 'react';
import { lookupText } from '#platform/web/fields/display.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { defaultUnit } from '../../contentUnits.ts';
import type { ContentUnit } from '../../tolerance.ts';
import css from './ContentRow.module.css';
import { LiveVerdict } from './LiveVerdict.tsx';
import { useContentUnitContext, useSubstanceOf } from './contentSubstances.ts';

/** One substance in one row: the declared content, the found content, and the result. */
export function ContentRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  const casNo = useSubstanceOf(row)?.casNo ?? null;
  useDefaultUnit(row);
  return (
    <>
      <RowHead name={name} buttons={buttons}>
        <span className={css.quiet}>{casNo === null ? null : `CAS ${casNo}`}</span>
      </RowHead>
      <div className={css.fields}>
        <RowField row={row} name="refSubStance" number={number} />
        <div className={css.amount}>
          <RowField row={row} name="content" number={number} />
          <RowField row={row} name="refUnit" number={number} />
        </div>
        <div className={css.amount}>
          <RowField row={row} name="foundContent" number={number} />
          <UnitText row={row} />
        </div>
        <RowField row={row} name="analysisNo" number={number} />
      </div>
      <LiveVerdict row={row} />
    </>
  );
}

/** The found content has the unit of the declared one. */
function UnitText({ row }: { readonly row: string }): ReactElement {
  const { value } = useField(`${row}.refUnit`);
  return <span className={css.unit}>{lookupText(value, useLocale())}</span>;
}

/** A newly chosen substance gets the default unit, which follows the physical state until a content is entered. */
function useDefaultUnit(row: string): void {
  const { recordValues, change } = useRecordValues('hazMainSubStance', row);
  const hasSubstance = useSubstanceOf(row) !== undefined;
  const unit = defaultUnit(useContentUnitContext(row));
  const proposed = useRef<ContentUnit>(undefined);
  const { refUnit, content } = recordValues;
  useEffect(() => {
    if (!hasSubstance || unit === undefined || refUnit === unit) return;
    if (refUnit === null || (refUnit === proposed.current && content === null)) {
      proposed.current = unit;
      change('refUnit', unit);
    }
    // Only what was chosen before is followed: who takes the unit out again is not given it anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [change, unit, hasSubstance]);
}
