import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LoadFailed } from '../../ui/feedback/LoadFailed.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { caseQuery } from '../caseApi.ts';
import { texts } from './texts.ts';
import { requestIdOf } from './useSubmission.ts';

/** Renders its children once the current case of the document is loaded. */
export function WithCase({
  record,
  children,
}: {
  readonly record: WireRecord;
  readonly children: (kase: CaseView) => ReactElement;
}): ReactElement {
  const t = useTexts(texts);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...caseQuery(requestIdOf(record)),
    refetchOnMount: 'always',
  });
  if (data === undefined && error !== null)
    return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  // The cached case may be from before the last step.
  return data === undefined || !isFetchedAfterMount ? <Skeleton kind="form" /> : children(data);
}
