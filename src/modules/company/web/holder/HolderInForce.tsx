import { use, type ReactElement } from 'react';
import { HolderPanels } from '#platform/web/holder/HolderPanels.tsx';
import { HoldingsPanel } from '#platform/web/holder/HoldingsPanel.tsx';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadModuleWeb, loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useOpenedRecord } from '#platform/web/form/open/useOpenedRecord.ts';
import { ViewPage } from '#platform/web/form/view/ViewPage.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { useCompany, type Company } from './company.ts';
import { FilingTable } from './FilingTable.tsx';
import css from './HolderInForce.module.css';
import { OpenNotice } from './OpenNotice.tsx';
import { RegisterFacts } from './RegisterFacts.tsx';
import { tabAddress } from './tabs.ts';

/** Shows what the holder has in force, the registered facts of the holder now, and their history. */
export function HolderInForce(): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const { inForce, isLegalEntity } = company;
  return (
    <>
      <PageHeader title={t(isLegalEntity ? 'tab1Company' : 'tab1Individual')} actions={<ChangeButton />} />
      <div className={css.page}>
        <OpenNotice />
        {inForce === undefined ? (
          <NotRegistered company={company} />
        ) : (
          <Registered company={company} filing={inForce} />
        )}
        {inForce === undefined ? null : <HolderPanels holderId={company.id} />}
        {company.filings.length === 0 ? null : <FilingTable company={company} />}
      </div>
    </>
  );
}

function NotRegistered({ company }: { readonly company: Company }): ReactElement {
  const t = useTexts(texts);
  const action =
    company.open === undefined ? undefined : (
      <ButtonLink to={tabAddress(company, '1', '2')}>{t('toRequest')}</ButtonLink>
    );
  return <EmptyState icon="clock" title={t('nothingInForce')} text={t('nothingInForceText')} action={action} />;
}

function Registered({
  company: { id, inForce },
  filing,
}: {
  readonly company: Company;
  readonly filing: NonNullable<Company['inForce']>;
}): ReactElement {
  const { match } = useVisit();
  const entity = use(loadEntity('userRequest'));
  const { slots = NO_SLOTS } = use(loadModuleWeb(match?.module ?? 'company'));
  const { opened, error, reload } = useOpenedRecord({ entity, page: 'view', id: filing.id });
  return (
    <>
      <RegisterFacts filing={filing} />
      <HoldingsPanel holderId={id} />
      {opened?.record === undefined || inForce === undefined ? (
        <Loading error={error} onRetry={reload} />
      ) : (
        <ViewPage entity={entity} opened={opened} record={opened.record} slots={slots} />
      )}
    </>
  );
}

const NO_SLOTS = {};
