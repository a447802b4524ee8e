/** Roles for tests, made as an administrator makes them. */
import { randomBytes } from 'node:crypto';
import type { FieldClass } from '#language/field.ts';
import { rights, type Right } from '#language/rights.ts';
import { rowScope } from '#platform/model/choices.ts';
import type { RowScopeCode } from '#platform/server/access/rights/roles.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

export interface RoleOptions {
  /** Rights by the key of the menu. */
  readonly menus: Readonly<Record<string, readonly Right[]>>;
  readonly rowScope?: RowScopeCode;
  readonly fieldClasses?: readonly FieldClass[];
  readonly documentTypes?: readonly string[];
}

/** Returns its code, once the server knows it. */
export async function makeRole(
  { app, call }: Pick<TestApp, 'app' | 'call'>,
  admin: Person,
  { menus, rowScope: scope = 'all', fieldClasses = [], documentTypes = [] }: RoleOptions,
): Promise<string> {
  const code = `T${randomBytes(6).toString('hex').toUpperCase()}`;
  const parts = Object.entries(menus).map(([key, menuRights]) => ({
    refMenu: { key },
    ...Object.fromEntries(rights.map((right) => [right, menuRights.includes(right)])),
  }));
  const { status, text } = await call('PUT', '/api/v1/security/roles', {
    as: admin,
    body: {
      code,
      name: 'บทบาททดสอบ',
      refRowScope: { key: rowScope.values[scope].key },
      fieldClasses,
      documentTypes,
      menus: parts,
    },
  });
  if (status !== 200) throw new Error(`The role was not made: ${text}`);
  // The process is notified by the database; reloading at once avoids waiting.
  await app.access.reload();
  return code;
}
