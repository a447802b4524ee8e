import type { ReactElement } from 'react';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { RoleRights } from '../../workflowAnswers.ts';
import css from './AnswerView.module.css';
import { roleIn, type Flow } from './flows.ts';
import { roleName } from './roleName.ts';
import { texts } from './texts.ts';

/** Shows, for any question above, who could undo a step. */
export function TakeBackRoles({
  flow,
  declaration,
  roles,
}: {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly roles: readonly RoleRights[];
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const takers = roles.filter((role) => roleIn(flow, declaration, [role]).rollers.size > 0);
  return (
    <p className={css.line}>
      <strong>{t('takersBack')}</strong>
      {`: ${takers.length === 0 ? t('nothing') : takers.map((role) => roleName(role, locale)).join(', ')}`}
    </p>
  );
}
