import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useVisit } from '#platform/web/app/visit.ts';
import { nameIn } from '#platform/web/fields/display.ts';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/formContext.ts';
import { listOf } from '#platform/web/form/settle.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/Callout.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { TickLine } from '#platform/web/ui/TickLine.tsx';
import { companyRolesQuery, type CompanyRole, type RoleCard } from './offeredRoles.ts';
import css from './people.module.css';
import { RoleGives } from './RoleGives.tsx';
import { texts } from './texts.ts';

const ROLES = 'roles';

/** What somebody may do for the company: to be read, or to be ticked, each role with what it gives. */
export function EmployeeRoles(): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const { value, problem } = useField(ROLES);
  const rows = listOf(value);
  const isOwner = form.store.codes.codeOf('MEMBERSHIP_KIND', form.store.getBase()['refKind']) === 'owner';
  if (isOwner) return <p className={css.quiet}>{t('ownerHasAll')}</p>;
  return (
    <div id={domIdOf(form, ROLES)} tabIndex={-1} className={css.roles}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      {form.isReadOnly && rows.length > 0 ? null : (
        <p className={css.quiet} aria-live="polite">
          {rows.length === 0 ? t('none') : t('chosen', { n: rows.length })}
        </p>
      )}
      {form.isReadOnly ? <Held rows={rows} /> : <Offered rows={rows} />}
    </div>
  );
}

function Held({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement {
  const locale = useLocale();
  const { data } = useOffered();
  return (
    <ul className={css.held}>
      {rows.map(cardOf).map((card) => (
        <li key={card.id}>
          {nameIn({ th: card.name, en: card.nameEn ?? '' }, locale)}
          <RoleGives role={data?.find(({ id }) => id === card.id)} />
        </li>
      ))}
    </ul>
  );
}

function Offered({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const { data, isError, refetch } = useOffered();
  if (isError && data === undefined) return <EmptyState icon="disconnect" title={t('rolesFailed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />;
  if (data === undefined) return <Skeleton lines={4} />;
  const base = listOf(store.getBase()[ROLES]);
  const held = new Map(rows.map((row) => [cardOf(row).id, row]));
  const known = new Map<string, CompanyRole>(data.map((role) => [role.id, role]));
  // Who has a role that was archived since still has it here, until it is taken away.
  const gone = [...base, ...rows].map(cardOf).filter(({ id }, index, all) => !known.has(id) && all.findIndex((one) => one.id === id) === index);
  const offered: readonly RoleCard[] = [...data, ...gone];
  if (offered.length === 0) return <EmptyState icon="key" title={t('noRoles')} text={t('noRolesText')} action={<ButtonLink to="/app/company/role-mgt/create">{t('makeRole')}</ButtonLink>} />;
  const toggle = (card: RoleCard): void => {
    const row = held.get(card.id);
    if (row !== undefined) store.removeRow(ROLES, String(row['id']));
    else store.insertRow(ROLES, base.find((one) => cardOf(one).id === card.id) ?? store.newRow(ROLES, { refRole: { id: card.id, name: card.name, nameEn: card.nameEn } }));
  };
  return (
    <fieldset className={css.offered} aria-label={t('roles')}>
      {offered.map((card) => (
        <TickLine key={card.id} className={css.one} checked={held.has(card.id)} onChange={() => toggle(card)}>
          {nameIn({ th: card.name, en: card.nameEn ?? '' }, locale)}
          {known.has(card.id) ? <RoleGives role={known.get(card.id)} /> : <span className={css.quiet}>{` · ${t('archivedRole')}`}</span>}
        </TickLine>
      ))}
    </fieldset>
  );
}

/** Only who acts for the company is told what its roles give. */
function useOffered() {
  const { info, match } = useVisit();
  const holderId = info.actingFor?.id ?? '';
  return useQuery({ ...companyRolesQuery(holderId), enabled: holderId === match?.params['companyId'] });
}

function cardOf(row: AnyRecord): RoleCard {
  return row['refRole'] as RoleCard;
}
