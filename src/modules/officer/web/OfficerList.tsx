import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { officer } from '../officer.ts';
import { OfficerLinks } from './OfficerLinks.tsx';

/** Lists officers with their department and what they may sign, one line each. */
export function OfficerList(): ReactElement {
  const { match, menu } = useVisit();
  return <ListScreen entity={officer} base={match?.base ?? ''} menu={menu} lead={<OfficerLinks />} />;
}
