/** Facts of the lists about the contents of a product. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FileValue } from '#language/record.ts';
import { findDecimal, type Decimal } from '#language/values/decimal.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { lookupDetailsQuery } from '#platform/web/fields/options/lookupDetails.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import type { ToleranceBand } from '../tolerance.ts';
import { findToleranceBand } from '../toleranceBand.ts';

const OBJECTS = { wire: 'master/haz-objects' } as const;
const SUBSTANCES = { wire: 'master/haz-sub-stances' } as const;
const PICTOGRAMS = { wire: 'master/pictogram' } as const;
/** Helps while a person fills in; failures are reported by the server when it matters. */
const SILENT_CALL = { silent: true, background: true } as const;

export interface ListedObjectFacts {
  readonly id: string;
  readonly refHazType: CardValue;
  readonly casNo: string | null;
  readonly condition: string | null;
  readonly refAnnex: CardValue | null;
  readonly refSubStance: CardValue | null;
}

const OBJECT_FIELDS = [
  'refHazType.id',
  'refHazType.key',
  'casNo',
  'condition',
  'refAnnex.value',
  'refAnnex.value2',
  'refSubStance.id',
  'refSubStance.code',
  'refSubStance.nameTh',
  'refSubStance.nameEn',
] as const;

/** Returns undefined until it is loaded. */
export function useListedObject(id: string | undefined): ListedObjectFacts | undefined {
  const { data } = useQuery({
    queryKey: ['/api/v1/master/haz-objects', 'chosen', id],
    enabled: id !== undefined,
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) => {
      const answer = await searchRecords<ListedObjectFacts>(
        OBJECTS,
        { select: OBJECT_FIELDS, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }], page: 0, size: 1 },
        { signal, ...SILENT_CALL },
      );
      return answer.data[0] ?? null;
    },
  });
  return data ?? undefined;
}

export interface SubstanceFacts {
  readonly id: string;
  readonly casNo: string | null;
  readonly isMicrobe: boolean;
  readonly oral: Decimal | null;
  readonly dermal: Decimal | null;
}

const SUBSTANCE_FIELDS = ['casNo', 'refSubstanceKind.id', 'refSubstanceKind.key', 'oralLd50', 'dermalLd50'] as const;

/** By id. Those loaded before stay while others are loaded. */
export function useSubstances(ids: readonly string[]): ReadonlyMap<string, SubstanceFacts> {
  const { codeOf } = useCodes('substanceKind');
  const uniqueIds = [...new Set(ids)].toSorted();
  const { data } = useQuery({
    queryKey: ['/api/v1/master/haz-sub-stances', 'chosen', uniqueIds],
    enabled: uniqueIds.length > 0,
    staleTime: CACHED_LIST_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      searchRecords(
        SUBSTANCES,
        {
          select: SUBSTANCE_FIELDS,
          where: [{ name: 'id', type: 'UUID', operator: 'in', value: uniqueIds }],
          page: 0,
          size: uniqueIds.length,
        },
        { signal, ...SILENT_CALL },
      ),
  });
  const rows = data?.data ?? [];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        casNo: typeof row['casNo'] === 'string' ? row['casNo'] : null,
        isMicrobe: codeOf(row['refSubstanceKind']) === 'microbe',
        oral: findDecimal(row['oralLd50']) ?? null,
        dermal: findDecimal(row['dermalLd50']) ?? null,
      },
    ]),
  );
}

export interface PictogramRow {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly refPicture: FileValue | null;
}

/** In the order of their codes; undefined until they are loaded. */
export function usePictograms(): readonly PictogramRow[] | undefined {
  const { data } = useQuery({
    queryKey: ['/api/v1/master/pictogram', 'offered'],
    staleTime: CACHED_LIST_MS,
    queryFn: ({ signal }) =>
      searchRecords<PictogramRow>(
        PICTOGRAMS,
        {
          select: ['code', 'nameTh', 'nameEn', 'refPicture'],
          where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }],
          sort: [{ name: 'code', type: 'ASC' }],
          page: 0,
          size: FETCH_ALL_SIZE,
        },
        { signal, ...SILENT_CALL },
      ),
  });
  return data?.data;
}

/** The bands set by the department; undefined until they are loaded. */
export function useToleranceBands(): readonly ToleranceBand[] | undefined {
  const { data } = useQuery(lookupDetailsQuery('TOLERANCE_BAND'));
  return data?.flatMap(({ attribute, isActive }) => (isActive ? (findToleranceBand(attribute) ?? []) : []));
}
