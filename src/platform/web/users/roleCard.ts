/** A role as the rows of a form name it. */
import type { AnyRecord } from '#language/record.ts';
import type { Locale } from '#language/label.ts';
import { nameInLocale } from '../fields/display.ts';

/** The field that keeps them. */
export const ROLES = 'roles';

export interface RoleCard {
  readonly id: string;
  /** A company's own roles have none that is shown. */
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
