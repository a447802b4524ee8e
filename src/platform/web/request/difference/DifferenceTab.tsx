import { useQueries } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LoadFailed } from '../../ui/feedback/LoadFailed.tsx';
import { Segments } from '../../ui/input/Segments.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { differenceQuery, type DifferenceAnswer, type DifferenceSince } from '../caseApi.ts';
import css from './DifferenceTab.module.css';
import { SideBySide } from './SideBySide.tsx';
import { texts } from './texts.ts';

export interface DifferenceTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly caseView: CaseView;
}

/** The first one that exists is shown initially. */
const CHOICES = ['base', 'sentBack', 'submitted'] as const satisfies readonly DifferenceSince[];

/** Shows what a request would change, and what was corrected meanwhile: before and after, side by side. */
export function DifferenceTab({ entity, record, caseView: { request } }: DifferenceTabProps): ReactElement {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<DifferenceSince | undefined>(undefined);
  const queried = CHOICES.filter((since) => since !== 'base' || request.kind.code !== 'new');
  const answers = useQueries({ queries: queried.map((since) => differenceQuery(request.id, request.version, since)) });
  const failed = answers.find(({ error, data }) => error !== null && data === undefined);
  if (failed !== undefined)
    return (
      <LoadFailed
        title={t('failed')}
        error={failed.error}
        onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
      />
    );
  if (answers.some(({ data }) => data === undefined)) return <Skeleton />;
  const there = queried.flatMap((since, index) => {
    const data = answers[index]?.data;
    return data === undefined || data.since === null ? [] : [{ since, data }];
  });
  const current = there.find(({ since }) => since === chosen) ?? there[0];
  if (current === undefined) return <EmptyState icon="swap" title={t('nothing')} text={t('nothingText')} />;
  return (
    <div className={css.page}>
      {there.length < 2 ? null : (
        <Segments
          label={t('since')}
          segments={there.map(({ since }) => ({ key: since, label: t(since) }))}
          value={current.since}
          onChange={setChosen}
        />
      )}
      <DifferenceOrigin since={current.since} answer={current.data} />
      {current.data.changes.length === 0 ? (
        <EmptyState icon="check" title={t('same')} text={t(current.since === 'base' ? 'sameBase' : 'sameSince')} />
      ) : (
        <SideBySide entity={entity} record={record} changes={current.data.changes} />
      )}
    </div>
  );
}

/** Shows the starting point of the comparison, and what was requested then. */
function DifferenceOrigin({
  since,
  answer: { since: from },
}: {
  readonly since: DifferenceSince;
  readonly answer: DifferenceAnswer;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  if (from === null) return null;
  if ('revision' in from) return <p className={css.compared}>{t('sinceRevision', { n: from.revision })}</p>;
  const at = findInstant(from.at);
  return (
    <div className={css.compared}>
      <p>
        {t(since === 'sentBack' ? 'sinceSentBack' : 'sinceSubmitted', {
          at: at === undefined ? from.at : formatDatetime(at, locale),
        })}
      </p>
      {from.remark === null ? null : (
        <blockquote className={css.remark} data-content="">
          {from.remark}
        </blockquote>
      )}
    </div>
  );
}
