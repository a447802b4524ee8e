/** The browser application: the platform's screens with the modules of the product. */
import { declarations, moduleWebs } from 'virtual:haz-modules';
import { start } from '#platform/web/app/start.tsx';

const element = document.querySelector<HTMLElement>('#root');
if (element === null) throw new Error('The page has no place for the application');
start(
  { moduleIndex: async () => (await import('virtual:haz-module-index')).moduleIndex, declarations, moduleWebs },
  element,
);
