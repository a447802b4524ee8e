/** Computes the category of the aquatic hazard by the complete tests in the open form. */
import { useQuery } from '@tanstack/react-query';
import type { RecordValues } from '#language/record.ts';
import { lookupDetailsQuery } from '#platform/web/fields/options/lookupDetails.ts';
import { useSharedValues } from '#platform/web/form/store/useRecordValues.ts';
import { aquaticClass, aquaticGroupOf, type AquaticAnswer, type AquaticTest } from '../../aquaticClass.ts';

/** The result with the number of the row of each test. */
export interface AquaticResult {
  readonly answer: AquaticAnswer;
  readonly rowNumberOf: (place: number) => number;
}

/** Null if there is no test; undefined until the vocabulary is loaded. */
export function useAquaticAnswer(): AquaticResult | null | undefined {
  const { aquatics } = useSharedValues('haz', ['aquatics']);
  const { data } = useQuery(lookupDetailsQuery('HAZ_SUB_AQUATIC_TYPE'));
  if (data === undefined) return undefined;
  const groups = new Map(data.map(({ id, refParent }) => [id, refParent?.key]));
  const tests = (aquatics ?? []).flatMap((line, index) => {
    const test = testOf(line, (id) => groups.get(id));
    return test === undefined ? [] : [{ test, row: index + 1 }];
  });
  return tests.length === 0
    ? null
    : { answer: aquaticClass(tests.map(({ test }) => test)), rowNumberOf: (place) => tests[place]?.row ?? 0 };
}

function testOf(
  {
    refSubAquaticType,
    refEffect,
    concentration,
    hours,
    isDegradable,
  }: NonNullable<RecordValues<'haz'>['aquatics']>[number],
  groupKeyOf: (id: string) => string | undefined,
): AquaticTest | undefined {
  if (refSubAquaticType === null || refEffect === null || concentration === null || hours === null) return undefined;
  return {
    group: aquaticGroupOf(groupKeyOf(refSubAquaticType.id)),
    effect: refEffect,
    concentration,
    hours,
    isDegradable: isDegradable === true,
  };
}
