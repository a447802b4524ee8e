import type { CSSProperties, ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { rights } from '#language/rights.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useIsNarrowScreen } from '../ui/useIsNarrowScreen.ts';
import { NO_RIGHTS, type RightsByMenu } from './rights.ts';
import cardsCss from './RightsCards.module.css';
import css from './RightsTable.module.css';
import { MenuDescription } from './MenuDescription.tsx';
import { matchingLines, type RightsLine } from './rightsTree.ts';
import { texts } from './texts.ts';
import { useRightLabels } from './useRightLabels.ts';

interface RightsViewProps {
  readonly lines: readonly RightsLine[];
  readonly held: RightsByMenu;
}

/** Shows only the rights the role has, in the same order. */
export function RightsView({ lines, held }: RightsViewProps): ReactElement {
  const t = useTexts(texts);
  const isNarrow = useIsNarrowScreen();
  const visibleLines = matchingLines(lines, ({ menu }) => menu !== undefined && (held.get(menu.id)?.size ?? 0) > 0);
  if (visibleLines.length === 0) return <p>{t('noRights')}</p>;
  return isNarrow ? <CardsView lines={visibleLines} held={held} /> : <TableView lines={visibleLines} held={held} />;
}

function TableView({ lines, held }: RightsViewProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels = useRightLabels();
  return (
    <table className={css.table} aria-label={t('rightsTable')}>
      <thead>
        <tr>
          <th scope="col">{t('menu')}</th>
          {rights.map((right) => (
            <th key={right} scope="col" className={css.box}>
              {labels[right]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, depth, label, icon, url, menu }) =>
          menu === undefined ? (
            <tr key={id} className={css.heading}>
              <th scope="rowgroup" colSpan={rights.length + 1} style={{ '--depth': depth } as CSSProperties}>
                {inLocale(label, locale)}
              </th>
            </tr>
          ) : (
            <tr key={id}>
              <th scope="row" className={css.menu} style={{ '--depth': depth } as CSSProperties}>
                <span className={css.name}>
                  <MenuIcon name={icon} />
                  {inLocale(label, locale)}
                </span>
                <MenuDescription menu={menu} url={url} />
              </th>
              {rights.map((right) => (
                <td key={right} className={css.box}>
                  {held.get(menu.id)?.has(right) === true ? (
                    <span className={css.mark}>
                      <Icon name="check" label={t('has')} />
                    </span>
                  ) : (
                    <span className={css.noMark}>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('hasNot')}</VisuallyHidden>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function CardsView({ lines, held }: RightsViewProps): ReactElement {
  const locale = useLocale();
  const labels = useRightLabels();
  return (
    <ul className={cardsCss.cards}>
      {lines.map(({ id, label, icon, menu }) =>
        menu === undefined ? (
          <li key={id} className={cardsCss.heading}>
            {inLocale(label, locale)}
          </li>
        ) : (
          <li key={id} className={cardsCss.card}>
            <span className={cardsCss.name}>
              <MenuIcon name={icon} />
              {inLocale(label, locale)}
            </span>
            <span className={cardsCss.given}>
              {[...(held.get(menu.id) ?? NO_RIGHTS)].map((right) => labels[right]).join(' · ')}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
