/** The generic calls of one entity, as the screens use them. */
import type { AnyEntity } from '#language/entity.ts';
import type { ColumnType, Operator } from '#language/criteria.ts';
import type { Warning } from '#language/message.ts';
import { newId } from '../newId.ts';
import { call, callRaw, type CallOptions } from './call.ts';
import type { ApiError } from './errors.ts';

export interface SentTerm {
  readonly name: string;
  readonly type?: ColumnType;
  readonly operator: Operator;
  readonly value?: unknown;
  readonly value2?: unknown;
  readonly logic?: 'OR';
  readonly isNot?: boolean;
}

export interface SentCriteria {
  readonly select?: readonly string[];
  readonly page?: number;
  readonly size?: number;
  readonly where?: readonly SentTerm[];
  readonly sort?: readonly { readonly name: string; readonly type: 'ASC' | 'DESC' }[];
  readonly children?: readonly (SentCriteria & { readonly name: string; readonly isRecursive?: boolean })[];
}

/** A record in the format of the API. */
export type WireRecord = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly version?: number;
  readonly isActive?: boolean;
};

export interface SearchAnswer<R = WireRecord> {
  readonly data: readonly R[];
  readonly totalPage: number;
  readonly totalSize: number;
  readonly page: number;
  readonly size: number;
  readonly totalCapped?: boolean;
}

export interface RowResult {
  readonly id: string;
  readonly ok: boolean;
  readonly version?: number;
  readonly error?: ApiError['body'] & { readonly status: number };
}

export interface CheckAnswer {
  readonly ok: boolean;
  readonly problems: readonly {
    readonly path: string;
    readonly message: string;
    readonly messageKey: string;
    readonly data?: never;
  }[];
  readonly warnings?: readonly (Warning & { readonly message: string })[];
  readonly derived: Readonly<Record<string, unknown>>;
  readonly record: WireRecord | null;
}

type WithWirePath = Pick<AnyEntity, 'wire'>;

/** Path below /haz/backend. */
export function baseOf({ wire }: WithWirePath): string {
  return wire.startsWith('/') ? `/api${wire}` : `/api/v1/${wire}`;
}

export function searchRecords<R = WireRecord>(
  entity: WithWirePath,
  criteria: SentCriteria,
  options?: CallOptions,
): Promise<SearchAnswer<R>> {
  return call('POST', `${baseOf(entity)}/_search`, { ...options, body: criteria });
}

/** Returns undefined if there is no such record, or the person may not see it. */
export async function findRecord(
  entity: WithWirePath,
  id: string,
  { children, ...options }: CallOptions & Pick<SentCriteria, 'children'> = {},
): Promise<WireRecord | undefined> {
  const where: readonly SentTerm[] = [{ name: 'id', type: 'UUID', operator: '=', value: id }];
  const answer = await searchRecords(
    entity,
    { page: 0, size: 1, where, ...(children === undefined ? {} : { children }) },
    options,
  );
  return answer.data[0];
}

export function saveRecord(entity: WithWirePath, body: unknown, options?: CallOptions): Promise<WireRecord> {
  return call('PUT', baseOf(entity), { ...options, body });
}

export function checkRecordOnServer(entity: WithWirePath, body: unknown, options?: CallOptions): Promise<CheckAnswer> {
  return call('POST', `${baseOf(entity)}/_check`, { ...options, body });
}

export type RowAction = 'activate' | 'archive' | 'delete';

const actionPath = { activate: '_active', archive: '_delete', delete: '_delete' } as const satisfies Record<
  RowAction,
  string
>;

export function runRowAction(
  entity: WithWirePath,
  action: RowAction,
  target: { readonly id: string; readonly version?: number },
  options?: CallOptions,
): Promise<unknown> {
  return call('POST', `${baseOf(entity)}/${actionPath[action]}`, { ...options, ...hardQuery(action), body: target });
}

/** In the order of the targets, each with its own outcome. */
export function runRowActionOnAll(
  entity: WithWirePath,
  action: RowAction,
  targets: readonly { readonly id: string; readonly version?: number }[],
): Promise<readonly RowResult[]> {
  return call('POST', `${baseOf(entity)}/${actionPath[action]}_all`, {
    ...hardQuery(action),
    headers: { 'idempotency-key': newId() },
    body: targets,
  });
}

export interface Revision {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly changes: readonly {
    readonly path: string;
    readonly label: readonly [string, string];
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

export function loadChanges(entity: WithWirePath, id: string, options?: CallOptions): Promise<readonly Revision[]> {
  return call('POST', `${baseOf(entity)}/${id}/_changes`, options);
}

/** Formats for the export and import of a list. */
export type SheetFormat = 'csv' | 'xlsx';

/** Downloads every row that matches the filter as a file. */
export async function exportRows(
  entity: WithWirePath,
  criteria: SentCriteria,
  query: { readonly locale: string; readonly format: SheetFormat },
): Promise<Blob> {
  const response = await callRaw('POST', `${baseOf(entity)}/_export`, { body: criteria, query });
  return response.blob();
}

/** Sent in both cases: every call includes the query of the page, and a link must not turn archiving into deleting. */
function hardQuery(action: RowAction): Pick<CallOptions, 'query'> {
  return { query: { isHardDelete: String(action === 'delete') } };
}
