import { useState, type ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { RecordViewProps } from '../form/RecordView.tsx';
import { ViewPage } from '../form/ViewPage.tsx';
import { HistoryTab } from '../history/HistoryTab.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { texts } from './texts.ts';
import { TimelineTab } from './TimelineTab.tsx';

export interface CaseTabsProps {
  readonly view: Pick<RecordViewProps, 'entity' | 'opened' | 'record' | 'slots'>;
  readonly caseView: CaseView;
  readonly paper: FileValue | undefined;
}

/** What the document says, what has happened, and what is different from before. */
export function CaseTabs({ view: { entity, opened, record, slots }, caseView, paper }: CaseTabsProps): ReactElement {
  const t = useTexts(texts);
  const [tab, setTab] = useState('data');
  const tabs: readonly Tab[] = [
    { key: 'data', label: t('data'), content: <ViewPage entity={entity} opened={opened} record={record} slots={slots} /> },
    { key: 'timeline', label: t('timeline'), content: <TimelineTab timeline={caseView.timeline} paper={paper} /> },
    { key: 'history', label: t('history'), content: <HistoryTab entity={entity} record={record} /> },
  ];
  return <Tabs label={t('leaves')} active={tab} onChange={setTab} tabs={tabs} />;
}
