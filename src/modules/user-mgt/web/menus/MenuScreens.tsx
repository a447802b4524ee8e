import { useMemo, type ReactElement } from 'react';
import { isPathPattern } from '#language/pathPattern.ts';
import { getModuleIndex } from '#platform/web/declarations/loadedModules.ts';
import { useFieldValue } from '#platform/web/form/store/formContext.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { matchedScreens } from './matchedScreens.ts';
import css from './MenuScreens.module.css';
import { texts } from './texts.ts';

/** Shows the pages that the pattern opens, while it is typed. */
export function MenuScreens(): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const url = useFieldValue('url');
  const pattern = typeof url === 'string' ? url : '';
  const found = useMemo(() => matchedScreens(getModuleIndex(), pattern), [pattern]);
  if (!isPathPattern(pattern)) return null;
  return (
    <div className={css.screens} aria-live="polite">
      <p className={classes(css.description, found.length === 0 && css.none)}>
        <Icon name={found.length === 0 ? 'warning' : 'good'} size={14} />
        {found.length === 0 ? t('matchesNone') : t('matches', { n: found.length })}
      </p>
      {found.length === 0 ? null : (
        <ul className={css.list}>
          {found.map(({ path, title }) => (
            <li key={path}>
              {label(title)} <span className={css.path}>{path}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
