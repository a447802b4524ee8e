import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { lookupText } from '#platform/web/fields/display.ts';
import { lookupsQuery } from '#platform/web/fields/options/lookups.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { MenuIcon } from '#platform/web/ui/icon/MenuIcon.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import css from './IconGrid.module.css';
import { texts } from './texts.ts';

const ICONS = 'ICON';
const ICON_PX = 20;

/** All icons, one of which is chosen: by the mouse, or by the arrow keys as in any group of radio buttons. */
export function IconGrid({
  name,
  value,
  onChoose,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly onChoose: (key: string | null) => void;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const { data } = useQuery(lookupsQuery(ICONS));
  if (data === undefined) return <Skeleton lines={3} />;
  const searchText = normaliseForSearch(typed.trim());
  const rows = data.rows.filter(
    (row) => row.isActive && normaliseForSearch(`${row.key} ${row.value} ${row.value2 ?? ''}`).includes(searchText),
  );
  return (
    <div className={css.grid}>
      <LabelledInput
        type="search"
        label={t('findIcon')}
        isLabelHidden
        placeholder={t('findIcon')}
        autoComplete="off"
        start={<Icon name="search" />}
        value={typed}
        className={css.search}
        onChange={({ target }) => setTyped(target.value)}
      />
      {rows.length === 0 ? <p>{t('noSuchIcon')}</p> : null}
      <fieldset className={css.icons} aria-label={t('icon')}>
        {searchText === '' ? (
          <label className={css.one}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={value === null}
              onChange={() => onChoose(null)}
            />
            <Icon name="stop" size={ICON_PX} />
            <span className={css.word}>{t('noIcon')}</span>
          </label>
        ) : null}
        {rows.map((row) => (
          <label key={row.key} className={css.one}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={value === row.key}
              onChange={() => onChoose(row.key)}
            />
            <MenuIcon name={row.key} size={ICON_PX} />
            <span className={css.word}>{lookupText(row, locale)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
