import type { ReactElement } from 'react';
import css from '#platform/web/fields/controls/controls.module.css';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import type { RowControlProps } from '#platform/web/form/model/formTable.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { goodsTexts } from './texts.ts';
import { useAreaNames } from './useAreaNames.ts';

/** Chooses one of the areas of the place by its name. */
export function AreaChoice(props: Omit<RowControlProps, 'row'>): ReactElement {
  const { value, onChange, onBlur, isInCell = false } = props;
  const t = useTexts(goodsTexts);
  const areas = useAreaNames();
  const chosen = typeof value === 'string' && areas.some(([lineId]) => lineId === value) ? value : '';
  return (
    <span className={css.selectBox}>
      <select
        {...inputProps(props)}
        className={classes(css.input, css.select, isInCell && css.inCell)}
        value={chosen}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onBlur={onBlur}
      >
        <option value="">{t('chooseArea')}</option>
        {areas.map(([lineId, name]) => (
          <option key={lineId} value={lineId}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  );
}
