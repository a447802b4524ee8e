/** The rows of both tables that are in use, as the calculator reads them. */
import { useQuery } from '@tanstack/react-query';
import { findDecimal } from '#language/values/decimal.ts';
import { search } from '#platform/web/api/resource.ts';
import { FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import type { PhysicalState, Route, Scheme, ToxicityRow } from '../../toxicityClass.ts';
import { useCodes, type CodeOf } from '../codes.ts';

export interface ShownRow extends ToxicityRow {
  readonly id: string;
  readonly code: string;
  readonly hazardClass: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly colour: string | null;
  readonly signal: string | null;
}

export interface ToxicityRows {
  /** Undefined until they are here. */
  readonly rows: readonly ShownRow[] | undefined;
  readonly error: Error | null;
  readonly reload: () => void;
}

const LD50 = { wire: 'master/ld50' } as const;
const CHOICES = ['ld50Scheme', 'route', 'physicalState', 'bandColour', 'signalWord'] as const;

export function useToxicityRows(): ToxicityRows {
  const { codeOf, isReady } = useCodes(CHOICES);
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/v1/master/ld50', 'tables'],
    queryFn: ({ signal }) => search(LD50, { where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }], sort: [{ name: 'code', type: 'ASC' }], page: 0, size: FETCH_ALL_SIZE }, { signal, silent: true, background: true }),
  });
  const rows = data === undefined || !isReady ? undefined : data.data.flatMap((row) => rowOf(row, codeOf) ?? []);
  return { rows, error, reload: () => void refetch() };
}

/** Nothing of a row that says less than a row of the tables must. */
function rowOf(row: Readonly<Record<string, unknown>>, codeOf: CodeOf): ShownRow | undefined {
  const [scheme, route] = [codeOf('ld50Scheme', row['refScheme']), codeOf('route', row['refRoute'])];
  const moreThan = findDecimal(row['moreThan']);
  if (scheme === null || route === null || moreThan === undefined) return undefined;
  return {
    id: String(row['id']),
    code: String(row['code']),
    // The vocabularies have no other codes than the choices.
    scheme: scheme as Scheme,
    route: route as Route,
    state: codeOf('physicalState', row['refPhysicalState']) as PhysicalState | null,
    rank: Number(row['rank']),
    moreThan,
    atMost: findDecimal(row['atMost']) ?? null,
    hazardClass: String(row['hazardClass']),
    nameTh: String(row['nameTh']),
    nameEn: typeof row['nameEn'] === 'string' ? row['nameEn'] : '',
    colour: codeOf('bandColour', row['refBandColour']),
    signal: codeOf('signalWord', row['refSignalWord']),
  };
}
