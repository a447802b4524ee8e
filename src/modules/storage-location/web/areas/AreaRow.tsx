import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { AreaPlan } from './AreaPlan.tsx';
import { AreaResults } from './AreaResults.tsx';
import css from './AreaRow.module.css';
import { texts } from './texts.ts';
import { useDensityOfType } from './useDensityOfType.ts';

/** One area: its sizes with their results, and next to them the plan to scale. */
export function AreaRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  const t = useTexts(texts);
  const area = useRecordValue('storageLocationSub', (values) => values, { row });
  useDensityOfType(row);
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <div className={css.columns}>
        <div className={css.fields}>
          <div className={css.three}>
            {GENERAL.map((field) => (
              <RowField key={field} row={row} name={field} number={number} />
            ))}
          </div>
          <Sizes title={t('total')} row={row} names={TOTAL} number={number} />
          <AreaResults area={area.totalArea} volume={area.totalVolume} capacity={area.totalCapacity} />
          <Sizes title={t('used')} row={row} names={USED} number={number} />
          <AreaResults area={area.usedArea} volume={area.usedVolume} capacity={area.usedCapacity} />
        </div>
        <AreaPlan area={area} />
      </div>
    </>
  );
}

const GENERAL = ['name', 'refStorageType', 'kgPerCubicMetre'];
const TOTAL = ['totalWidth', 'totalLength', 'totalHeight'];
const USED = ['usedWidth', 'usedLength', 'usedHeight'];

interface SizesProps {
  readonly title: string;
  readonly row: string;
  readonly names: readonly string[];
  readonly number: number;
}

function Sizes({ title, row, names, number }: SizesProps): ReactElement {
  return (
    <fieldset className={css.sizes}>
      <legend>{title}</legend>
      <div className={css.three}>
        {names.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </div>
    </fieldset>
  );
}
