import { useQuery } from '@tanstack/react-query';
import { use, useMemo, type ReactElement } from 'react';
import { ownEntityOf } from '#language/ownEntity.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { baseOf, searchRecords } from '#platform/web/api/resource.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { useToday } from '#platform/web/today.ts';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { useProfile } from '../profile/useProfile.ts';
import { texts } from '../texts.ts';
import { InsteadLines, type InsteadLine } from './InsteadLines.tsx';
import css from './InsteadList.module.css';
import { insteadStateOf } from './insteadState.ts';

interface SubstitutionRow {
  readonly id: string;
  readonly isActive: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly documentTypes: readonly string[] | null;
  readonly reason: string | null;
  readonly refInstead: { readonly fullName: string; readonly fullNameEn: string | null } | null;
}

const BASE = '/app/user-insteads';
/** Enough for years. */
const MAX_ROWS = 200;

/** Lists who acts for me, now and later, and for whom I act; substitutions that are over are last. */
export function InsteadList(): ReactElement {
  const t = useTexts(texts);
  const today = useToday();
  const declared = use(loadEntity('userInstead'));
  const entity = useMemo(() => ownEntityOf(declared), [declared]);
  const { data, error, refetch } = useQuery({
    queryKey: [baseOf(entity), 'all'],
    queryFn: ({ signal }) =>
      searchRecords<SubstitutionRow>(
        entity,
        { size: MAX_ROWS, sort: [{ name: 'startDate', type: 'DESC' }] },
        { signal, silent: true },
      ),
  });
  const add = (
    <ButtonLink kind="primary" icon="add" to={`${BASE}/create`}>
      {t('addInstead')}
    </ButtonLink>
  );
  const lines = data?.data.map(lineOf) ?? [];
  const isOver = (line: InsteadLine): boolean => ['past', 'cancelled'].includes(insteadStateOf(line, today));
  const [ahead, over] = [lines.filter((line) => !isOver(line)).toReversed(), lines.filter(isOver)];
  return (
    <>
      <PageHeader title={t('myInsteads')} actions={add} />
      <div className={css.page}>
        {data === undefined ? (
          <Loading error={error} onRetry={() => void refetch()} />
        ) : (
          <Panel title={t('currentInsteads')}>
            {ahead.length === 0 ? (
              <EmptyState icon="swap" title={t('noInstead')} text={t('noInsteadHelp')} isCompact />
            ) : (
              <InsteadLines lines={ahead} base={BASE} />
            )}
          </Panel>
        )}
        <ForOthers />
        {over.length === 0 ? null : (
          <Panel title={t('pastInsteads')}>
            <InsteadLines lines={over} base={BASE} />
          </Panel>
        )}
      </div>
    </>
  );
}

function ForOthers(): ReactElement | null {
  const t = useTexts(texts);
  const { data } = useProfile();
  if (data === undefined || data.insteads.of.length === 0) return null;
  return (
    <Panel title={t('insteadOf')}>
      <InsteadLines lines={data.insteads.of} />
    </Panel>
  );
}

function lineOf({ refInstead, startDate, endDate, ...row }: SubstitutionRow): InsteadLine {
  return {
    ...row,
    fullName: refInstead?.fullName ?? '',
    fullNameEn: refInstead?.fullNameEn ?? null,
    startDate: getPlainDate(startDate),
    endDate: getPlainDate(endDate),
  };
}
