/** The base of both pages: shared parts of the product that do not depend on how a form holds its values. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { platform } from '#platform/model/module.ts';
import { connectModules, loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { lookupsQuery } from '#platform/web/fields/options/lookups.ts';
import '#platform/web/theme/base.css';
import { keystrokeForm, keystrokeModule, OPTION_GROUP } from './declaration.ts';
import { options } from './formShape.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
queries.setQueryData(lookupsQuery(OPTION_GROUP).queryKey, {
  rows: options.map((option, seq) => ({ ...option, seq, isActive: true })),
  isWhole: true,
});

export async function loadPageParts(): Promise<void> {
  connectModules({
    moduleIndex: moduleIndexOf([platform, keystrokeModule]),
    declarations: { platform: () => Promise.resolve(platform), keystroke: () => Promise.resolve(keystrokeModule) },
    moduleWebs: {},
  });
  await loadEntity(keystrokeForm.name);
}

export function PageProviders({ children }: { readonly children: ReactNode }): ReactElement {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Returns the element in which the form is drawn. */
export function rootElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#root');
  if (element === null) throw new Error('The page has no place for the form');
  return element;
}
