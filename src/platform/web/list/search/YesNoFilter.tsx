import type { ReactElement } from 'react';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import css from '../../fields/controls/controls.module.css';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { FilterControlProps } from './FilterControl.tsx';
import { texts } from '../texts.ts';

/** Three options: yes, no, both. */
export function YesNoFilter({ filter, id, label, text, onChange }: FilterControlProps): ReactElement {
  const t = useTexts(texts);
  const [isTrue, isFalse] =
    filter.path === 'isActive' ? ([t('active'), t('archived')] as const) : ([t('yes'), t('no')] as const);
  return (
    <FieldFrame id={id} label={label}>
      <span className={css.selectBox}>
        <select
          id={id}
          name={filter.path}
          className={classes(css.input, css.select)}
          value={text}
          onChange={({ target }) => onChange(target.value, false)}
        >
          <option value="">{t('all')}</option>
          <option value="true">{isTrue}</option>
          <option value="false">{isFalse}</option>
        </select>
        <Icon name="down" size={ICON_PX} />
      </span>
    </FieldFrame>
  );
}

const ICON_PX = 12;
