/** Brand, logo, icon and colours set by the administrator, loaded on every page and applied over our own. */
import { useSyncExternalStore } from 'react';
import { DEFAULT_BRAND } from '#platform/model/settings/brand.ts';
import { THEME_BACKGROUNDS, type LessVar } from '#platform/model/settings/themeVariables.ts';
import { call } from '../api/call.ts';
import { THEME_AGAIN_AFTER_MS } from '../constants.ts';
import { useLocale } from '../i18n/locale.ts';
import { createStore } from '../store.ts';
import './base.css';
import { tokensOf } from './lessVar.ts';
import { activeTheme } from './mode.ts';

interface ServerInfo {
  readonly brand: { readonly th: string; readonly en: string; readonly url: string | null };
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly lessVar: LessVar;
}

export interface Brand {
  readonly name: string;
  /** Logo of the department; null if ours is used. */
  readonly logo: string | null;
  /** The name as a picture. */
  readonly picture: string | null;
}

/** The default name is shown before the server has answered. */
const DEFAULT_INFO: ServerInfo = { brand: { ...DEFAULT_BRAND, url: null }, logo: null, favicon: null, lessVar: {} };

const store = createStore<ServerInfo>(DEFAULT_INFO);
/** The response of the server; the store has the same with timestamps in the addresses. */
let lastResponseText = JSON.stringify(DEFAULT_INFO);
let isWatching = false;

export function useBrand(): Brand {
  const { brand, logo } = useSyncExternalStore(store.subscribe, store.get);
  return { name: brand[useLocale()], logo, picture: brand.url };
}

/** Without an answer the page keeps its current appearance: an error is not reported. */
export async function applyServerTheme(): Promise<void> {
  const answer = await call<ServerInfo>('GET', '/api/server/info', { silent: true, background: true }).catch(
    () => undefined,
  );
  if (answer === undefined) return;
  const text = JSON.stringify(answer);
  if (text === lastResponseText) return;
  lastResponseText = text;
  // Cached pictures would hide the change an administrator has just made.
  const fresh = (url: string | null): string | null =>
    url === null ? null : `${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`;
  store.set({
    ...answer,
    brand: { ...answer.brand, url: fresh(answer.brand.url) },
    logo: fresh(answer.logo),
    favicon: fresh(answer.favicon),
  });
  applyIcon(store.get().favicon);
  applyColours();
  if (!isWatching) activeTheme.subscribe(applyColours);
  isWatching = true;
  // Style sheets of screens opened meanwhile may be loaded later than ours.
  setTimeout(applyColours, THEME_AGAIN_AFTER_MS);
}

let applied: readonly string[] = [];

function applyColours(): void {
  const { style } = document.documentElement;
  const tokens = tokensOf(store.get().lessVar, THEME_BACKGROUNDS[activeTheme.get()]);
  for (const name of applied) if (tokens[name] === undefined) style.removeProperty(name);
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  applied = Object.keys(tokens);
}

/** The original icons of the page, restored when the icon of the department is removed. */
let ownIcons: readonly Element[] | undefined;

function applyIcon(url: string | null): void {
  const currentIcons = [...document.querySelectorAll('link[rel="icon"]')];
  ownIcons ??= currentIcons;
  if (url === null && currentIcons.every((link) => ownIcons?.includes(link))) return;
  for (const old of currentIcons) old.remove();
  if (url === null) {
    document.head.append(...ownIcons);
    return;
  }
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = url;
  document.head.append(link);
}
