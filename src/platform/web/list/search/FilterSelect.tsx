import type { ReactElement } from 'react';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import css from '../../fields/controls/controls.module.css';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { FilterControlProps } from './FilterControl.tsx';
import { texts } from '../texts.ts';

export interface FilterOption {
  readonly code: string;
  readonly name: string;
}

export interface FilterSelectProps extends Pick<FilterControlProps, 'filter' | 'id' | 'label'> {
  readonly options: readonly FilterOption[];
  /** The code of the chosen option; empty for all rows. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** A list from which one option is chosen. The first option stands for all rows. */
export function FilterSelect({ filter, id, label, options, chosen, onChoose }: FilterSelectProps): ReactElement {
  const t = useTexts(texts);
  return (
    <FieldFrame id={id} label={label}>
      <span className={css.selectBox}>
        <select
          id={id}
          name={filter.path}
          className={classes(css.input, css.select)}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{t('all')}</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={ICON_PX} />
      </span>
    </FieldFrame>
  );
}

const ICON_PX = 12;
