import { use, useMemo, type ReactElement } from 'react';
import { authorizeKind } from '#platform/model/authorize.ts';
import { useVisit } from '#platform/web/app/visit.ts';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import type { FormTerms } from '#platform/web/form/formSession.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { filledInAs, kindAt } from './power.ts';
import { PowerActions } from './PowerActions.tsx';
import { PowerDays } from './PowerDays.tsx';
import { PowerPerson } from './PowerPerson.tsx';
import { PowerRoles } from './PowerRoles.tsx';
import { PowerTypes } from './PowerTypes.tsx';
import { savePower } from './savePower.ts';

const slots = { PowerPerson, PowerTypes, PowerDays, PowerRoles };

/** An authoriser or an agent, by the tab: to be made, changed or read. */
export function AuthorizeForm(): ReactElement {
  const declared = use(loadEntity('userAuthorize'));
  const { match, menu } = useVisit();
  const { base = '', page = 'view' } = match ?? {};
  const id = match?.params['id'];
  const kind = kindAt(base);
  const entity = useMemo(() => filledInAs(declared, kind), [declared, kind]);
  const terms = useMemo<FormTerms>(() => ({ begin: (codes) => ({ refKind: codes.cardOf(authorizeKind.group, kind) }), put: savePower, isClosed: (_model, name) => CLOSED.has(name) || (name === 'idCard' && kind === 'agent' && page === 'edit') }), [kind, page]);
  return <RecordScreen key={`${page} ${id ?? ''}`} entity={entity} base={base} page={page === 'list' ? 'view' : page} menu={menu} {...(id === undefined ? {} : { id })} slots={slots} actions={PowerActions} terms={terms} />;
}

/** By the tab one is on. */
const CLOSED: ReadonlySet<string> = new Set(['refKind']);
