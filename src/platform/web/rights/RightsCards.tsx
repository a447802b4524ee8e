import { memo, type ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { rights, type Right } from '#language/rights.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { grantableRights, hasAllRights, NO_RIGHTS, toggleRight, type MenuCard } from './rights.ts';
import { RightBox } from './RightBox.tsx';
import { MenuDescription } from './MenuDescription.tsx';
import css from './RightsCards.module.css';
import type { RightsProps } from './RightsTable.tsx';
import type { RightsLine } from './rightsTree.ts';
import { texts } from './texts.ts';
import { useRightLabels } from './useRightLabels.ts';

/** For narrow screens: a card for each menu, with its rights below each other. */
export function RightsCards({ lines, held, before, onChange }: RightsProps): ReactElement {
  const locale = useLocale();
  return (
    <ul className={css.cards}>
      {lines.map((line) =>
        line.menu === undefined ? (
          <li key={line.id} className={css.heading}>
            {inLocale(line.label, locale)}
          </li>
        ) : (
          <MenuRights
            key={line.id}
            line={line}
            menu={line.menu}
            held={held.get(line.menu.id) ?? NO_RIGHTS}
            before={before.get(line.menu.id) ?? NO_RIGHTS}
            onChange={onChange}
          />
        ),
      )}
    </ul>
  );
}

interface MenuRightsProps {
  readonly line: RightsLine;
  readonly menu: MenuCard;
  readonly held: ReadonlySet<Right>;
  readonly before: ReadonlySet<Right>;
  readonly onChange: RightsProps['onChange'];
}

const MenuRights = memo(function MenuRights({ line, menu, held, before, onChange }: MenuRightsProps): ReactElement {
  const t = useTexts(texts);
  const labels = useRightLabels();
  const locale = useLocale();
  const name = inLocale(line.label, locale);
  const givable = grantableRights(menu);
  const isAll = hasAllRights(menu, held);
  return (
    <li className={css.card}>
      <div className={css.head}>
        <span className={css.name}>
          <MenuIcon name={line.icon} />
          {name}
        </span>
        <span className={css.right}>
          <RightBox
            label={t('allOfMenu', { menu: name })}
            isOn={isAll}
            isHalf={held.size > 0 && !isAll}
            onToggle={() => onChange([{ menu, rights: isAll ? NO_RIGHTS : givable }])}
          />
          <span aria-hidden="true">{t('all')}</span>
        </span>
      </div>
      {menu.words === undefined ? null : <MenuDescription menu={menu} url={line.url} />}
      <div className={css.boxes}>
        {rights
          .filter((right) => givable.has(right))
          .map((right) => (
            <span key={right} className={classes(css.right, held.has(right) !== before.has(right) && css.changed)}>
              <RightBox
                label={t('rightOf', { menu: name, right: labels[right] })}
                isOn={held.has(right)}
                onToggle={() => onChange([{ menu, rights: toggleRight(held, right) }])}
              />
              <span aria-hidden="true">{labels[right]}</span>
            </span>
          ))}
      </div>
    </li>
  );
});
