import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { search } from '#platform/web/api/resource.ts';
import { nameIn } from '#platform/web/fields/display.ts';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/formContext.ts';
import { listOf } from '#platform/web/form/settle.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { Callout } from '#platform/web/ui/Callout.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { TextLink } from '#platform/web/ui/TextLink.tsx';
import { TickLine } from '#platform/web/ui/TickLine.tsx';
import css from './authorize.module.css';
import { texts } from './texts.ts';

const ROLES = 'roles';
const WIRE = { wire: 'security/roles/company' } as const;
/** More than a company has. */
const MOST = 200;

interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

interface RoleCard extends Named {
  readonly id: string;
}

interface CompanyRole extends RoleCard {
  readonly desc?: string | null;
  readonly isActive?: boolean;
  readonly menus?: readonly { readonly refMenu: Named }[];
}

/** The roles of the company, with what each gives: to be ticked, or to be read. */
export function PowerRoles(): ReactElement | null {
  const form = useOpenForm();
  const locale = useLocale();
  const { value, flags, problem } = useField(ROLES);
  if (!flags.isShown) return null;
  const rows = listOf(value);
  return (
    <div id={domIdOf(form, ROLES)} tabIndex={-1} className={css.stack}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      {form.isReadOnly ? <Held rows={rows} /> : <Offered rows={rows} />}
    </div>
  );
}

function useCompanyRoles(): { readonly roles: readonly CompanyRole[] | undefined; readonly isFailed: boolean; readonly retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/v1/security/roles', 'company', 'offered'],
    queryFn: async ({ signal }) =>
      (await search<CompanyRole>(WIRE, { select: ['id', 'name', 'nameEn', 'desc', 'isActive'], page: 0, size: MOST, sort: [{ name: 'name', type: 'ASC' }], children: [{ name: 'menus' }] }, { signal, silent: true })).data,
  });
  return { roles: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

function Offered({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const { roles, isFailed, retry } = useCompanyRoles();
  if (isFailed) return <EmptyState icon="disconnect" title={t('rolesFailed')} action={<Button onClick={retry}>{t('retry')}</Button>} />;
  if (roles === undefined) return <Skeleton lines={4} />;
  const held = new Map(rows.map((row) => [cardOf(row).id, row]));
  const base = listOf(store.getBase()[ROLES]);
  // What was archived since may still be taken away.
  const offered = roles.filter(({ id, isActive }) => isActive !== false || held.has(id));
  const toggle = (role: CompanyRole): void => {
    const row = held.get(role.id);
    if (row !== undefined) store.removeRow(ROLES, String(row['id']));
    else store.insertRow(ROLES, base.find((one) => cardOf(one).id === role.id) ?? store.newRow(ROLES, { refRole: { id: role.id, name: role.name, nameEn: role.nameEn } }));
  };
  if (offered.length === 0) {
    return (
      <Callout tone="warn" action={<TextLink to="/app/company/role-mgt">{t('makeRole')}</TextLink>}>
        {t('noRoles')}
      </Callout>
    );
  }
  return (
    <>
      <p className={css.soft}>{t('rolesHelp')}</p>
      <fieldset className={css.roles} aria-label={t('rolesHelp')}>
        {offered.map((role) => (
          <TickLine key={role.id} className={css.role} checked={held.has(role.id)} onChange={() => toggle(role)}>
            <Gives role={role} />
          </TickLine>
        ))}
      </fieldset>
    </>
  );
}

/** Who may not ask for the roles sees their names. */
function Held({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement | null {
  const { roles = [] } = useCompanyRoles();
  if (rows.length === 0) return null;
  return (
    <ul className={css.held}>
      {rows.map(cardOf).map((card) => (
        <li key={card.id}>
          <Gives role={roles.find(({ id }) => id === card.id) ?? card} />
        </li>
      ))}
    </ul>
  );
}

function Gives({ role }: { readonly role: CompanyRole }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const said = ({ name, nameEn }: Named): string => nameIn({ th: name, en: nameEn ?? '' }, locale);
  const menus = role.menus?.map(({ refMenu }) => said(refMenu)).join(', ');
  return (
    <>
      {said(role)}
      {role.isActive === false ? <span className={css.gives}>{t('archivedRole')}</span> : null}
      {typeof role.desc === 'string' && role.desc !== '' ? <span className={css.gives}>{role.desc}</span> : null}
      {menus === undefined ? null : <span className={css.gives}>{menus === '' ? t('noMenus') : menus}</span>}
    </>
  );
}

function cardOf(row: AnyRecord): RoleCard {
  return row['refRole'] as RoleCard;
}
