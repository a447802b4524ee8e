import type { ReactElement } from 'react';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import type { RoleRights } from '../../workflowAnswers.ts';
import { roleName } from './roleName.ts';
import { texts } from './texts.ts';
import css from './Ticks.module.css';

export interface RoleCheckboxesProps {
  readonly roles: readonly RoleRights[];
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

export function RoleCheckboxes({ roles, chosen, onChange }: RoleCheckboxesProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('roles')}</legend>
      <div className={css.columns}>
        {roles.map((role) => (
          <CheckboxLine
            key={role.code}
            checked={chosen.includes(role.code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, role.code] : chosen.filter((code) => code !== role.code))
            }
          >
            {roleName(role, locale)}
          </CheckboxLine>
        ))}
      </div>
    </fieldset>
  );
}
