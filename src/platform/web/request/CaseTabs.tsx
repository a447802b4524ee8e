import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import type { Workflow } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { chunk } from '../app/chunk.ts';
import type { RecordViewProps } from '../form/RecordView.tsx';
import { ViewPage } from '../form/ViewPage.tsx';
import { HistoryTab } from '../history/HistoryTab.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { wasAskedAgain } from './noticesOf.ts';
import { texts } from './texts.ts';
import { TimelineTab } from './TimelineTab.tsx';

const DifferenceTab = lazy(() => chunk(async () => ({ default: (await import('./difference/DifferenceTab.tsx')).DifferenceTab })));

export interface CaseTabsProps {
  readonly view: Pick<RecordViewProps, 'entity' | 'opened' | 'record' | 'slots'>;
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  readonly paper: FileValue | undefined;
}

/** What the document says, what has happened, and what is different from before. */
export function CaseTabs({ view: { entity, opened, record, slots }, caseView, workflow, paper }: CaseTabsProps): ReactElement {
  const t = useTexts(texts);
  const [tab, setTab] = useState('data');
  const hasDifference = caseView.request.kind.code !== 'new' || wasAskedAgain(caseView, workflow);
  const tabs: readonly Tab[] = [
    { key: 'data', label: t('data'), content: <ViewPage entity={entity} opened={opened} record={record} slots={slots} /> },
    { key: 'timeline', label: t('timeline'), content: <TimelineTab timeline={caseView.timeline} paper={paper} /> },
    ...(hasDifference
      ? [
          {
            key: 'difference',
            label: t('difference'),
            content: (
              <Suspense fallback={<Skeleton />}>
                <DifferenceTab entity={entity} record={record} caseView={caseView} />
              </Suspense>
            ),
          },
        ]
      : []),
    { key: 'history', label: t('history'), content: <HistoryTab entity={entity} record={record} /> },
  ];
  return <Tabs label={t('leaves')} active={tab} onChange={setTab} tabs={tabs} />;
}
