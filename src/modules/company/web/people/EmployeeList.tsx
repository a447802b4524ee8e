import type { ReactElement } from 'react';
import { membership } from '#platform/model/party/membership.ts';
import type { SentTerm } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { employee } from '../../people.ts';
import { texts } from './texts.ts';
import { withoutDelete } from './withoutDelete.ts';
import { EmployeesWithoutRoles } from './EmployeesWithoutRoles.tsx';

/** The entity as people who see all companies read it. */
const read = { ...membership, list: employee.list, readOnly: true };

/** Lists the people of the company including its owners; people who joined and have no role yet are named first. */
export function EmployeeList(): ReactElement {
  const { match, menu, info } = useVisit();
  const t = useTexts(texts);
  const { companyId = '' } = match?.params ?? {};
  const isOwn = info.actingFor?.id === companyId;
  const base = match?.base ?? '';
  const where: readonly SentTerm[] = [{ name: 'refHolder.id', type: 'UUID', operator: '=', value: companyId }];
  return (
    <ListScreen
      key={base}
      entity={isOwn ? employee : read}
      base={base}
      menu={withoutDelete(menu)}
      where={where}
      title={t('employees')}
      createLabel={t('invite')}
      lead={isOwn ? <EmployeesWithoutRoles base={base} companyId={companyId} /> : undefined}
    />
  );
}
