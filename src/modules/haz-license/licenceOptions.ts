/** What the modules of licences and of notices have in common: how one is requested, decided and issued. */
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import type { OpenedStockCard, PublicFact, TakenAmount } from '#language/requestDeclaration.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { ZERO } from '#language/values/decimal.ts';
import { addDays, addMonths, type PlainDate } from '#language/values/plainDate.ts';
import { numberedByYear, subjectFromNames } from '#platform/model/request/numbering.ts';
import { charge, review, sign } from '#platform/model/request/stages.ts';
import { hazLicenseChecklist } from './choices.ts';
import { hazLicenseDetail } from './detail.ts';
import { licenceFee } from './fee.ts';
import { hazLicense, VALID_MONTHS_MAX } from './hazLicense.ts';
import {
  hazLicenseAttachment,
  hazLicenseCondition,
  hazLicenseCountry,
  hazLicenseStorageLocation,
} from './licenceParts.ts';
import { receiveLicence } from './receiveLicence.ts';
import {
  findLicensedOperation,
  hasSubOperation,
  isManufacture,
  isPossession,
  isTrade,
  type TypesByOperation,
} from './operations.ts';

const LICENSES = '/api/v1/transaction/haz-licenses';
const productNames = subjectFromNames('productNameTh', 'productNameEn');

type Licence = RecordValues<'hazLicense'>;

export const licenceOptions = {
  document: hazLicense,
  parts: [hazLicenseDetail, hazLicenseCountry, hazLicenseStorageLocation, hazLicenseCondition, hazLicenseAttachment],
  checklist: hazLicenseChecklist,
  hasManualRegister: true,
  workflow: {
    // The regulation of 1994: examined within 30 working days, decided within 20.
    stages: [
      receiveLicence({ days: 10 }),
      review({ days: 30, edits: ['proposedConditions'] }),
      charge(),
      sign({ days: 20 }),
    ],
    effects: {
      proposeConditions: { label: ['เสนอเงื่อนไขจากรายการ', 'Conditions proposed from the list'] },
      discloseConditions: {
        label: ['แจ้งเงื่อนไขและวันที่มีผล', 'Conditions and term disclosed'],
        isIrreversible: true,
      },
    },
  },
  issueEffects: ['discloseConditions'],
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  validity: {
    lastDay: ({ validMonths }: Pick<Licence, 'validMonths'>, first: PlainDate) =>
      addDays(addMonths(first, validMonths ?? VALID_MONTHS_MAX), -1),
  },
  subject: productNames,
  fee: licenceFee,
  stockCards: stockCardsOf,
  takes: takenBy,
  namedFields: ['refOperation', 'refHazObject', 'details'],
  publicFacts: factsOf,
  calls: [
    'POST /api/v1/transaction/requests/report/haz-license',
    `POST ${LICENSES}/report/data`,
    `POST ${LICENSES}/search/short-details`,
    `POST ${LICENSES}/haz-licenses-del/exp`,
    `POST ${LICENSES}/areas`,
    'POST /api/v1/transaction/stock-cards/haz-license/reserve-use',
    'POST /api/v1/master/haz-objects/_search',
    'POST /api/v1/master/licence-conditions/_search',
  ],
} as const;

/** Which attachments a document needs, apart from those that every document needs. */
export const licenceNeeds = {
  // Known only once the product is chosen and the document has a holder.
  acquisition: ({ refHolder, details }: Licence) =>
    refHolder !== null &&
    remainingRows(details).some(
      ([{ refProductHolder }]) => refProductHolder !== null && idOf(refProductHolder) !== idOf(refHolder),
    ),
  order: isTrade,
  productionProcess: isManufacture,
  productionPlan: isManufacture,
  areaMap: isPossession,
  storageMethod: isPossession,
  vatPaper: hasSubOperation,
} as const;

/** Each line grants its kilograms: used up by notices, or a ceiling for what is possessed. */
function stockCardsOf(licence: Pick<Licence, 'refOperation' | 'details'>): readonly OpenedStockCard[] {
  const kind = isPossession(licence) ? 'possess' : 'quota';
  return remainingRows(licence.details).map(([{ lineId, hazNameTh, hazNumber, kilograms, usedBefore }, index]) => ({
    kind,
    lineId,
    name: hazNameTh ?? hazNumber ?? '',
    quota: kilograms ?? ZERO,
    ...(kind === 'quota' && usedBefore !== null ? { usedBefore } : {}),
    path: `details.${index}.quantity`,
  }));
}

/** Only possession takes square metres of its stores; all others merely name them. */
function takenBy(licence: Pick<Licence, 'refOperation' | 'storageLocations'>): readonly TakenAmount[] {
  if (!isPossession(licence)) return [];
  return remainingRows(licence.storageLocations).flatMap(([row, index]): readonly TakenAmount[] => {
    const dossierId = idOf(row.refPlaceDossier);
    return dossierId === null || row.areaLineId === null
      ? []
      : [
          {
            kind: 'area',
            dossierId,
            lineId: row.areaLineId,
            amount: row.squareMetres ?? ZERO,
            path: `storageLocations.${index}.squareMetres`,
            onIssue: 'use',
          },
        ];
  });
}

type NamedLicence = RecordValuesWithNames<'hazLicense', 'refOperation' | 'refHazObject' | 'details'>;

/** What is licensed, and no quantities: they are nobody else's business. */
function factsOf({ refOperation, refHazObject, details }: NamedLicence): readonly PublicFact[] {
  return [
    ...(refOperation === null ? [] : [{ label: ['การดำเนินการ', 'Operation'] as const, value: refOperation.name }]),
    ...(refHazObject === null
      ? []
      : [{ label: ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'] as const, value: refHazObject.name }]),
    ...remainingRows(details).map(([{ hazNumber, hazNameTh, hazNameEn }]): PublicFact => ({
      label: ['ผลิตภัณฑ์', 'Product'],
      value: [`${hazNameTh ?? ''} (${hazNumber ?? ''})`, `${hazNameEn ?? hazNameTh ?? ''} (${hazNumber ?? ''})`],
    })),
  ];
}

/** `นข.12/2569`: the letters say what is licensed, because customs sees only the number. */
export function numberedByOperation(letters: TypesByOperation<string>) {
  return (count: number, approved: PlainDate, document: Pick<Licence, 'refOperation'>): string =>
    numberedByYear(letters[findLicensedOperation(document) ?? 'import'])(count, approved, document);
}
