import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ModulePanelProps } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { LoadFailed } from '#platform/web/ui/feedback/LoadFailed.tsx';
import { FEES, useFeeMenu } from '../feeMenu.ts';
import { FeeLine } from './FeeLine.tsx';
import css from './FeePanel.module.css';
import { loadFees } from './feeSummary.ts';
import { texts } from './texts.ts';

/** Shows on the page of a request what is charged for it. */
export function FeePanel({ caseView: { request } }: ModulePanelProps): ReactElement | null {
  const t = useTexts(texts);
  const menu = useFeeMenu();
  const { data, error, refetch } = useQuery({
    // Another version of the request may have another fee.
    queryKey: [FEES, 'ofRequest', request.id, request.version],
    enabled: menu !== undefined && request.requestCode !== null,
    queryFn: ({ signal }) =>
      loadFees({ name: 'refRequest.id', type: 'UUID', operator: '=', value: request.id }, { menu, signal }),
  });
  if (error !== null && data === undefined)
    return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} isCompact />;
  // A cancelled fee is shown only if there is no other.
  const notCancelled = data?.filter(({ status }) => status !== 'cancelled') ?? [];
  const fees = notCancelled.length > 0 ? notCancelled : (data ?? []).slice(0, 1);
  if (fees.length === 0) return null;
  return (
    <section className={css.panel} aria-label={t('fee')}>
      {fees.map((fee) => (
        <FeeLine key={fee.id} fee={fee} hasLink />
      ))}
    </section>
  );
}
