/** Loads the active rows of both tables in the format of the calculation. */
import { useQuery } from '@tanstack/react-query';
import { findDecimal } from '#language/values/decimal.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import type { ToxicityRow } from '../../toxicityClass.ts';

export interface ToxicityTableRow extends ToxicityRow {
  readonly id: string;
  readonly code: string;
  readonly hazardClass: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly colour: string | null;
  readonly signal: string | null;
}

export interface ToxicityRows {
  /** Undefined until they are loaded. */
  readonly rows: readonly ToxicityTableRow[] | undefined;
  readonly error: Error | null;
  readonly reload: () => void;
}

const LD50 = { wire: 'master/ld50' } as const;

export function useToxicityRows(): ToxicityRows {
  const codes = useVocabularies();
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/v1/master/ld50', 'tables'],
    queryFn: ({ signal }) =>
      searchRecords(
        LD50,
        {
          where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }],
          sort: [{ name: 'code', type: 'ASC' }],
          page: 0,
          size: FETCH_ALL_SIZE,
        },
        { signal, silent: true, background: true },
      ),
  });
  const rows =
    data === undefined || !Object.values(codes).every(({ isReady }) => isReady)
      ? undefined
      : data.data.flatMap((row) => rowOf(row, codes) ?? []);
  return { rows, error, reload: () => void refetch() };
}

function useVocabularies() {
  return {
    scheme: useCodes('ld50Scheme'),
    route: useCodes('route'),
    state: useCodes('physicalState'),
    colour: useCodes('bandColour'),
    signal: useCodes('signalWord'),
  };
}

/** Skips a row that is less complete than the tables require. */
function rowOf(
  row: Readonly<Record<string, unknown>>,
  codes: ReturnType<typeof useVocabularies>,
): ToxicityTableRow | undefined {
  const [scheme, route] = [codes.scheme.codeOf(row['refScheme']), codes.route.codeOf(row['refRoute'])];
  const moreThan = findDecimal(row['moreThan']);
  if (scheme === null || route === null || moreThan === undefined) return undefined;
  return {
    id: String(row['id']),
    code: String(row['code']),
    scheme,
    route,
    state: codes.state.codeOf(row['refPhysicalState']),
    rank: Number(row['rank']),
    moreThan,
    atMost: findDecimal(row['atMost']) ?? null,
    hazardClass: String(row['hazardClass']),
    nameTh: String(row['nameTh']),
    nameEn: typeof row['nameEn'] === 'string' ? row['nameEn'] : '',
    colour: codes.colour.codeOf(row['refBandColour']),
    signal: codes.signal.codeOf(row['refSignalWord']),
  };
}
