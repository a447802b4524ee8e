import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '#platform/web/api/call.ts';
import { baseOf } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useServerDownRedirect } from '#platform/web/route/useServerDownRedirect.ts';
import { DayMeter } from '#platform/web/request/case/DayMeter.tsx';
import { StateTag } from '#platform/web/request/case/StateTag.tsx';
import type { Info } from '#platform/web/session/info.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import type { WaitingPage, WaitingRegistration } from '../../waiting.ts';
import { texts } from '../texts.ts';
import css from './cells.module.css';
import { mayOpen } from './company.ts';
import { dayText } from './day.ts';
import { USER_REQUESTS } from './filings.ts';
import { SearchedTable, useSearch, type TableQuery } from './SearchedTable.tsx';

/** Registrations that wait for officers, the most urgent first. */
export function WaitingTable(): ReactElement {
  const t = useTexts(texts);
  const search = useSearch();
  const isNarrow = useIsNarrowScreen();
  const { info } = useVisit();
  const { data, error, refetch } = useQuery(waitingQuery(search.query));
  useServerDownRedirect(data === undefined ? error : null);
  const base = pageOf(info);
  return (
    <SearchedTable
      search={search}
      label={t('queue')}
      searchLabel={t('searchQueue')}
      columns={
        isNarrow
          ? [t('request'), t('due')]
          : [t('request'), t('name'), t('status'), t('age'), t('step'), t('due'), t('assignee')]
      }
      rows={data?.data.map((row) => (
        <Row key={row.id} row={row} base={base} isNarrow={isNarrow} />
      ))}
      total={data?.totalSize ?? 0}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('noQueue'), text: t('noQueueText') }}
    />
  );
}

interface RowProps {
  readonly row: WaitingRegistration;
  /** The base of its pages; undefined for people who may not open it. */
  readonly base: string | undefined;
  readonly isNarrow: boolean;
}

function Row({ row, base, isNarrow }: RowProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { id, code, name, idTax, kind, status, age, daysHere, daysAllowed, dueDate, isLate, assignee } = row;
  const link = base === undefined ? code : <TextLink to={`${base}/${id}/view`}>{code}</TextLink>;
  const tag = <StateTag state={status} of="requestStatus" />;
  const due = (
    <td className={css.code}>
      <span className={isLate ? css.late : undefined}>{dayText(dueDate, locale)}</span>
      {isLate ? <span className={css.soft}>{t('late')}</span> : null}
    </td>
  );
  if (isNarrow) {
    return (
      <tr>
        <td data-content="">
          {link}
          <span className={css.line}>{label(name)}</span>
          <span className={css.soft}>{t(age === 1 ? 'day' : 'days', { n: age })}</span>
          {tag}
        </td>
        {due}
      </tr>
    );
  }
  return (
    <tr>
      <td className={css.code}>
        {link}
        <span className={css.soft}>{label(kind.label)}</span>
      </td>
      <td data-content="">
        <span className={css.name}>{label(name)}</span>
        <span className={css.soft}>{idTax}</span>
      </td>
      <td>{tag}</td>
      <td className={css.code}>{t(age === 1 ? 'day' : 'days', { n: age })}</td>
      <td className={css.code}>
        {daysAllowed === null
          ? t(daysHere === 1 ? 'day' : 'days', { n: daysHere })
          : t(daysAllowed === 1 ? 'dayOf' : 'daysOf', { n: daysHere, allowed: daysAllowed })}
        {daysAllowed === null ? null : <DayMeter used={daysHere} allowed={daysAllowed} isLate={isLate} />}
      </td>
      {due}
      <td data-content="">{assignee === null ? EMPTY_VALUE_TEXT : label(assignee)}</td>
    </tr>
  );
}

/** Returns the menu below which the person opens them: to receive, approve or file them. */
function pageOf(info: Pick<Info, 'menus'>): string | undefined {
  return ['request-receives', 'request-approves', 'requests']
    .map((name) => `/app/company/${name}`)
    .find((path) => mayOpen(info, path));
}

function waitingQuery({ text, page, size }: TableQuery) {
  const base = baseOf(USER_REQUESTS);
  return {
    queryKey: [base, 'waiting', text, page, size],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call<WaitingPage>('GET', `${base}/waiting`, {
        query: { text, page: String(page), size: String(size) },
        signal,
        silent: true,
      }),
  };
}
