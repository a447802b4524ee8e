import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { setThemeMode, activeTheme } from './mode.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { texts } from './texts.ts';
import css from './ThemeButton.module.css';

/** Switches to the other theme with one click; all three modes are in the account panel. */
export function ThemeButton(): ReactElement {
  const t = useTexts(texts);
  const other = useSyncExternalStore(activeTheme.subscribe, activeTheme.get) === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={`${t('theme')}: ${t(other)}`}
      tooltipSide="bottom"
      className={css.button}
      onClick={() => setThemeMode(other)}
    />
  );
}
