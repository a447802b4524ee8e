import { use, useMemo, type ReactElement } from 'react';
import type { Right } from '#language/rights.ts';
import { listTermsAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { kindAt, listedAs } from './power.ts';
import { texts } from './texts.ts';

/**
 * Lists the authorisers or the agents of a company: new ones are created by the form, and none is archived or deleted.
 */
export function AuthorizeList(): ReactElement {
  const t = useTexts(texts);
  const declared = use(loadEntity('userAuthorize'));
  const { match, menu } = useVisit();
  const base = match?.base ?? '';
  const kind = kindAt(base);
  const entity = useMemo(() => listedAs(declared, kind), [declared, kind]);
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
      title={t(kind === 'agent' ? 'agents' : 'authorizers')}
    />
  );
}

const HERE: ReadonlySet<Right> = new Set(['canView', 'canSelect', 'canCreate', 'canEdit']);
