import { use, type ReactElement } from 'react';
import { loadModuleWeb } from '../declarations/loadedModules.ts';
import { useVisit } from '../route/visit.ts';

/** A page that a module shows to everybody, signed in or not. */
export function PublicScreen(): ReactElement {
  const { match } = useVisit();
  if (match?.screen.kind !== 'page') throw new Error('Only a page is shown to everybody');
  const { components } = use(loadModuleWeb(match.module));
  const Found = components?.[match.screen.component];
  if (Found === undefined)
    throw new Error(`The module "${match.module}" brings no component "${match.screen.component}"`);
  return <Found />;
}
