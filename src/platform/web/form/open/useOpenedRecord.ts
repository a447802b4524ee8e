/** Opens a record for a form or a view page, or starts a new one. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import type { HolderFacts } from '#language/holderFacts.ts';
import type { AnyRecord } from '#language/record.ts';
import { isUuid } from '#language/values/uuid.ts';
import { useVisit } from '../../route/visit.ts';
import { baseOf, type WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { findNewType } from '../../declarations/moduleDocuments.ts';
import { lookupsQuery } from '../../fields/options/lookups.ts';
import { createCodeMap, type CodeMap } from '../../fields/options/codeMap.ts';
import { loadHolderFacts } from './holderFacts.ts';
import { choiceGroupsOf, formModelOf, type FormModel } from '../model/formModel.ts';
import { withReferenceCards } from './prefill.ts';
import { readProps, type Prefill } from './readProps.ts';
import { findStart, startRecordOf, type StartState } from './startValues.ts';
import { loadRecord, readableClassesOf, type ReadableClasses } from './loadForm.ts';

export interface OpenedRecord {
  readonly model: FormModel;
  readonly codes: CodeMap;
  readonly readableClasses: ReadableClasses;
  /** Undefined for a new record. */
  readonly record: WireRecord | undefined;
  /** Initial values for a new record, from the address or from the page before. */
  readonly prefill: Prefill;
  /** Registered facts of the holder the person acts for, if fields are prefilled from them. */
  readonly holderFacts: HolderFacts;
}

export type RecordPage = 'create' | 'edit' | 'view';

export interface OpenedRecordState {
  readonly opened: OpenedRecord | undefined;
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** A form is loaded once: a later response must not overwrite what was typed. */
export function useOpenedRecord({
  entity,
  page,
  id,
}: {
  readonly entity: AnyEntity;
  readonly page: RecordPage;
  readonly id: string | undefined;
}): OpenedRecordState {
  const { info } = useVisit();
  const [query] = useSearchParams();
  const location = useLocation();
  const props = page === 'create' ? query.get('props') : null;
  const start = page === 'create' ? findStart(location.state) : undefined;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [
      ...recordQueryKey(entity, id ?? 'new'),
      page,
      // Modules that serve the same document have different forms of it.
      findNewType(entity) ?? '',
      info.actingFor?.id ?? '',
      ...info.fieldClasses,
    ],
    gcTime: 0,
    queryFn: ({ signal }) =>
      openRecord(queries, { entity, id, readableClasses: readableClassesOf(info), props, start, signal }),
    ...(page === 'view' ? {} : { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false }),
  });
  return {
    opened: data ?? undefined,
    isMissing: data === null,
    error: data === undefined ? error : null,
    reload: () => void refetch(),
  };
}

export function recordQueryKey(entity: AnyEntity, id: string): readonly string[] {
  return [baseOf(entity), 'record', id];
}

/** Everything that shows records of the entity is outdated, except a form that is being filled in. */
export function reloadRecords(queries: QueryClient, entity: AnyEntity): void {
  const isOld = (key: readonly unknown[]): boolean =>
    key[0] === baseOf(entity) && !(key[1] === 'record' && key[3] !== 'view');
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => isOld(queryKey) || (entity.name === 'lookup' && queryKey[0] === 'lookups'),
  });
}

/** Returns null if there is no such record, or this person may not see it. */
async function openRecord(
  queries: QueryClient,
  {
    entity,
    id,
    readableClasses,
    props,
    start,
    signal,
  }: {
    entity: AnyEntity;
    id: string | undefined;
    readableClasses: ReadableClasses;
    props: string | null;
    start: StartState | undefined;
    signal: AbortSignal;
  },
): Promise<OpenedRecord | null> {
  const model = formModelOf(catalogue, entity);
  const [codes, fromAddress, holderFacts] = await Promise.all([
    loadCodes(queries, model),
    withReferenceCards(catalogue, model, readProps(catalogue, model, props)),
    loadHolderFacts(entity, signal),
  ]);
  const prefill =
    start === undefined
      ? fromAddress
      : { ...fromAddress, values: { ...startRecordOf(model, codes, start), ...fromAddress.values } };
  if (id === undefined) return { model, codes, readableClasses, prefill, holderFacts, record: undefined };
  const record = isUuid(id) ? await loadRecord(catalogue, model, { id, readableClasses, signal }) : undefined;
  return record === undefined ? null : { model, codes, readableClasses, prefill, holderFacts, record };
}

async function loadCodes(queries: QueryClient, model: FormModel): Promise<CodeMap> {
  const groups = [...choiceGroupsOf(model)];
  const loaded = await Promise.all(
    groups.map((group) => queries.query({ ...lookupsQuery(group), staleTime: 'static' })),
  );
  return createCodeMap(new Map(groups.map((group, index) => [group, loaded[index]?.rows ?? []])));
}
