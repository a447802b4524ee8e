/** Describes the rights for a menu in as few words as possible. */
import { useTexts } from '../i18n/texts.ts';
import { listedRights, type SideMenuNode } from './sideMenuTree.ts';
import { texts } from './texts.ts';

export function useRightsText(): (rights: SideMenuNode['rights']) => string {
  const t = useTexts(texts);
  return (rights) => {
    if (rights.length === listedRights.length) return t('manage');
    if (rights.length === 1 && rights[0] === 'canView') return t('viewOnly');
    return rights.map((right) => t(right)).join(' · ');
  };
}
