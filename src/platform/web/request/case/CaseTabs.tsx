import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import type { Workflow } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { referencesQuery } from '../../form/reference/referencesQuery.ts';
import type { RecordViewProps } from '../../form/view/RecordView.tsx';
import { ViewPage } from '../../form/view/ViewPage.tsx';
import { HistoryTab } from '../../history/HistoryTab.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tabs, type Tab } from '../../ui/layout/Tabs.tsx';
import { wasReturnedToOperator } from '../state/caseNoticesOf.ts';
import { ReferencesTab } from './ReferencesTab.tsx';
import { texts as referencesTexts } from './referencesTexts.ts';
import { texts } from '../texts.ts';
import { TimelineTab } from './TimelineTab.tsx';

const DifferenceTab = lazyComponent(() => import('../difference/DifferenceTab.tsx'), 'DifferenceTab');

export interface CaseTabsProps {
  readonly view: Pick<RecordViewProps, 'entity' | 'opened' | 'record' | 'slots' | 'tables'>;
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  readonly paper: FileValue | undefined;
}

/** Shows the document, its history, and the differences from before. */
export function CaseTabs({
  view: { entity, opened, record, slots, tables },
  caseView,
  workflow,
  paper,
}: CaseTabsProps): ReactElement {
  const t = useTexts(texts);
  const tReferences = useTexts(referencesTexts);
  const [tab, setTab] = useState('data');
  const references = useReferences(caseView.request.id);
  const hasDifference = caseView.request.kind.code !== 'new' || wasReturnedToOperator(caseView, workflow);
  const tabs: readonly Tab[] = [
    {
      key: 'data',
      label: t('data'),
      content: <ViewPage entity={entity} opened={opened} record={record} slots={slots} tables={tables} />,
    },
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
    ...(references === undefined
      ? []
      : [{ key: 'references', label: tReferences('references'), content: <ReferencesTab references={references} /> }]),
    { key: 'history', label: t('history'), content: <HistoryTab entity={entity} record={record} /> },
  ];
  return <Tabs label={t('leaves')} active={tab} onChange={setTab} tabs={tabs} />;
}

/** Returns undefined if there are none to show. */
function useReferences(requestId: string): ReferencesView | undefined {
  const { data } = useQuery(referencesQuery(requestId));
  return data === undefined || data.refersTo.length + data.usedBy.length + (data.hidden ?? 0) === 0 ? undefined : data;
}
