import { use, type ReactElement } from 'react';
import { useVisit } from '#platform/web/app/visit.ts';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { RequestList } from '#platform/web/request/list/RequestList.tsx';
import { WithoutRoles } from './WithoutRoles.tsx';

/** Who registered themselves and wants to join; and whom the owner has accepted and not given a role yet. */
export function EmployeeRequests(): ReactElement {
  const { match, menu, info } = useVisit();
  const entity = use(loadEntity('userRequest'));
  const { companyId = '' } = match?.params ?? {};
  const base = match?.base ?? '';
  const where = [
    { name: 'refHolder.id', operator: '=', value: companyId },
    { name: 'refDocumentType.code', operator: '=', value: 'employeeRegistration' },
  ] as const;
  const lead = info.actingFor?.id === companyId ? <WithoutRoles base={base.replace(/\/4\/2$/u, '/4/1')} companyId={companyId} /> : undefined;
  return <RequestList key={base} party="owner" entity={entity} base={base} menu={menu} where={where} lead={lead} />;
}
