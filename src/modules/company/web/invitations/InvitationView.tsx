import { use, useMemo, type ReactElement } from 'react';
import { section, slot, type AnyEntity } from '#language/entity.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { EmployeeRoles } from '../people/EmployeeRoles.tsx';
import { useRecordRoute } from '../people/useRecordRoute.ts';
import { InvitationActions } from './InvitationActions.tsx';

const slots = { EmployeeRoles };

/** Shows one invitation as the owner typed it. */
export function InvitationView(): ReactElement {
  const declared = use(loadEntity('invitation'));
  const entity = useMemo(() => withRoles(declared), [declared]);
  const { screenProps } = useRecordRoute();
  return (
    <RecordScreen
      key={screenProps.id ?? ''}
      entity={entity}
      {...screenProps}
      page="view"
      slots={slots}
      actions={InvitationActions}
    />
  );
}

/** Shows the roles with their rights, as on the page of an employee. */
function withRoles(entity: AnyEntity): AnyEntity {
  return {
    ...entity,
    form: [...entity.form.slice(0, -1), section(['สิทธิที่จะได้รับ', 'Roles'], [slot('EmployeeRoles', ['roles'])])],
  };
}
