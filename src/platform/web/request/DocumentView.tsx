import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ApiError, errorText } from '../api/errors.ts';
import type { WireRecord } from '../api/resource.ts';
import type { RecordViewProps } from '../form/RecordView.tsx';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { caseQuery } from './caseApi.ts';
import { OpenCase } from './OpenCase.tsx';
import { texts } from './texts.ts';

/** A requested document with its case: where it stands, what the person may do, what it says and all that has happened. */
export function DocumentView(props: RecordViewProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(caseQuery(requestIdOf(props.record)));
  if (data !== undefined) return <OpenCase {...props} caseView={data} />;
  if (error === null) return <Skeleton kind="form" />;
  return <EmptyState icon="warning" title={t('loadFailed')} text={error instanceof ApiError ? errorText(error, locale) : undefined} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />;
}

function requestIdOf(record: WireRecord): string {
  const { id } = record['refRequest'] as { readonly id: string };
  return id;
}
