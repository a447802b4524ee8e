import type { ReactElement } from 'react';
import { isPlainObject } from '#language/patch.ts';
import { membership } from '#platform/model/party/membership.ts';
import { ApiError } from '#platform/web/api/errors.ts';
import { saveRecord, type WireRecord } from '#platform/web/api/resource.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { employee, newEmployee, PERSON_FIELDS } from '../../people.ts';
import { EmployeeInvited } from './EmployeeInvited.tsx';
import { EmployeeRoles } from './EmployeeRoles.tsx';
import { useRecordRoute } from './useRecordRoute.ts';
import { withoutDelete } from './withoutDelete.ts';

const slots = { EmployeeInvited, EmployeeRoles };
/** The entity as people who see all companies read it. */
const read = { ...membership, form: employee.form, readOnly: true };
const terms = { save: invite };

/** Form of a person who works for the company: to invite, change or read them. */
export function EmployeeForm(): ReactElement {
  const { screenProps, params, info } = useRecordRoute();
  const isOwn = info.actingFor?.id === params['companyId'];
  // A new person is invited first, and is in the list of invitations until they accept.
  const base = screenProps.page === 'create' ? screenProps.base.replace(/\/4\/\d$/u, '/4/3') : screenProps.base;
  const given = { ...screenProps, base, menu: withoutDelete(screenProps.menu), slots };
  if (screenProps.page === 'create') return <RecordScreen key="create" entity={newEmployee} terms={terms} {...given} />;
  return (
    <RecordScreen key={`${screenProps.page} ${screenProps.id ?? ''}`} entity={isOwn ? employee : read} {...given} />
  );
}

/** Sends the fields of the person together, and maps problems back to the fields. */
async function invite(body: unknown): Promise<WireRecord> {
  const all = Object.entries(isPlainObject(body) ? body : {});
  const isPersons = ([name]: readonly [string, unknown]): boolean =>
    (PERSON_FIELDS as readonly string[]).includes(name);
  try {
    return await saveRecord(
      newEmployee,
      {
        ...Object.fromEntries(all.filter((entry) => !isPersons(entry))),
        person: Object.fromEntries(all.filter(isPersons)),
      },
      { silent: true },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.fields === undefined) throw error;
    throw new ApiError(error.status, error.statusText, {
      ...error.body,
      fields: error.body.fields.map((field) => ({ ...field, path: field.path.replace(/^person\./u, '') })),
    });
  }
}
