/** Category of the hazard to water, by the tests in the open form that say enough. */
import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#language/record.ts';
import { lookupDetailsQuery } from '#platform/web/fields/options/lookupDetails.ts';
import { useDraft } from '#platform/web/form/store/useDraft.ts';
import { aquaticClass, aquaticGroupOf, type AquaticAnswer, type AquaticTest } from '../../aquaticClass.ts';

/** With the number of the row each test stands in. */
export interface PlacedAnswer {
  readonly answer: AquaticAnswer;
  readonly rowOf: (place: number) => number;
}

/** Null where there is no test; undefined until the vocabulary is here. */
export function useAquaticAnswer(): PlacedAnswer | null | undefined {
  const { aquatics } = useDraft('haz').draft;
  const { data } = useQuery(lookupDetailsQuery('HAZ_SUB_AQUATIC_TYPE'));
  if (data === undefined) return undefined;
  const groups = new Map(data.map(({ id, refParent }) => [id, refParent?.key]));
  const tests = (aquatics ?? []).flatMap((line, index) => {
    const test = testOf(line, (id) => groups.get(id));
    return test === undefined ? [] : [{ test, row: index + 1 }];
  });
  return tests.length === 0
    ? null
    : { answer: aquaticClass(tests.map(({ test }) => test)), rowOf: (place) => tests[place]?.row ?? 0 };
}

function testOf(
  { refSubAquaticType, refEffect, concentration, hours, isDegradable }: NonNullable<Draft<'haz'>['aquatics']>[number],
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
