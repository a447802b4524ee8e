import { useVisit } from '../route/visit.ts';
import { findIndexedEntity } from '../declarations/loadedModules.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Crumb } from '../ui/layout/Breadcrumb.tsx';
import { crumbsOf } from './crumbs.ts';
import { texts } from './texts.ts';
import { isScreen, useSideMenu } from './useSideMenu.ts';

/** Returns the breadcrumbs of the open page. */
export function useCrumbs(): readonly Crumb[] {
  const t = useTexts(texts);
  const words = { home: t('home'), create: t('create'), edit: t('edit'), view: t('view') };
  return crumbsOf({
    visit: useVisit(),
    sides: useSideMenu(),
    locale: useLocale(),
    words,
    isScreen,
    titleOf: (entity) => findIndexedEntity(entity)?.title,
  });
}
