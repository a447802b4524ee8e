/** The calls of requests, as the screens use them. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnyEntity } from '#language/entity.ts';
import type { FileValue } from '#language/record.ts';
import type { CaseView, QueueView, Refiling, StandingAction } from '#platform/model/request/caseView.ts';
import type { HoldingsView } from '#platform/model/request/holdings.ts';
import { call, type CallOptions } from '../api/call.ts';
import { baseOf, type Revision, type RowResult } from '../api/resource.ts';
import { reloadRecords } from '../form/open/useOpenedRecord.ts';

const REQUESTS = '/api/v1/transaction/requests';
const DOSSIERS = '/api/v1/transaction/dossiers';

/** The version of the record that the person saw: the server refuses if it has changed since. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

export interface SentStep extends RecordVersion {
  readonly action: string;
  readonly remark?: string;
  /** `{ result }` of a check. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly sign?: { readonly caPassword: string };
}

export interface DifferenceAnswer {
  readonly since: { readonly revision: number } | { readonly at: string; readonly remark: string | null } | null;
  readonly changes: Revision['changes'];
}

export type DifferenceSince = 'base' | 'sentBack' | 'submitted';

export function caseQuery(requestId: string) {
  return queryOptions({
    queryKey: [REQUESTS, 'case', requestId],
    queryFn: ({ signal }) =>
      call<CaseView>('POST', `${REQUESTS}/case`, { body: { id: requestId }, signal, silent: true }),
  });
}

export function differenceQuery(requestId: string, version: number, since: DifferenceSince) {
  return queryOptions({
    queryKey: [REQUESTS, 'difference', requestId, version, since],
    queryFn: ({ signal }) =>
      call<DifferenceAnswer>('POST', `${REQUESTS}/difference`, {
        body: { id: requestId, since },
        signal,
        silent: true,
      }),
  });
}

/** Called by the page itself at an interval, so it does not count as activity of the person. */
export function queueQuery() {
  return queryOptions({
    queryKey: [REQUESTS, 'queue'],
    queryFn: ({ signal }) =>
      call<readonly QueueView[]>('POST', `${REQUESTS}/queue`, { body: {}, signal, silent: true, background: true }),
  });
}

export interface HoldingsQuestion {
  readonly holderId: string;
  /** Only documents of this type. */
  readonly documentType: string | undefined;
  readonly size: number;
}

export function holdingsQuery({ holderId, documentType, size }: HoldingsQuestion) {
  return queryOptions({
    queryKey: [REQUESTS, 'holdings', holderId, documentType ?? '', size],
    queryFn: ({ signal }) =>
      call<HoldingsView>('POST', `${DOSSIERS}/holdings`, {
        body: { holder: holderId, size, ...(documentType === undefined ? {} : { documentType }) },
        signal,
        silent: true,
      }),
  });
}

/** `key` is created once for each decision of a person: a step that is sent twice is done once. */
export function takeStep(step: SentStep, key: string, options?: CallOptions): Promise<RecordVersion> {
  return call('PUT', `${REQUESTS}/request`, { ...options, headers: { 'idempotency-key': key }, body: step });
}

/** In the order they were sent, each with its own outcome. */
export function takeSteps(steps: readonly SentStep[], key: string): Promise<readonly RowResult[]> {
  return call('PUT', `${REQUESTS}/request_all`, { headers: { 'idempotency-key': key }, body: steps });
}

export function takeBack(
  target: RecordVersion & { readonly remark?: string },
  key: string,
  options?: CallOptions,
): Promise<RecordVersion> {
  return call('PUT', `${REQUESTS}/re-status`, { ...options, headers: { 'idempotency-key': key }, body: target });
}

export function unlock(
  target: RecordVersion & { readonly fields: readonly string[]; readonly remark?: string },
  key: string,
): Promise<RecordVersion> {
  return call('PUT', `${REQUESTS}/unlock`, { headers: { 'idempotency-key': key }, body: target });
}

/** Sends the copy of the issued document that was signed in ink. */
export function attachScan(recordVersion: RecordVersion, file: FileValue, options?: CallOptions): Promise<unknown> {
  return call('PUT', `${REQUESTS}/scan`, { ...options, body: { ...recordVersion, file } });
}

/** Returns the new request, whose `documentId` is the page to continue with. */
export function refile(
  kind: Refiling['kind'],
  baseId: string,
  options?: CallOptions,
): Promise<{ readonly id: string; readonly documentId: string }> {
  return call('PUT', REQUESTS, { ...options, body: { refRequestType: kind, refBase: { id: baseId } } });
}

export function writeNote(
  recordVersion: RecordVersion,
  note: { readonly descToOfficer?: string } | { readonly descToUser?: string },
): Promise<unknown> {
  return call('PUT', REQUESTS, { body: { ...recordVersion, ...note } });
}

export function setStanding(
  action: StandingAction['action'],
  dossier: RecordVersion & { readonly remark: string },
  key: string,
  options?: CallOptions,
): Promise<RecordVersion> {
  return call('PUT', `${DOSSIERS}/${action}`, {
    ...options,
    headers: { ...options?.headers, 'idempotency-key': key },
    body: dossier,
  });
}

/** Everything that shows data of a case is out of date. */
export function reloadCases(queries: QueryClient, entity: AnyEntity): void {
  reloadRecords(queries, entity);
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === REQUESTS || queryKey[0] === baseOf({ wire: 'transaction/requests' }),
  });
}
