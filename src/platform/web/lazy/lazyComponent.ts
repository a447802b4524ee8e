/** A component that is fetched when it is first drawn: `lazyComponent(() => import('./Totals.tsx'), 'Totals')`. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- as React says it: nothing is known of their props
type AnyComponent = ComponentType<any>;

/** The names that a file exports components under. */
type ComponentName<File> = { [Name in keyof File]: File[Name] extends AnyComponent ? Name : never }[keyof File];

type ComponentIn<File, Name extends keyof File> = Extract<File[Name], AnyComponent>;

export function lazyComponent<File, Name extends ComponentName<File>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<ComponentIn<File, Name>> {
  // The name is one of a component's: the compiler does not follow it through the promise.
  return lazy(async () => ({ default: (await loadChunk(load))[name] as ComponentIn<File, Name> }));
}
