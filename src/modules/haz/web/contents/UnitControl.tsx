import type { ReactElement } from 'react';
import css from '#platform/web/fields/controls/controls.module.css';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import type { RowControlProps } from '#platform/web/form/model/formTable.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { unitsFor } from '../../contentUnits.ts';
import { useContentUnitContext } from './contentSubstances.ts';
import { texts } from './texts.ts';

/**
 * Offers the units that fit. One that does not fit any more stays visible until another is chosen, so that the error
 * can be seen.
 */
export function UnitControl({ row, ...props }: RowControlProps): ReactElement {
  const { value, onChange, onBlur } = props;
  const t = useTexts(texts);
  const { codeOf, cardOf, textOf } = useCodes('contentUnit');
  const units = unitsFor(useContentUnitContext(row));
  const chosen = codeOf(value);
  const offeredUnits = chosen === null || units.includes(chosen) ? units : [...units, chosen];
  return (
    <span className={css.selectBox}>
      <select
        {...inputProps(props)}
        className={classes(css.input, css.select)}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(cardOf(offeredUnits.find((unit) => unit === target.value) ?? null))}
        onBlur={onBlur}
      >
        {chosen === null ? <option value="">{t('chooseUnit')}</option> : null}
        {offeredUnits.map((unit) => (
          <option key={unit} value={unit}>
            {textOf(unit)}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}
