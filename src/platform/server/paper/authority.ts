/** The authority that issues papers, and the law: the settings of an administrator, or the defaults of the product. */
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { readAuthority, type Authority } from '#platform/model/settings/paperAuthority.ts';
import type { Queryable } from '../database/queryable.ts';
import type { PaperFormatter } from './paperFormatter.ts';

/** Read again for every paper: a change is on the next one, whichever process prints it. */
export async function loadAuthority(db: Queryable): Promise<Authority> {
  const text = 'select "value" from "app_property" where "is_active" and "key" = $1';
  const { rows } = await db.query({ name: 'paper-authority', text, values: [appPropertyKeys.papers] });
  return readAuthority(rows[0]?.['value']);
}

/** The prefix by which the ministry's rules number the forms of the department. */
const FORM_SERIES = 'วอ./กษ./กปม.';

/** `วอ./กษ./กปม.๒`. The number depends on the kind of paper, so the module that prints it passes it. */
export function formCode({ lang, count }: PaperFormatter, form: number): string {
  return lang === 'th' ? `${FORM_SERIES}${count(form)}` : `Form ${FORM_SERIES} ${count(form)}`;
}

/** `วอ.๔`: a form that the regulation of 1994 under the Act gives to all departments. */
export function commonFormCode({ lang, count }: PaperFormatter, form: number): string {
  return lang === 'th' ? `วอ.${count(form)}` : `Form วอ. ${count(form)}`;
}
