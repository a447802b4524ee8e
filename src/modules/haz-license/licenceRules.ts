/** Rules about what is licensed: the substance and its type, the lines, their quantities and sub-operations. */
import { labelOf } from '#language/choice.ts';
import { rule } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type MessageRef, type Problem } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimal, divide, sum, ZERO, type Decimal } from '#language/values/decimal.ts';
import { hazType } from '#platform/model/businessChoices.ts';
import { KILOGRAM_SCALE } from '#platform/model/ledger/kilograms.ts';
import { isLiquidWithoutDensity } from './detail.ts';
import { figure } from './figure.ts';
import { findLicensedOperation, isExport, isManufacture, isNotice } from './operations.ts';
import { weighLine } from './weighLine.ts';

export interface LicensedSubstance {
  readonly name: Label;
  readonly hazType: keyof typeof hazType.values;
}

export interface PaperInForce {
  readonly substanceId: string;
  readonly substance: Label;
  readonly validMonths: number | null;
}

declare module '#language/registry.ts' {
  interface Facts {
    /** The listed substance of a licence or notice; null if none is chosen. */
    licensedSubstance: LicensedSubstance | null;
    /** Of a change or renewal that is filed: what the paper in force is for; null for a new one, and for corrections of officers. */
    paperInForce: PaperInForce | null;
    /** The code of the operation to which each sub-operation belongs, by the id of its lookup row. */
    operationOfSub: ReadonlyMap<string, string>;
    /** What the stock card of each line of the paper has counted as used before it was recorded, by the id of the line. */
    countedBefore: ReadonlyMap<string, Decimal>;
  }
}

type Licence = RecordValues<'hazLicense'>;
type Detail = NonNullable<Licence['details']>[number];

export const operationLicensed = rule<'hazLicense'>('operationLicensed', {
  check: (licence) =>
    licence.refOperation === null || findLicensedOperation(licence) !== undefined
      ? undefined
      : fieldProblem('refOperation', message('operationNotLicensed')),
});

/** Type 3 is licensed, type 2 is notified; type 1 needs neither, and type 4 is prohibited (section 18 of the Act). */
export const substanceFits = rule<'hazLicense', 'licensedSubstance'>('substanceFits', {
  needs: ['licensedSubstance'],
  check: (licence, { licensedSubstance: substance }) => {
    const why = substance === null ? undefined : whySubstanceUnfit(licence, substance);
    return why === undefined ? undefined : fieldProblem('refHazObject', why);
  },
});

export function whySubstanceUnfit(
  licence: Pick<Licence, 'refDocumentType'>,
  { name, hazType: type }: LicensedSubstance,
): MessageRef | undefined {
  if (licence.refDocumentType === null) return undefined;
  const named = { name, type: labelOf(hazType, type) };
  switch (type) {
    case 'type1':
      return message('neitherForType1', named);
    case 'type2':
      return isNotice(licence) ? undefined : message('licenceForType3', named);
    case 'type3':
      return isNotice(licence) ? message('noticeForType2', named) : undefined;
    case 'type4':
      return message('prohibitedType4', named);
  }
}

/** Another substance is another paper, and a change keeps the term of the paper. */
export const paperStays = rule<'hazLicense', 'paperInForce'>('paperStays', {
  needs: ['paperInForce'],
  check: ({ refRequestType, refHazObject, validMonths }, { paperInForce: paper }) => {
    if (paper === null) return [];
    const substance = idOf(refHazObject);
    return [
      ...(substance === null || substance === paper.substanceId
        ? []
        : [fieldProblem('refHazObject', message('substanceOfOtherPaper', { name: paper.substance }))]),
      ...(refRequestType === 'change' &&
      validMonths !== null &&
      paper.validMonths !== null &&
      validMonths !== paper.validMonths
        ? [fieldProblem('validMonths', message('periodOfChange', { months: paper.validMonths }))]
        : []),
    ];
  },
});

/** A product has one line, in a unit that can be weighed. */
export const linesFit = rule<'hazLicense', 'quantityUnits'>('linesFit', {
  needs: ['quantityUnits'],
  check: ({ details }, { quantityUnits }) => {
    const rows = remainingRows(details);
    return rows.flatMap(([row, index], place): readonly Problem[] => {
      const product = idOf(row.refHazDossier);
      const isTwice =
        product !== null && rows.slice(0, place).some(([before]) => idOf(before.refHazDossier) === product);
      return [
        ...(isTwice ? [fieldProblem(`details.${index}.refHaz`, message('productInTwoLines'))] : []),
        ...unitProblems(row, `details.${index}`, quantityUnits),
      ];
    });
  },
});

function unitProblems(row: Detail, at: string, quantityUnits: Facts['quantityUnits']): readonly Problem[] {
  const weighed = weighLine(row, quantityUnits);
  if (weighed === undefined) return [];
  if (!('why' in weighed))
    return row.quantity?.gt(ZERO) === true && weighed.kilograms?.eq(ZERO) === true
      ? [fieldProblem(`${at}.quantity`, message('lineWeighsNothing'))]
      : [];
  if (weighed.why.messageKey !== 'densityMissing') return [fieldProblem(`${at}.refQuantityUnit`, weighed.why)];
  // That a product is missing or was not found is said at the product.
  if (idOf(row.refHazDossier) === null) return [];
  return [fieldProblem(`${at}.${isLiquidWithoutDensity(row) ? 'density' : 'refQuantityUnit'}`, weighed.why)];
}

export const subOperationsFit = rule<'hazLicense', 'operationOfSub'>('subOperationsFit', {
  needs: ['operationOfSub'],
  check: ({ refOperation, details }, { operationOfSub }) =>
    remainingRows(details).flatMap(([{ refSubOperation }, index]) => {
      const sub = idOf(refSubOperation);
      return sub === null || operationOfSub.get(sub) === refOperation
        ? []
        : [fieldProblem(`details.${index}.refSubOperation`, message('subOperationOfOther'))];
    }),
});

export const countryStated = rule<'hazLicense'>('countryStated', {
  isAtSubmit: true,
  check: (licence) =>
    isExport(licence) && remainingRows(licence.countries).length === 0
      ? fieldProblem('countries', message('exportCountryMissing'))
      : undefined,
});

/** Nothing was used beyond the quantity of the paper. */
export const usedBeforeWithin = rule<'hazLicense'>('usedBeforeWithin', {
  check: ({ details }) =>
    remainingRows(details).flatMap(([{ usedBefore, kilograms }, index]) =>
      usedBefore !== null && kilograms !== null && usedBefore.gt(kilograms)
        ? [fieldProblem(`details.${index}.usedBefore`, message('usedBeforeAbove', { most: figure(kilograms) }))]
        : [],
    ),
});

/** A card counts it once, when it is opened: another figure later would be stored, and counted by nobody. */
export const usedBeforeCountedOnce = rule<'hazLicense', 'countedBefore'>('usedBeforeCountedOnce', {
  needs: ['countedBefore'],
  check: ({ details }, { countedBefore }) =>
    remainingRows(details).flatMap(([{ lineId, usedBefore }, index]) => {
      const counted = countedBefore.get(lineId ?? '');
      return usedBefore === null || counted === undefined || usedBefore.eq(counted)
        ? []
        : [fieldProblem(`details.${index}.usedBefore`, message('usedBeforeCounted', { used: figure(counted) }))];
    }),
});

/** Nobody is licensed to make more than the factory can make in that time. */
export const withinCapacity = rule<'hazLicense'>('withinCapacity', {
  isAtSubmit: true,
  check: (licence) => {
    const { yearlyCapacity, validMonths } = licence;
    if (!isManufacture(licence) || yearlyCapacity === null || validMonths === null) return undefined;
    const most = divide(yearlyCapacity.times(decimal(KG_PER_TON * validMonths)), decimal(MONTHS_PER_YEAR), {
      scale: KILOGRAM_SCALE,
      rounding: 'down',
    });
    const asked = totalOf(licence);
    if (asked.lte(most)) return undefined;
    const figures = {
      capacity: figure(yearlyCapacity),
      months: validMonths,
      most: figure(most),
      asked: figure(asked),
    };
    return fieldProblem('yearlyCapacity', message('aboveYearlyCapacity', figures));
  },
});

export const KG_PER_TON = 1000;
export const MONTHS_PER_YEAR = 12;

/** Of all lines, in kilograms as the server has computed them. */
export function totalOf({ details }: Pick<Licence, 'details'>): Decimal {
  return sum(remainingRows(details).flatMap(([{ kilograms }]) => kilograms ?? []));
}
