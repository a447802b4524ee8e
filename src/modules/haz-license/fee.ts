/** The facts of a licence or notice on which its fee depends. */
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import type { FeeTerms } from '#language/requestDeclaration.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimal, divide, type Decimal } from '#language/values/decimal.ts';
import { KG_PER_TON, MONTHS_PER_YEAR } from './licenceRules.ts';
import { findLicensedOperation, isManufacture, isPossession } from './operations.ts';

/** Rounded down and with so many decimals that no quantity reaches a range to which it does not belong. */
const TONS_SCALE = 12;

type Licence = Pick<
  RecordValues<'hazLicense'>,
  | 'refOperation'
  | 'refHazObject'
  | 'validMonths'
  | 'yearlyCapacity'
  | 'details'
  | 'countries'
  | 'quantity'
  | 'squareMetres'
>;

/** A waiver for a country or an objective holds if it is the only one. */
export function licenceFee(licence: Licence): FeeTerms {
  const operation = findLicensedOperation(licence);
  const productId = idOf(licence.refHazObject);
  const countryId = onlyOne(remainingRows(licence.countries).map(([{ refCountry }]) => idOf(refCountry)));
  const objectiveId = onlyOne(remainingRows(licence.details).map(([{ refObjective }]) => idOf(refObjective)));
  const tonsPerYear = tonsPerYearOf(licence);
  return {
    copies: 1,
    ...(operation === undefined ? {} : { operation }),
    ...(productId === null ? {} : { productId }),
    ...(countryId === undefined ? {} : { countryId }),
    ...(objectiveId === undefined ? {} : { objectiveId }),
    ...(isPossession(licence)
      ? licence.squareMetres === null
        ? {}
        : { squareMetres: licence.squareMetres }
      : tonsPerYear === null
        ? {}
        : { tonsPerYear }),
  };
}

/** What the factory makes in a year; of a licence to import or export, its quantity spread over its months. */
export function tonsPerYearOf(
  licence: Pick<Licence, 'refOperation' | 'yearlyCapacity' | 'quantity' | 'validMonths'>,
): Decimal | null {
  const { yearlyCapacity, quantity, validMonths } = licence;
  if (isManufacture(licence)) return yearlyCapacity;
  if (quantity === null || validMonths === null) return null;
  return divide(quantity.times(decimal(MONTHS_PER_YEAR)), decimal(KG_PER_TON * validMonths), {
    scale: TONS_SCALE,
    rounding: 'down',
  });
}

function onlyOne(ids: readonly (string | null)[]): string | undefined {
  const [first] = ids;
  return typeof first === 'string' && ids.every((id) => id === first) ? first : undefined;
}
