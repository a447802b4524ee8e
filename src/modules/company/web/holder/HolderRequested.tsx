import { use, type ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadModuleWeb, loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { useCompany } from './company.ts';
import { tabAddress } from './tabs.ts';

/** Shows the requested facts next to those in force, with the steps that the person may take. */
export function HolderRequested(): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const { menu } = useVisit();
  const entity = use(loadEntity('userRequest'));
  const { slots } = use(loadModuleWeb('company'));
  const { open, mayChange } = company;
  if (open !== undefined)
    return (
      <RecordScreen
        key={open.id}
        entity={entity}
        base={tabAddress(company, '1')}
        page="view"
        id={open.id}
        menu={menu}
        {...(slots === undefined ? {} : { slots })}
      />
    );
  return (
    <>
      <PageHeader title={t('asked')} />
      <EmptyState
        icon="check"
        title={t('nothingAsked')}
        text={t(mayChange ? 'nothingAskedText' : 'nothingAskedReader')}
        action={<ChangeButton />}
      />
    </>
  );
}
