import { use, useMemo, type ReactElement } from 'react';
import type { Right } from '#language/rights.ts';
import { listTermsAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { texts } from './texts.ts';

/** Lists the accounts in use: saved by the form with a code, archived on the page of each. */
export function BankList(): ReactElement {
  const t = useTexts(texts);
  const declared = use(loadEntity('userBank'));
  const { match, menu } = useVisit();
  const base = match?.base ?? '';
  const entity = useMemo(() => ({ ...declared, readOnly: false }), [declared]);
  const narrowed = useMemo(
    () =>
      menu === undefined
        ? undefined
        : { ...menu, rights: new Set([...menu.rights].filter((right) => HERE.has(right))) },
    [menu],
  );
  const where = match?.screen.kind === 'resource' ? listTermsAt(match.screen, match.params) : undefined;
  return <ListScreen key={base} entity={entity} base={base} menu={narrowed} where={where} title={t('accounts')} />;
}

const HERE: ReadonlySet<Right> = new Set(['canView', 'canSelect', 'canCreate', 'canEdit']);
