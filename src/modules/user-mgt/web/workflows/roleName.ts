import type { Locale } from '#language/label.ts';
import type { RoleRights } from '../../workflowAnswers.ts';

export function roleName({ name, nameEn }: Pick<RoleRights, 'name' | 'nameEn'>, locale: Locale): string {
  return (locale === 'en' ? nameEn : null) ?? name;
}
