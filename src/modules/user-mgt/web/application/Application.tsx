import { use, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts, type Translate } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { Tabs, type Tab } from '#platform/web/ui/layout/Tabs.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { MailTab } from './MailTab.tsx';
import { MapsTab } from './MapsTab.tsx';
import { PapersTab } from './PapersTab.tsx';
import type { TabProps } from './tabProps.ts';
import { texts } from './texts.ts';
import { ThemeTab } from './ThemeTab.tsx';
import { useSettings } from './useSettings.ts';

const BASE = '/app/user-mgt/application';

/** Each tab has its own address; without one the first is shown. */
export function Application(): ReactElement {
  // Its declaration also loads the messages for problems that the page finds before the server does.
  use(loadEntity('appProperty'));
  const t = useTexts(texts);
  const { path, menu } = useVisit();
  const navigate = useNavigate();
  const { data, error, refetch } = useSettings();
  const mayEdit = menu?.rights.has('canEdit') ?? false;
  const tabs =
    data === undefined ? [] : tabsOf({ settings: data, mayEdit, reload: async () => (await refetch()).data }, t);
  const active = tabs.find(({ key }) => path === `${BASE}/${key}`)?.key ?? 'general';
  return (
    <>
      <PageHeader title={t('title')} />
      {data === undefined ? (
        <Loading title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Tabs label={t('title')} tabs={tabs} active={active} onChange={(key) => void navigate(`${BASE}/${key}`)} />
      )}
    </>
  );
}

function tabsOf(props: TabProps, t: Translate<typeof texts>): readonly Tab[] {
  return [
    { key: 'general', label: t('general'), content: <GeneralTab {...props} /> },
    { key: 'theme', label: t('theme'), content: <ThemeTab {...props} /> },
    { key: 'email', label: t('email'), content: <MailTab {...props} /> },
    { key: 'papers', label: t('papers'), content: <PapersTab {...props} /> },
    { key: 'maps', label: t('maps'), content: <MapsTab {...props} /> },
  ];
}
