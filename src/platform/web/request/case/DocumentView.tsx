import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import type { RecordViewProps } from '../../form/view/RecordView.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { caseQuery } from '../caseApi.ts';
import { OpenCase } from './OpenCase.tsx';
import { texts } from '../texts.ts';

/** A requested document with its case: its state, the actions of the person, its content and its history. */
export function DocumentView(props: RecordViewProps): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery(caseQuery(requestIdOf(props.record)));
  if (data !== undefined) return <OpenCase {...props} caseView={data} />;
  return <Loading title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
}

function requestIdOf(record: WireRecord): string {
  const { id } = record['refRequest'] as { readonly id: string };
  return id;
}
