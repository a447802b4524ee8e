import { use, type ReactElement } from 'react';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { useRecordPlace } from '../people/useRecordPlace.ts';
import { InvitationActions } from './InvitationActions.tsx';

/** One invitation, as the owner typed it. */
export function InvitationView(): ReactElement {
  const entity = use(loadEntity('invitation'));
  const { place } = useRecordPlace();
  return <RecordScreen key={place.id ?? ''} entity={entity} {...place} page="view" actions={InvitationActions} />;
}
