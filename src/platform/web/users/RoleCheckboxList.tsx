import { useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { isImplicitRole } from '#platform/model/access/accessRules.ts';
import { useOpenForm } from '../form/store/formContext.ts';
import { listOf } from '../form/store/computeRecord.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import { CheckboxLine } from '../ui/input/CheckboxLine.tsx';
import { roleCardOf, roleName, ROLES, type RoleCard } from './roleCard.ts';
import type { RolesFieldProps } from './RolesField.tsx';
import css from './RolesField.module.css';
import { texts } from './texts.ts';

/** With more roles a search is offered. */
const SEARCHED_FROM = 15;

export interface RoleCheckboxListProps extends Pick<RolesFieldProps, 'renderBelow'> {
  readonly rows: readonly AnyRecord[];
  /** The roles that can be granted now. */
  readonly roles: readonly RoleCard[];
  readonly isOpen: boolean;
  /** Shown if there is none to tick. */
  readonly nothing?: ReactElement | undefined;
}

/** Roles, each with a checkbox. */
export function RoleCheckboxList({ rows, roles, isOpen, renderBelow, nothing }: RoleCheckboxListProps): ReactElement {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const rowByRole = new Map(rows.map((row) => [roleCardOf(row).id, row]));
  const base = listOf(store.getBase()[ROLES]);
  // A person who has a role that was archived since still has it here, until it is removed.
  const offeredIds = new Set(roles.map(({ id }) => id));
  const archivedRoles = [...base, ...rows]
    .map(roleCardOf)
    .filter(({ id }, index, all) => !offeredIds.has(id) && all.findIndex((other) => other.id === id) === index);
  const offered = [...roles, ...archivedRoles].filter(({ code }) => !isImplicitRole(code));
  const searched = normaliseForSearch(typed.trim());
  const matching = offered.filter(({ code = '', name, nameEn }) =>
    normaliseForSearch(`${code} ${name} ${nameEn ?? ''}`).includes(searched),
  );
  const toggle = (card: RoleCard): void => {
    const row = rowByRole.get(card.id);
    if (row !== undefined) store.removeRow(ROLES, String(row['id']));
    else
      store.insertRow(
        ROLES,
        base.find((baseRow) => roleCardOf(baseRow).id === card.id) ?? store.newRow(ROLES, { refRole: card }),
      );
  };
  if (nothing !== undefined && offered.length === 0) return nothing;
  return (
    <>
      {offered.length > SEARCHED_FROM ? (
        <LabelledInput
          type="search"
          label={t('findRole')}
          isLabelHidden
          placeholder={t('findRole')}
          autoComplete="off"
          start={<Icon name="search" />}
          value={typed}
          className={css.search}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <fieldset className={css.offered} aria-label={t('roles')}>
        {matching.map((card) => (
          <CheckboxLine
            key={card.id}
            className={css.one}
            checked={rowByRole.has(card.id)}
            disabled={!isOpen}
            onChange={() => toggle(card)}
          >
            {roleName(card, locale)}
            {renderBelow(card)}
          </CheckboxLine>
        ))}
      </fieldset>
    </>
  );
}
