import { use, useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { RequestList } from '#platform/web/request/list/RequestList.tsx';
import { OfficerLinks } from './OfficerLinks.tsx';

/** Lists people who want to become an officer, with department and position. */
export function OfficerRequests(): ReactElement {
  const { match, menu } = useVisit();
  const declared = use(loadEntity('userRequest'));
  const entity = useMemo(() => ofOfficers(declared), [declared]);
  const screen = match?.screen.kind === 'resource' ? match.screen : undefined;
  return (
    <RequestList
      entity={entity}
      base={match?.base ?? ''}
      menu={menu}
      party={screen?.party}
      where={screen?.listFilter}
      lead={<OfficerLinks />}
    />
  );
}

/** Columns about companies do not apply to officers: the registration is named after the person who wants to join. */
function ofOfficers(entity: AnyEntity): AnyEntity {
  const { refHolder, ...fields } = entity.fields;
  return {
    ...entity,
    fields:
      refHolder === undefined
        ? fields
        : { ...fields, refHolder: { ...refHolder, label: ['ผู้ขอเป็นเจ้าหน้าที่', 'Applicant'] } },
    list: {
      ...entity.list,
      columns: ['refWorkplace.nameTh'],
      search: [
        'refRequest.requestCode',
        'fullName',
        'refWorkplace',
        'refRequest.refStatus',
        'refJobPosition',
        'refOfficerLevel',
        'refRequest.submittedDate',
      ],
    },
  };
}
