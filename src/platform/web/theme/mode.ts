/**
 * Light, dark, or the setting of the reader's system. The first script of the page sets the same before anything is
 * painted.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];
export type ActiveTheme = 'light' | 'dark';

const KEY = 'haz.theme';

const system = matchMedia('(prefers-color-scheme: dark)');
const mode = createStore<ThemeMode>(readStored());
const activeThemeStore = createStore<ActiveTheme>(activeThemeFor(mode.get()));

export const activeTheme = { get: activeThemeStore.get, subscribe: activeThemeStore.subscribe };

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(mode.subscribe, mode.get);
}

export function setThemeMode(next: ThemeMode): void {
  localStorage.setItem(KEY, next);
  apply(next);
}

function apply(next: ThemeMode): void {
  mode.set(next);
  const theme = activeThemeFor(next);
  document.documentElement.dataset['theme'] = theme;
  activeThemeStore.set(theme);
}

function activeThemeFor(selectedMode: ThemeMode): ActiveTheme {
  if (selectedMode !== 'system') return selectedMode;
  return system.matches ? 'dark' : 'light';
}

function readStored(): ThemeMode {
  const stored = localStorage.getItem(KEY);
  return themeModes.find((candidate) => candidate === stored) ?? 'system';
}

apply(mode.get());
system.addEventListener('change', () => apply(mode.get()));
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) apply(readStored());
});
