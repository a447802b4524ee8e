import { use, useMemo, type ReactElement } from 'react';
import { idOf } from '#language/readUnknown.ts';
import type { ScreenPage } from '#language/screen.ts';
import { authorizeKind } from '#platform/model/party/authorize.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import type { FormSettings } from '#platform/web/form/page/formSession.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { filledInAs, kindAt, type PowerKind } from './power.ts';
import { PowerActions } from './PowerActions.tsx';
import { PowerDays } from './PowerDays.tsx';
import { PowerPerson } from './PowerPerson.tsx';
import { PowerRoles } from './PowerRoles.tsx';
import { PowerTypes } from './PowerTypes.tsx';
import { savePower } from './savePower.ts';

const slots = { PowerPerson, PowerTypes, PowerDays, PowerRoles };

/** Form of an authoriser or an agent, depending on the tab: to create, change or read it. */
export function AuthorizeForm(): ReactElement {
  const declared = use(loadEntity('userAuthorize'));
  const { match, menu } = useVisit();
  const { base = '', page = 'view' } = match ?? {};
  const id = match?.params['id'];
  const kind = kindAt(base);
  const entity = useMemo(() => filledInAs(declared, kind), [declared, kind]);
  const terms = useMemo(() => termsOf(kind, page), [kind, page]);
  return (
    <RecordScreen
      key={`${page} ${id ?? ''}`}
      entity={entity}
      base={base}
      page={page === 'list' ? 'view' : page}
      menu={menu}
      {...(id === undefined ? {} : { id })}
      slots={slots}
      actions={PowerActions}
      terms={terms}
    />
  );
}

/** A new record gets the kind of its tab, so it is no field of the form. */
function termsOf(kind: PowerKind, page: ScreenPage): FormSettings {
  let refKind: unknown = null;
  return {
    initialValues: (codes) => {
      refKind = codes.cardOf(authorizeKind.group, kind);
      return { refKind };
    },
    save: (body) => savePower(page === 'create' ? { ...(body as object), refKind: { id: idOf(refKind) } } : body),
    isClosed: (_model, name) => name === 'idCard' && kind === 'agent' && page === 'edit',
  };
}
