/**
 * The options of the registration forms, for people who may not search the vocabularies: a few of them, and two lists
 * of departments.
 */
import type { RegisterOptions } from '../options.ts';
import type { Call } from '#platform/server/http/call.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

const GROUPS = [
  'TITLE',
  'PERSON_TYPE',
  'DOCUMENT_TYPE_PERSON',
  'OPERATOR_TYPE',
  'OFFICER_LEVEL',
  'USER_REQUEST_CHECKLIST',
] as const;

export const optionsCall: Call = {
  method: 'GET',
  path: '/api/v1/security/users/register/options',
  summary: ['ตัวเลือกของแบบลงทะเบียน', 'Options of the registration forms'],
  handle: async ({ app }): Promise<RegisterOptions> => {
    const db = app.pools.api;
    const [lookups, departments, jobPositions] = await Promise.all([
      findLookups(db),
      findDepartments(db),
      findJobPositions(db),
    ]);
    return { lookups, ...departments, jobPositions };
  },
};

export async function findLookups(
  db: Queryable,
  groups: readonly string[] = GROUPS,
): Promise<RegisterOptions['lookups']> {
  const { rows } = await db.query({
    name: 'register-lookups',
    text: `select "id", "group", "key", "value", "value2", "code", "is_active" as "isActive", "attribute"
      from "lookup" where "group" = any($1::text[]) and "is_active" order by "group", "seq", "key"`,
    values: [groups],
  });
  return rows as unknown as RegisterOptions['lookups'];
}

async function findDepartments(db: Queryable): Promise<Pick<RegisterOptions, 'departments' | 'checkpoints'>> {
  const { rows } = await db.query({
    name: 'register-departments',
    text: `select "id", "code", "name_th" as "nameTh", "name_en" as "nameEn", "is_register" as "isRegister",
        "department_type" = 'checkpoint' as "isCheckpoint" from "department"
      where "is_active" and ("is_register" or "department_type" = 'checkpoint') order by "code"`,
    values: [],
  });
  const cards = rows as unknown as readonly (RegisterOptions['departments'][number] & {
    readonly isRegister: boolean;
    readonly isCheckpoint: boolean;
  })[];
  const cardsOf = (isWanted: (card: (typeof cards)[number]) => boolean): RegisterOptions['departments'] =>
    cards.filter(isWanted).map(({ id, code, nameTh, nameEn }) => ({ id, code, nameTh, nameEn }));
  return {
    departments: cardsOf(({ isRegister }) => isRegister),
    checkpoints: cardsOf(({ isCheckpoint }) => isCheckpoint),
  };
}

async function findJobPositions(db: Queryable): Promise<RegisterOptions['jobPositions']> {
  const { rows } = await db.query({
    name: 'register-positions',
    text: `select "id", "code", "name_th" as "nameTh", "name_en" as "nameEn" from "job_position" where "is_active"
      order by "code"`,
    values: [],
  });
  return rows as unknown as RegisterOptions['jobPositions'];
}
