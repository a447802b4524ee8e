/** What has been used and reserved of the lines of the paper in force that the open form changes or renews. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { lineInForceOf, type LineInForce, type LineRecord } from './lineInForce.ts';

const LINES = { wire: 'transaction/haz-license-details' } as const;
const SELECT = [
  'lineId',
  'kilograms',
  'quantityUsed',
  'quantityReserved',
  'quantityRemaining',
  'refHazLicense.refDossier.code',
] as const;

/** By the number of the line, which all revisions and the renewals of a paper share. */
export function useLinesInForce(): ReadonlyMap<string, LineInForce> {
  const store = useFormStore();
  const { refRequestType, lines } = useRecordValue('hazLicense', (record) => ({
    refRequestType: record.refRequestType,
    lines: [...new Set((record.details ?? []).flatMap(({ lineId }) => lineId ?? []))].toSorted(),
  }));
  const isEnabled = !store.isNew() && (refRequestType === 'renew' || refRequestType === 'change') && lines.length > 0;
  const { data } = useQuery({
    queryKey: [`/api/v1/${LINES.wire}`, 'in force', lines],
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      searchRecords<LineRecord>(
        LINES,
        {
          select: SELECT,
          where: [
            { name: 'lineId', type: 'UUID', operator: 'in', value: lines },
            { name: 'refHazLicense.isCurrent', type: 'Boolean', operator: '=', value: true },
          ],
          page: 0,
          size: lines.length,
        },
        // Helps while a person fills in; the server decides.
        { signal, silent: true, background: true },
      ),
  });
  return new Map(isEnabled ? (data?.data ?? []).map((line) => [line.lineId, lineInForceOf(line)]) : []);
}
