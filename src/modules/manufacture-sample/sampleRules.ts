/** Rules of a sample permit. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { isAfter, isBefore } from '#language/values/compareDays.ts';
import { addMonths } from '#language/values/plainDate.ts';
import '#platform/model/quantityUnit.ts';
import './messages.ts';
import { amountText, findLimit, linesOfProduct, totalOf, type HazType, type SampleLimit } from './sampleLimit.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /** The limits set by the department. */
    sampleLimits: readonly SampleLimit[];
    /** The types of the listed substances of the products, by the id of the substance. */
    sampleHazTypes: ReadonlyMap<string, HazType>;
  }
}

/** A permit is valid for a year. */
export const VALID_MONTHS = 12;

export const periodFits = rule<'manufactureSample'>('periodFits', {
  check: ({ madeFrom, madeTo }) => {
    if (madeFrom === null || madeTo === null) return undefined;
    if (isBefore(madeTo, madeFrom)) return fieldProblem('madeTo', message('samplePeriodReversed'));
    return isAfter(madeTo, addMonths(madeFrom, VALID_MONTHS))
      ? fieldProblem('madeTo', message('samplePeriodTooLong'))
      : undefined;
  },
});

export const nothingProhibited = rule<'manufactureSample', 'sampleHazTypes'>('nothingProhibited', {
  needs: ['sampleHazTypes'],
  check: ({ products }, { sampleHazTypes }) =>
    remainingRows(products).flatMap(([row, index]) =>
      sampleHazTypes.get(row.refHazObject?.id ?? '') === 'type4'
        ? [fieldProblem(`products.${index}.refHazObject`, message('sampleProhibited', { product: nameOf(row) }))]
        : [],
    ),
});

export const withinLimit = rule<'manufactureSample', 'quantityUnits' | 'sampleLimits' | 'sampleHazTypes'>(
  'withinLimit',
  {
    needs: ['quantityUnits', 'sampleLimits', 'sampleHazTypes'],
    check: ({ products }, { quantityUnits, sampleLimits, sampleHazTypes }) => {
      const filled = remainingRows(products).flatMap(([row, index]) =>
        row.quantity === null || row.refQuantityUnit === null
          ? []
          : [{ ...row, index, quantity: row.quantity, unit: quantityUnits.get(row.refQuantityUnit.id) }],
      );
      const lines = filled.flatMap(({ unit, ...line }) => (unit === undefined ? [] : [{ ...line, unit }]));
      return [
        ...filled
          .filter(({ unit }) => unit === undefined)
          .map(({ index }) => fieldProblem(`products.${index}.refQuantityUnit`, message('unitNotWeightOrVolume'))),
        ...lines.flatMap((line): readonly Problem[] => {
          const { index, unit, refHazObject } = line;
          const { measure } = unit;
          const same = linesOfProduct(line, lines);
          if (same.some((other) => other.unit.measure !== measure))
            return [
              fieldProblem(
                `products.${index}.refQuantityUnit`,
                message('sampleInTwoMeasures', { product: nameOf(line) }),
              ),
            ];
          const most = findLimit(sampleLimits, { type: sampleHazTypes.get(refHazObject?.id ?? '') ?? null, measure });
          const asked = totalOf(same);
          if (most === undefined) return [fieldProblem(`products.${index}.refQuantityUnit`, message('noSampleLimit'))];
          if (asked.lte(most)) return [];
          return [
            fieldProblem(
              `products.${index}.quantity`,
              message('aboveSampleLimit', {
                product: nameOf(line),
                limit: amountText(most, measure),
                asked: amountText(asked, measure),
              }),
            ),
          ];
        }),
      ];
    },
  },
);

type ProductRow = NonNullable<RecordValues<'manufactureSample'>['products']>[number];

function nameOf({ nameTh, nameEn }: Pick<ProductRow, 'nameTh' | 'nameEn'>): readonly [string, string] {
  return [nameTh ?? nameEn ?? '', nameEn ?? nameTh ?? ''];
}
