import { use, type ReactElement } from 'react';
import { onlyAt } from '#platform/web/app/Screen.tsx';
import { useVisit } from '#platform/web/app/visit.ts';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { texts } from './texts.ts';

/** Whom the company has asked to work for it, with what the owner typed and how it stands. */
export function InvitationList(): ReactElement {
  const t = useTexts(texts);
  const entity = use(loadEntity('invitation'));
  const { match, menu } = useVisit();
  const base = match?.base ?? '';
  const where = match?.screen.kind === 'resource' ? onlyAt(match.screen, match.params) : undefined;
  return <ListScreen key={base} entity={entity} base={base} menu={menu} where={where} title={t('invitations')} />;
}
