import { use, useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { listTermsAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { RequestList } from '#platform/web/request/list/RequestList.tsx';
import { texts } from './texts.ts';
import { EmployeesWithoutRoles } from './EmployeesWithoutRoles.tsx';

/**
 * Lists people who registered themselves and want to join; and, in the company, accepted people who have no role yet.
 */
export function EmployeeRequests(): ReactElement {
  const { match, menu, info } = useVisit();
  const t = useTexts(texts);
  const declared = use(loadEntity('userRequest'));
  const entity = useMemo(() => calledByName(declared), [declared]);
  const companyId = match?.params['companyId'];
  const base = match?.base ?? '';
  const where = match?.screen.kind === 'resource' ? listTermsAt(match.screen, match.params) : undefined;
  const lead =
    companyId !== undefined && info.actingFor?.id === companyId ? (
      <EmployeesWithoutRoles base={base.replace(/\/4\/2$/u, '/4/1')} companyId={companyId} />
    ) : undefined;
  return (
    <RequestList
      key={base}
      party="owner"
      entity={entity}
      base={base}
      menu={menu}
      where={where}
      title={t('joining')}
      lead={lead}
    />
  );
}

/** All of them want to be employees, so they are distinguished by name. */
function calledByName(entity: AnyEntity): AnyEntity {
  return {
    ...entity,
    list: {
      ...entity.list,
      columns: ['fullName'],
      search: ['fullName', 'refRequest.requestCode', 'refRequest.refStatus'],
    },
  };
}
