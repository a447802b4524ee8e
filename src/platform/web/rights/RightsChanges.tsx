import type { ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { changesBetween, type RightsByMenu } from './rights.ts';
import css from './RightsChanges.module.css';
import type { RightsLine } from './rightsTree.ts';
import { texts } from './texts.ts';
import { useRightLabels } from './useRightLabels.ts';

/** Shows what a save would grant and revoke, before it is done. */
export function RightsChanges({
  lines,
  before,
  held,
}: {
  readonly lines: readonly RightsLine[];
  readonly before: RightsByMenu;
  readonly held: RightsByMenu;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels = useRightLabels();
  const changes = changesBetween(before, held);
  const total = (side: 'given' | 'taken'): number => changes.reduce((sum, change) => sum + change[side].length, 0);
  const nameOf = (menuId: string): string => {
    const line = lines.find(({ menu }) => menu?.id === menuId);
    return line === undefined ? menuId : inLocale(line.label, locale);
  };
  return (
    <div className={css.changes}>
      <p aria-live="polite" className={css.summary}>
        {changes.length === 0
          ? t('unchanged')
          : t('changed', { n: changes.length, given: total('given'), taken: total('taken') })}
      </p>
      {changes.length === 0 ? null : (
        <ul className={css.list}>
          {changes.map(({ menuId, given, taken }) => (
            <li key={menuId}>
              <strong>{nameOf(menuId)}</strong>
              {given.length === 0 ? null : (
                <span className={css.given}>{`${t('given')}: ${given.map((right) => labels[right]).join(', ')}`}</span>
              )}
              {taken.length === 0 ? null : (
                <span className={css.taken}>{`${t('taken')}: ${taken.map((right) => labels[right]).join(', ')}`}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
