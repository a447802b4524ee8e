/** What both pages stand on: the parts of the house that know nothing of how a form keeps its values. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { outlineOf } from '#language/outline.ts';
import { platform } from '#platform/model/module.ts';
import { connectModules, loadEntity } from '#platform/web/declarations/declared.ts';
import { lookupsQuery } from '#platform/web/fields/options/lookups.ts';
import '#platform/web/theme/base.css';
import { keystrokeForm, keystrokeModule, OPTION_GROUP } from './declaration.ts';
import { options } from './shape.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
queries.setQueryData(lookupsQuery(OPTION_GROUP).queryKey, {
  rows: options.map((option, seq) => ({ ...option, seq, isActive: true })),
  isWhole: true,
});

export async function openHouse(): Promise<void> {
  connectModules({
    outline: outlineOf([platform, keystrokeModule]),
    declarations: { platform: () => Promise.resolve(platform), keystroke: () => Promise.resolve(keystrokeModule) },
    doors: {},
  });
  await loadEntity(keystrokeForm.name);
}

export function House({ children }: { readonly children: ReactNode }): ReactElement {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Where the form is drawn. */
export function place(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (element === null) throw new Error('The page has no place for the form');
  return element;
}
