/**
 * The roles and people of one company as its owner manages them: the same records as everywhere, at an address of their
 * own, and only of the company acted for. The server decides to whom a role belongs and what kind of role it is.
 */
import { section, slot, type AnyEntity, type EntityNamed } from '#language/entity.ts';
import { choice, type Field, type FieldSet } from '#language/field.ts';
import { role } from '#platform/model/access/access.ts';
import { membership } from '#platform/model/party/membership.ts';
import { user } from '#platform/model/party/user.ts';
import { userRules } from '#platform/model/party/userRules.ts';

const setByServer = (field: Field): Field => ({ ...field, managed: true });
const pickFields = (fields: FieldSet, names: readonly string[]): FieldSet =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

export const companyRole: EntityNamed<'role'> = {
  ...role,
  wire: 'security/roles/company',
  scope: { holder: 'refHolder' },
  fields: {
    ...pickFields(role.fields, ['name', 'nameEn', 'desc', 'descEn', 'menus']),
    ...Object.fromEntries(
      Object.entries(pickFields(role.fields, ['code', 'isDefault', 'refHolder', 'refRowScope', 'fieldClasses'])).map(
        ([name, field]) => [name, setByServer(field)],
      ),
    ),
  },
  card: { th: 'name', en: 'nameEn' },
  behaviour: {},
  rules: [],
  list: { columns: ['name', 'nameEn', 'desc', 'updateDate', 'isActive'], search: ['name', 'isActive'], sort: ['name'] },
  form: [
    section(['บทบาท', 'Role'], ['name', 'nameEn', 'desc', 'descEn']),
    section(['สิ่งที่ทำได้', 'What this role allows'], [slot('CompanyRoleRights', ['menus'])]),
    section(['ผู้ที่มีบทบาทนี้', 'People with this role'], [slot('CompanyRoleHolders')]),
  ],
};

const EMPLOYMENT_FIELDS = ['position', 'startDate', 'endDate'] as const;
const rolesSection = section(['สิทธิที่ได้รับ', 'Roles'], [slot('EmployeeRoles', ['roles'])]);

export const employee: EntityNamed<'membership'> = {
  ...membership,
  wire: 'security/users/employee',
  title: ['พนักงาน', 'Employee'],
  fields: {
    ...membership.fields,
    ...Object.fromEntries(
      Object.entries(pickFields(membership.fields, ['refUser', 'refHolder', 'refKind'])).map(([name, field]) => [
        name,
        setByServer(field),
      ]),
    ),
  },
  // People who have left are below those who have not.
  list: {
    columns: ['refUser.fullName', 'refKind.value', 'position', 'startDate', 'endDate', 'isActive'],
    search: ['refUser.fullName', 'position', 'refKind', 'isActive'],
    sort: ['-isActive', 'refUser.fullName'],
  },
  form: [section(['พนักงาน', 'Employee'], ['refUser', 'refKind', ...EMPLOYMENT_FIELDS]), rolesSection],
};

/** The facts an owner enters about a person whom the company invites to work for it. */
export const PERSON_FIELDS = [
  'refDocumentTypePerson',
  'idCard',
  'refTitle',
  'fullName',
  'fullNameEn',
  'email',
  'phone',
] as const;
const REQUIRED_FIELDS: ReadonlySet<string> = new Set(['refDocumentTypePerson', 'idCard', 'fullName', 'email']);

export const newEmployee: AnyEntity = {
  ...employee,
  fields: {
    ...Object.fromEntries(
      Object.entries(pickFields(user.fields, PERSON_FIELDS)).map(([name, field]) => [
        name,
        field.kind === 'inverse' ? field : { ...field, required: REQUIRED_FIELDS.has(name) },
      ]),
    ),
    refDocumentTypePerson: choice('documentTypePerson', ['เอกสารแสดงตน', 'Identity document'], {
      required: true,
      default: 'idCard',
      class: 'personal',
    }),
    ...pickFields(membership.fields, [...EMPLOYMENT_FIELDS, 'roles']),
  },
  scope: {},
  behaviour: {},
  // Rules that need data of the server are checked there only.
  rules: userRules.filter(({ name, needs }) => needs.length === 0 && name !== 'usernameNotReserved'),
  form: [
    section(
      ['บุคคล', 'Person'],
      [slot('EmployeeInvited'), 'refDocumentTypePerson', 'idCard', 'refTitle', 'fullName', 'fullNameEn'],
    ),
    section(['การติดต่อ', 'Contact'], ['email', 'phone']),
    section(['การทำงาน', 'Employment'], [...EMPLOYMENT_FIELDS]),
    rolesSection,
  ],
};
