/** A component that is loaded when it is first rendered: `lazyComponent(() => import('./Totals.tsx'), 'Totals')`. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- as React says it: nothing is known of their props
type AnyComponent = ComponentType<any>;

/** The names under which a file exports components. */
type ComponentName<File> = { [Name in keyof File]: File[Name] extends AnyComponent ? Name : never }[keyof File];

type ComponentIn<File, Name extends keyof File> = Extract<File[Name], AnyComponent>;

export function lazyComponent<File, Name extends ComponentName<File>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<ComponentIn<File, Name>> {
  // The name belongs to a component: the compiler cannot follow it through the promise.
  return lazy(async () => ({ default: (await loadChunk(load))[name] as ComponentIn<File, Name> }));
}
