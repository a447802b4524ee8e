import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { setThemeMode, useThemeMode } from './mode.ts';
import { Segments } from '../ui/input/Segments.tsx';
import { texts } from './texts.ts';

export function ThemeSwitch(): ReactElement {
  const t = useTexts(texts);
  const modes = [
    { key: 'light', label: t('light'), icon: 'sun' },
    { key: 'dark', label: t('dark'), icon: 'moon' },
    { key: 'system', label: t('system'), icon: 'screen' },
  ] as const;
  return <Segments label={t('theme')} segments={modes} value={useThemeMode()} onChange={setThemeMode} />;
}
