/** Finds the overlaps of a case that is being written with itself and with the other active cases. */
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import type { Operation, RulingCaseDetails, RulingSubStance } from '../../findRuling.ts';
import { findRulingOverlaps } from '../../rulingOverlaps.ts';
import { loadRulingCases } from './loadRulingCases.ts';

export async function findDiscussOverlaps({
  db,
  record,
}: FactContext<'hazDiscussCase'>): Promise<Facts['discussOverlaps']> {
  if (record.refOperation === null) return [];
  const lines = linesOf(record, await loadUnitKeys(db));
  const own = readCase(record, { operation: record.refOperation, lines });
  const substanceIds = lines.map(({ line: { subStance } }) => subStance);
  const overlaps = findRulingOverlaps(own, await loadRulingCases(db, [...new Set(substanceIds)]));
  return overlaps.map(({ line, other, applies }) => ({
    path: lines.find((candidate) => candidate.line === line)?.path ?? 'details',
    code: other.id === own.id ? null : other.code,
    applies,
  }));
}

type CaseValues = RecordValues<'hazDiscussCase'>;

interface WrittenLine {
  readonly ruling: number;
  readonly path: string;
  readonly line: RulingSubStance;
}

/** Lines that have no substance yet, or are being removed, are left out. */
function linesOf({ details }: CaseValues, unitKeys: ReadonlyMap<string, string>): readonly WrittenLine[] {
  return (details ?? []).flatMap(({ isDelete, subStances }, ruling) =>
    (isDelete === true ? [] : (subStances ?? [])).flatMap((row, index): readonly WrittenLine[] => {
      const { refSubStance, refPhysicalState, refConcentrationTest, fromValue, toValue, refConcentrationUnit } = row;
      if (row.isDelete === true || refSubStance === null) return [];
      const line = {
        subStance: refSubStance.id,
        state: refPhysicalState,
        test: refConcentrationTest ?? 'any',
        from: fromValue,
        to: toValue,
        unit: refConcentrationUnit === null ? null : (unitKeys.get(refConcentrationUnit.id) ?? null),
      };
      return [{ ruling, path: `details.${ruling}.subStances.${index}.refSubStance`, line }];
    }),
  );
}

function readCase(
  { id, code, nameTh, nameEn, refSubOperation, refObjective, refSubObjective, details }: CaseValues,
  { operation, lines }: { readonly operation: Operation; readonly lines: readonly WrittenLine[] },
): RulingCaseDetails {
  return {
    id,
    code: code ?? '',
    nameTh: nameTh ?? '',
    nameEn,
    operation,
    subOperation: refSubOperation?.id ?? null,
    objective: refObjective?.id ?? null,
    subObjective: refSubObjective?.id ?? null,
    rulings: (details ?? []).map(({ id: rulingId, refHazType, agency, documents, letterTh, letterEn }, index) => ({
      id: rulingId,
      hazType: refHazType,
      agency,
      documents,
      letterTh: letterTh ?? '',
      letterEn,
      subStances: lines.filter(({ ruling }) => ruling === index).map(({ line }) => line),
    })),
  };
}

async function loadUnitKeys(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; key: string }>({
    name: 'concentration-units',
    text: `select "id", "key" from "lookup" where "group" = 'CONCENTRATION_UNIT'`,
  });
  return new Map(rows.map(({ id, key }) => [id, key]));
}
