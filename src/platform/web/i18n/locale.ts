/** The reader's language: Thai unless they chose English. Stored by the browser, the same in all its tabs. */
import { useSyncExternalStore } from 'react';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { createStore } from '../store.ts';

const KEY = 'haz.locale';

const store = createStore<Locale>(localStorage.getItem(KEY) === 'en' ? 'en' : 'th');

export function getLocale(): Locale {
  return store.get();
}

export function setLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  apply(locale);
}

export function useLocale(): Locale {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Returns a function for `label(entity.title)` in the reader's language. */
export function useLabel(): (label: Label) => string {
  const locale = useLocale();
  return (label) => inLocale(label, locale);
}

function apply(locale: Locale): void {
  document.documentElement.lang = locale;
  store.set(locale);
}

apply(store.get());
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) apply(newValue === 'en' ? 'en' : 'th');
});
