/** In whose name papers are issued and by which law: what an administrator has set, or what the product came with. */
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { readAuthority, type Authority } from '#platform/model/settings/paperAuthority.ts';
import type { Queryable } from '../database/queryable.ts';
import type { PaperFormatter } from './paperFormatter.ts';

/** Read anew for every paper: what was changed stands on the next one, whichever process prints it. */
export async function loadAuthority(db: Queryable): Promise<Authority> {
  const text = 'select "value" from "app_property" where "is_active" and "key" = $1';
  const { rows } = await db.query({ name: 'paper-authority', text, values: [appPropertyKeys.papers] });
  return readAuthority(rows[0]?.['value']);
}

/** How the ministry's rules number the forms of the department. */
const FORM_SERIES = 'วอ./กษ./กปม.';

/** `วอ./กษ./กปม.๒`. The number is of one kind of paper, so the module that prints it gives it. */
export function formCode({ lang, count }: PaperFormatter, form: number): string {
  return lang === 'th' ? `${FORM_SERIES}${count(form)}` : `Form ${FORM_SERIES} ${count(form)}`;
}
