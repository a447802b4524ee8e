/** Brand, logo, icon and colours as the administrator has set them, fetched once a visit and laid over our own. */
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { THEME_AGAIN_AFTER_MS } from '../constants.ts';
import { useLocale } from '../i18n/locale.ts';
import { createStore } from '../store.ts';
import './base.css';
import { parseColour } from './colour.ts';
import { tokensOf } from './lessVar.ts';
import { shownTheme } from './mode.ts';

interface ServerInfo {
  readonly brand: { readonly th: string; readonly en: string; readonly url: string | null };
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly lessVar: Readonly<Record<string, string>>;
}

export interface Brand {
  readonly name: string;
  /** Drawn by the department; null where ours stands in. */
  readonly logo: string | null;
  /** The name as a picture. */
  readonly picture: string | null;
}

/** The same as the server's own, so that a name stands there before it has answered. */
const OURS: ServerInfo = { brand: { th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control', url: null }, logo: null, favicon: null, lessVar: {} };

const store = createStore<ServerInfo>(OURS);

export function useBrand(): Brand {
  const { brand, logo } = useSyncExternalStore(store.subscribe, store.get);
  return { name: brand[useLocale()], logo, picture: brand.url };
}

/** Without an answer the page keeps our own look: nothing here is worth stopping for. */
export async function applyServerTheme(): Promise<void> {
  const answer = await call<ServerInfo>('GET', '/api/server/info', { silent: true, background: true }).catch(() => undefined);
  if (answer === undefined) return;
  // Cached pictures would outlive the change an administrator has just made.
  const fresh = (url: string | null): string | null => (url === null ? null : `${url}?t=${Date.now()}`);
  store.set({ ...answer, brand: { ...answer.brand, url: fresh(answer.brand.url) }, logo: fresh(answer.logo), favicon: fresh(answer.favicon) });
  applyIcon(store.get().favicon);
  applyColours();
  shownTheme.subscribe(applyColours);
  // Sheets of screens opened meanwhile may have come after us.
  setTimeout(applyColours, THEME_AGAIN_AFTER_MS);
}

let applied: readonly string[] = [];

/** The theme's own grounds are read first, free of what was laid over them before. */
function applyColours(): void {
  const { style } = document.documentElement;
  for (const name of applied) style.removeProperty(name);
  const own = getComputedStyle(document.documentElement);
  const surface = parseColour(own.getPropertyValue('--surface').trim());
  const ground = parseColour(own.getPropertyValue('--ground').trim());
  if (surface === undefined || ground === undefined) return;
  const tokens = tokensOf(store.get().lessVar, { surface, ground });
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  applied = Object.keys(tokens);
}

function applyIcon(url: string | null): void {
  if (url === null) return;
  for (const old of document.querySelectorAll('link[rel="icon"]')) old.remove();
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = url;
  document.head.append(link);
}
