/** A role as the rows of a form refer to it. */
import type { AnyRecord } from '#language/record.ts';
import type { Locale } from '#language/label.ts';
import { nameInLocale } from '../fields/display.ts';

/** The field that stores them. */
export const ROLES = 'roles';

export interface RoleCard {
  readonly id: string;
  /** Not shown for the roles of a company. */
  readonly code?: string;
  readonly name: string;
  readonly nameEn: string | null;
}

export function roleCardOf(row: AnyRecord): RoleCard {
  return row['refRole'] as RoleCard;
}

export function roleName({ name, nameEn }: RoleCard, locale: Locale): string {
  return nameInLocale({ th: name, en: nameEn ?? '' }, locale);
}
