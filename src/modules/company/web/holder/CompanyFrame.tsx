import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import { isUuid } from '#language/values/uuid.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import type { FrameProps } from '#platform/web/declarations/loadedModules.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { NotFound } from '#platform/web/pages/NotFound.tsx';
import { useServerDownRedirect } from '#platform/web/route/useServerDownRedirect.ts';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { texts } from '../texts.ts';
import { CompanyContext, companyOf, type Company } from './company.ts';
import css from './CompanyFrame.module.css';
import { filingsQuery } from './filings.ts';
import { tabPositionOf, tabAddress, tabsFor } from './tabs.ts';

/** The frame of every page of a company: its name and the navigation between its parts. */
export function CompanyFrame({ params, children }: FrameProps): ReactElement {
  const { companyId = '', personType = '' } = params;
  const { info, menu } = useVisit();
  const isSound = isUuid(companyId);
  const { data: filings, error, refetch } = useQuery({ ...filingsQuery(companyId), enabled: isSound });
  useServerDownRedirect(filings === undefined ? error : null);
  const company = useMemo(
    () => (filings === undefined ? undefined : companyOf({ id: companyId, filings, info, menu })),
    [companyId, filings, info, menu],
  );
  if (!isSound) return <NotFound />;
  if (filings === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  if (company === undefined || company.personTypeKey !== personType) return <NotFound />;
  return <Framed company={company}>{children}</Framed>;
}

function Framed({
  company,
  children,
}: {
  readonly company: Company;
  readonly children: FrameProps['children'];
}): ReactElement {
  const { path, match } = useVisit();
  const { tab, sub } = tabPositionOf(path);
  const tabs = tabsFor(company);
  // The pages of the request itself are below the registration in force.
  const isOfOpen = tab === '1' && match?.params['id'] !== undefined && match.params['id'] === company.open?.id;
  const currentTab = tabs.find(({ key }) => key === tab);
  if (currentTab === undefined) return <NotFound />;
  return (
    <CompanyContext value={company}>
      <div className={css.frame} data-screen-only="">
        <Head company={company} />
        <TabLinks company={company} tabs={tabs} tab={tab} />
        {currentTab.second === undefined ? null : (
          <SubLinks company={company} currentTab={currentTab} sub={isOfOpen ? '2' : sub} />
        )}
      </div>
      {children}
    </CompanyContext>
  );
}

function Head({ company: { name, idTax, inForce, open } }: { readonly company: Company }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <div className={css.head}>
      <span className={css.mark}>
        <Icon name="department" />
      </span>
      <div className={css.words}>
        <p className={css.name} data-content="">
          {label(name)}
        </p>
        <p className={css.facts}>
          {idTax === null ? null : <span>{t('idTax', { code: idTax })}</span>}
          {inForce === undefined ? (
            <Tag tone="neutral" icon="clock">
              {t('notRegistered')}
            </Tag>
          ) : (
            <StateTag state={inForce.dossier.state} of="dossierState" />
          )}
          {open === undefined ? null : (
            <span className={css.request}>
              {t('request')} <StateTag state={open.status} of="requestStatus" />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** If the tabs do not fit they scroll sideways, and the open one is visible. */
function TabLinks({
  company,
  tabs,
  tab,
}: {
  readonly company: Company;
  readonly tabs: ReturnType<typeof tabsFor>;
  readonly tab: string;
}): ReactElement {
  const t = useTexts(texts);
  const current = useRef<HTMLLIElement>(null);
  // In braces, because in some browsers it returns a promise, which is no cleanup function.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav aria-label={t('parts')}>
      <ul className={css.list}>
        {tabs.map(({ key, title }) => (
          <li key={key} {...(key === tab ? { ref: current } : {})}>
            <Link
              to={tabAddress(company, key)}
              className={css.tab}
              {...(key === tab ? { 'aria-current': 'true' as const } : {})}
            >
              {t(title as 'tab2')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubLinks({
  company,
  currentTab,
  sub,
}: {
  readonly company: Company;
  readonly currentTab: ReturnType<typeof tabsFor>[number];
  readonly sub: string | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const subs = [
    { key: '1', title: t('inForce') },
    { key: '2', title: t(currentTab.second ?? 'asked') },
    ...(currentTab.third === undefined ? [] : [{ key: '3', title: t(currentTab.third) } as const]),
  ] as const;
  return (
    <nav aria-label={t('subs')}>
      <ul className={css.subs}>
        {subs.map(({ key, title }) => (
          <li key={key}>
            <Link
              to={tabAddress(company, currentTab.key, key)}
              className={css.sub}
              {...(key === sub ? { 'aria-current': 'page' as const } : {})}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
