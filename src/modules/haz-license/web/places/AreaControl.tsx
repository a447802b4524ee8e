import { useEffect, type ReactElement } from 'react';
import css from '#platform/web/fields/controls/controls.module.css';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import type { RowControlProps } from '#platform/web/form/model/formTable.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { decimal } from '#language/values/decimal.ts';
import { isPossession } from '../../operations.ts';
import type { ShownArea } from '../../shownArea.ts';
import { useAmountText } from '../useAmountText.ts';
import own from './PlaceRow.module.css';
import { texts } from './texts.ts';
import { useAreas } from './useAreas.ts';

/** Chooses one of the areas of the place of the row, each with what is free in it. */
export function AreaControl(props: RowControlProps): ReactElement {
  const { row, id, value, onChange, onBlur, isInCell = false, isDisabled = false } = props;
  const t = useTexts(texts);
  const amount = useAmountText();
  const { recordValues } = useRecordValues('hazLicenseStorageLocation', row);
  const place = recordValues.refPlace?.id;
  const { of, hasFailed, reload } = useAreas();
  const areas = of(place);
  useFittingArea({ areas, value, onChange: isDisabled ? undefined : onChange });
  if (place !== undefined && areas === undefined && hasFailed)
    return (
      <div id={id} className={own.typeset} tabIndex={-1}>
        <Button size="small" icon="reload" onClick={reload}>
          {t('retry')}
        </Button>
        <span>{t('areasFailed')}</span>
      </div>
    );
  if (areas?.length === 0)
    return (
      <div id={id} className={own.typeset} tabIndex={-1}>
        {t('noAreas')}
      </div>
    );
  const optionOf = ({ name, freeKg, freeSquareMetres }: ShownArea): string =>
    isPossession(recordValues)
      ? t('areaOptionByArea', { name, metres: amount(decimal(freeSquareMetres)) })
      : t('areaOption', { name, free: amount(decimal(freeKg)) });
  const chosen = areas?.some(({ lineId }) => lineId === value) === true ? String(value) : '';
  return (
    <span className={css.selectBox}>
      <select
        {...inputProps(props)}
        disabled={isDisabled || areas === undefined}
        className={classes(css.input, css.select, isInCell && css.inCell)}
        value={chosen}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onBlur={onBlur}
      >
        <option value="">
          {t(place === undefined ? 'placeFirst' : areas === undefined ? 'loadingAreas' : 'chooseArea')}
        </option>
        {areas?.map((area) => (
          <option key={area.lineId} value={area.lineId}>
            {optionOf(area)}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}

interface FittingArea {
  readonly areas: readonly ShownArea[] | undefined;
  readonly value: unknown;
  /** Undefined while nothing may be changed. */
  readonly onChange: ((value: unknown) => void) | undefined;
}

/** The area of another place is taken out, and the only area of a place is chosen. */
function useFittingArea({ areas, value, onChange }: FittingArea): void {
  const known = areas?.map(({ lineId }) => lineId).join(' ');
  useEffect(() => {
    if (areas === undefined || onChange === undefined) return;
    const isFitting = areas.some(({ lineId }) => lineId === value);
    const only = areas.length === 1 ? areas[0] : undefined;
    if (!isFitting && (only !== undefined || value !== null)) onChange(only?.lineId ?? null);
    // Only another place decides: who takes the area out again is not given it anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [known]);
}
