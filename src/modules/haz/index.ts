/** Registered products: makers and importers apply, and receive a certificate that anybody can check. */
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';
import type { Choice } from '#language/choice.ts';
import type { FollowUp } from '#language/followUp.ts';
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import type { RecordValues } from '#language/record.ts';
import type { PublicFact } from '#language/requestDeclaration.ts';
import { hazType, operation } from '#platform/model/businessChoices.ts';
import { subjectFromNames } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { charge, receive, review, sign } from '#platform/model/request/stages.ts';
import { hazChecklist, hazChoices } from './choices.ts';
import { haz as registration, hazAttachment } from './haz.ts';
import {
  hazAquatic,
  hazDistributor,
  hazImportCompany,
  hazImportProduct,
  hazMainSubStance,
  hazPackage,
  hazPictogram,
  hazProduct,
  hazTest,
  hazUseRate,
} from './hazParts.ts';
import { tradeNameTaken } from './hazRules.ts';
import { hazMessages } from './messages.ts';
import { TRADE_NAME, TRADE_NAME_LABEL, tradeNameKeys } from './tradeName.ts';

export { unitProblem } from './hazRules.ts';
export {
  aquaticFields,
  aquaticOptions,
  CONTENT,
  partOptions,
  pictogramFields,
  pictogramOptions,
  rateFields,
  rateOptions,
} from './sharedParts.ts';
export { isCountUnit } from './tolerance.ts';

const HAZES = '/api/v1/transaction/hazes';
/**
 * The form computes values while a person types from these lists: types, lethal doses, classes, drawings. All of them
 * are public.
 */
const LOOKUP_CALLS = ['haz-objects', 'haz-sub-stances', 'ld50', 'pictogram'].map(
  (list) => `POST /api/v1/master/${list}/_search`,
);
/** What the holder needs next: a licence for type 3, a notice for type 2, to do what the product is registered for. */
const toLicense = {
  copies: { refOperation: 'refOperation', refHazObject: 'refHazObject' },
  namedIn: { part: 'details', field: 'refHaz' },
} as const;
const permissionsFor: readonly FollowUp[] = [
  {
    ...toLicense,
    document: 'hazLicense',
    documentType: 'licenceImport',
    label: ['ขออนุญาต (ชนิดที่ 3)', 'Apply for a licence (type 3)'],
    where: { field: 'refHazType', oneOf: ['type3'] },
  },
  {
    ...toLicense,
    document: 'hazLicense',
    documentType: 'noticeImport',
    label: ['แจ้ง (ชนิดที่ 2)', 'File a notice (type 2)'],
    where: { field: 'refHazType', oneOf: ['type2'] },
  },
];
/** Six years (Hazardous Substance Act; a registration is valid for no longer). */
const VALID_MONTHS = 72;

export const haz = requestModule({
  name: 'haz',
  dependsOn: ['fee', 'manufacture-sample', 'master-mgt'],
  title: ['ทะเบียนวัตถุอันตราย', 'Hazardous products'],
  icon: 'ExperimentOutlined',
  document: registration,
  parts: [
    hazMainSubStance,
    hazTest,
    hazAquatic,
    hazPictogram,
    hazUseRate,
    hazPackage,
    hazProduct,
    hazDistributor,
    hazImportCompany,
    hazImportProduct,
    hazAttachment,
  ],
  choices: hazChoices,
  messages: hazMessages,
  registerTitle: ['ทะเบียนที่ออกแล้ว', 'Registered products'],
  hasManualRegister: true,
  documentTypes: ['registrationImport', 'registrationManufacture'],
  documentTypeOf: ({ refOperation }) =>
    refOperation === 'manufacture' ? 'registrationManufacture' : 'registrationImport',
  workflow: { stages: [receive({ days: 3 }), review({ days: 30 }), charge(), sign({ days: 10 })] },
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  renewal: 'extend',
  validity: { months: VALID_MONTHS },
  approveCode: hazId,
  subject: subjectFromNames('tradeNameTh', 'tradeNameEn'),
  fee: ({ refOperation, refHazObject }) => ({
    copies: 1,
    ...(refOperation === null ? {} : { operation: refOperation }),
    ...(refHazObject === null ? {} : { productId: refHazObject.id }),
  }),
  followUps: permissionsFor,
  claims: (document) => claimsOf(document),
  namedFields: ['refHazType'],
  publicFacts: (document) => factsOf(document),
  checklist: hazChecklist,
  requiredFor: {
    dataSet: ['new'],
    efficacy: ['new'],
    analysis: ['new', 'renew'],
    label: ['new', 'renew', 'change'],
    sds: ['new'],
  },
  calls: [
    'POST /api/v1/transaction/requests/report/haz',
    `POST ${HAZES}/report/data`,
    `POST ${HAZES}/search/short-details`,
    `POST ${HAZES}/hazes-del/exp`,
    ...LOOKUP_CALLS,
  ],
});

/**
 * `HZ216900001`: type, operation, year and number. Both kinds of registration have their own digits in it, so that no
 * two numbers are equal.
 */
function hazId(
  count: number,
  approved: Parameters<typeof dateParts>[0],
  { refHazType, refOperation }: RecordValues<'haz'>,
): string {
  return `HZ${keyOf(hazType, refHazType)}${keyOf(operation, refOperation)}${String(toBuddhistYear(dateParts(approved).year)).slice(-2)}${String(count).padStart(HAZ_ID_DIGITS, '0')}`;
}

const HAZ_ID_DIGITS = 5;

function keyOf({ values }: Choice, code: unknown): string {
  return (typeof code === 'string' ? values[code]?.key : undefined) ?? '0';
}

/** Both names of one product may be the same. */
function claimsOf(document: RecordValues<'haz'>) {
  const names = tradeNameKeys(document);
  return names
    .filter(({ key }, index) => names.findIndex((other) => other.key === key) === index)
    .map(({ path, key }) => ({ kind: TRADE_NAME, key, path, takenMessage: tradeNameTaken }));
}

/** The facts on every label of the product. */
function factsOf(document: RecordValuesWithNames<'haz', 'refHazType'>): readonly PublicFact[] {
  const { refHazType } = document;
  return [
    { label: TRADE_NAME_LABEL, value: subjectFromNames('tradeNameTh', 'tradeNameEn')(document) },
    ...(refHazType === null ? [] : [{ label: hazType.title, value: refHazType.name }]),
  ];
}
