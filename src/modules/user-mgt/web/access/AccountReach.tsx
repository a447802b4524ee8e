import { Fragment, type ReactElement, type ReactNode } from 'react';
import { CodeList } from '#platform/web/fields/options/CodeList.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { accountStateOf } from './accountState.ts';
import css from './AccountReach.module.css';
import { personName } from './personName.ts';
import { RecordLink, RoleName } from './ReasonLine.tsx';
import { texts } from './texts.ts';
import type { ExplainedUser, AccessNames, PersonCard } from './wire.ts';

/**
 * Shows, in addition to the right itself, whether the person can sign in, which rows and fields they see, and who
 * substitutes for whom.
 */
export function AccountReach({
  user,
  names,
}: {
  readonly user: ExplainedUser;
  readonly names: AccessNames;
}): ReactElement {
  const t = useTexts(texts);
  const accountState = accountStateOf(user);
  return (
    <Panel title={t('account')}>
      <dl className={css.list}>
        <dt>{t('status')}</dt>
        <dd className={css.tags}>
          <Tag tone={accountState === 'usable' ? 'good' : 'bad'} icon={accountState === 'usable' ? 'check' : 'stop'}>
            {t(accountState)}
          </Tag>
          {user.mustChangePassword ? (
            <Tag tone="warn" icon="key">
              {t('mustChange')}
            </Tag>
          ) : null}
        </dd>
        <dt>{t('rolesOf')}</dt>
        <dd>
          {user.roles.length === 0 ? (
            t('noRoles')
          ) : (
            <Listed items={user.roles.map((id) => [id, <RoleName key={id} id={id} names={names} />])} />
          )}
        </dd>
        <dt>{t('rows')}</dt>
        <dd>
          <VisibleRowsText rows={user.rows} />
        </dd>
        <dt>{t('fields')}</dt>
        <dd>{user.fieldClasses.map((name) => t(name)).join(', ')}</dd>
        <dt>{t('substitutes')}</dt>
        <dd>
          <People people={user.substitutes} />
        </dd>
        <dt>{t('principals')}</dt>
        <dd>
          <People people={user.principals} />
        </dd>
      </dl>
    </Panel>
  );
}

function VisibleRowsText({ rows }: { readonly rows: ExplainedUser['rows'] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { scope, isNothing, department, departments, holders, documentTypes } = rows;
  if (isNothing)
    return (
      <span>
        {t(scope === 'holder' ? 'rowsNoHolder' : scope === 'documentTypes' ? 'rowsNoTypes' : 'rowsNoDepartment')}
      </span>
    );
  const name = (locale === 'en' ? department?.nameEn : null) ?? department?.nameTh ?? '';
  switch (scope) {
    case 'all':
      return <span>{t('rowsAll')}</span>;
    case 'department':
      return <span>{t('rowsDepartment', { name })}</span>;
    case 'departmentTree':
      return (
        <span>
          {departments > 1
            ? t('rowsTree', { name, n: departments.toLocaleString(locale) })
            : t('rowsDepartment', { name })}
        </span>
      );
    case 'holder':
      return <span>{t('rowsHolders', { names: holders.map((holder) => personName(holder, locale)).join(', ') })}</span>;
    case 'documentTypes':
      return <CodeList choice="documentType" codes={documentTypes} />;
  }
}

function People({ people }: { readonly people: readonly PersonCard[] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (people.length === 0) return <span>{t('nobody')}</span>;
  return (
    <Listed
      items={people.map((person) => [
        person.id,
        <RecordLink key={person.id} path="/app/user-mgt/users" id={person.id} text={personName(person, locale)} />,
      ])}
    />
  );
}

function Listed({ items }: { readonly items: readonly (readonly [key: string, node: ReactNode])[] }): ReactElement {
  return (
    <>
      {items.map(([key, node], index) => (
        <Fragment key={key}>
          {index === 0 ? '' : ', '}
          {node}
        </Fragment>
      ))}
    </>
  );
}
