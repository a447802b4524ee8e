import { use, useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Right } from '#language/rights.ts';
import { listTermsAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { texts } from './texts.ts';

/** Lists the people whom the company has invited to work for it, with the typed data and the status. */
export function InvitationList(): ReactElement {
  const t = useTexts(texts);
  const declared = use(loadEntity('invitation'));
  const entity = useMemo(() => ofEmployees(declared), [declared]);
  const { match, menu } = useVisit();
  const base = match?.base ?? '';
  const narrowed = useMemo(
    () =>
      menu === undefined
        ? undefined
        : { ...menu, rights: new Set([...menu.rights].filter((right) => HERE.has(right))) },
    [menu],
  );
  const where = match?.screen.kind === 'resource' ? listTermsAt(match.screen, match.params) : undefined;
  return (
    <ListScreen
      key={base}
      entity={entity}
      base={base}
      menu={narrowed}
      where={where}
      title={t('invitations')}
      createLabel={t('invite')}
    />
  );
}

/** New ones are created by the form of employees; none is changed, archived or deleted. */
const HERE: ReadonlySet<Right> = new Set(['canView', 'canSelect', 'canCreate']);

/** All of them are for employees, so the column of the kind is left out. */
function ofEmployees(entity: AnyEntity): AnyEntity {
  const columns = entity.list.columns.filter((path) => path !== 'refKind.value');
  return {
    ...entity,
    readOnly: false,
    list: { ...entity.list, columns, search: ['fullName', 'refStatus', 'createDate'] },
  };
}
