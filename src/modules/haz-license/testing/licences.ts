/** Licences and notices for tests: what a draft of each type contains. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { FIRST_AREA, itemValues, productUse } from '#modules/storage-location/testing/places.ts';
import type { DraftContext } from '#platform/testing/moduleTesting.ts';
import { uploadPdf } from '#platform/testing/requestPeople.ts';
import { hazLicenseChecklist } from '../choices.ts';
import { LICENSED_OPERATIONS, licenceTypes, noticeTypes, type LicensedOperation } from '../operations.ts';

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

export const OPERATION_KEYS = { import: '1', export: '2', manufacture: '4', possess: '5' } as const;
const SUB_OPERATIONS: Readonly<Partial<Record<LicensedOperation, string>>> = { manufacture: '41', possess: '51' };

export const quantityUnit = (key: string): Id => ({ id: lookupId('QUANTITY_UNIT', key) });
export const objective = (key: string): Id => ({ id: lookupId('OBJECTIVE', key) });
export const subOperation = (key: string): Id => ({ id: lookupId('SUB_OPERATION', key) });
export const country = (code: string): Id => ({ id: seedId(`country ${code}`) });

interface Licensed {
  readonly operation: LicensedOperation;
  /** Key of the type of substance. */
  readonly hazType: '2' | '3';
}

/** By the document type. */
export const licensedAs: ReadonlyMap<string, Licensed> = new Map(
  LICENSED_OPERATIONS.flatMap((operation): readonly (readonly [string, Licensed])[] => [
    [licenceTypes[operation], { operation, hazType: '3' }],
    [noticeTypes[operation], { operation, hazType: '2' }],
  ]),
);

/** The papers that a draft refers to: a product and a store, and a factory to manufacture. */
export interface LicensePapers {
  readonly product: Id;
  readonly store: Id;
  readonly factory?: Id | undefined;
}

/** What a place must be certified for, so that it takes the product. */
export function certifiedFor(hazType: '2' | '3'): Values {
  return {
    productTypes: [{ refProductUse: productUse('1'), refHazType: { key: hazType } }],
    subItems: [itemValues({ refHazType: { key: hazType } })],
  };
}

export function papersFor({ registered }: Pick<DraftContext, 'registered'>, type: string): Promise<LicensePapers> {
  const { operation, hazType } = getLicensed(type);
  return registerPapers({ registered, operation, hazType });
}

async function registerPapers({
  registered,
  operation,
  hazType,
}: Pick<DraftContext, 'registered'> & {
  readonly operation: LicensedOperation;
  readonly hazType: '2' | '3';
}): Promise<LicensePapers> {
  const kind = operation === 'manufacture' ? 'registrationManufacture' : 'registrationImport';
  return {
    product: await registered(kind, { refHazObject: hazType === '3' ? listedObject.type3 : listedObject.type2 }),
    store: await registered('storageLocation', certifiedFor(hazType)),
    factory: operation === 'manufacture' ? await registered('manufactureLocation', certifiedFor(hazType)) : undefined,
  };
}

function getLicensed(type: string): Licensed {
  const found = licensedAs.get(type);
  if (found === undefined) throw new Error(`"${type}" is neither a licence nor a notice`);
  return found;
}

export interface LicenceTerms extends LicensePapers {
  readonly type: string;
  /** Kilograms. */
  readonly quantity?: number;
  readonly squareMetres?: number;
}

/** Everything that a submission needs, without attachments. 2,000 kg, kept in the first area of the store. */
export function licenceValues(terms: LicenceTerms): Values {
  const { type, product, store, factory, quantity = 2000, squareMetres = 30 } = terms;
  const { operation, hazType } = getLicensed(type);
  const sub = SUB_OPERATIONS[operation];
  return {
    refOperation: { key: OPERATION_KEYS[operation] },
    refHazObject: hazType === '3' ? listedObject.type3 : listedObject.type2,
    validMonths: 36,
    ...(operation === 'manufacture' ? { yearlyCapacity: 40 } : {}),
    details: [
      {
        refHaz: product,
        quantity,
        refQuantityUnit: quantityUnit('KGM'),
        refObjective: objective('1'),
        ...(sub === undefined ? {} : { refSubOperation: subOperation(sub) }),
      },
    ],
    ...(operation === 'export' ? { countries: [{ refCountry: country('VN') }] } : {}),
    storageLocations: [
      {
        refPlace: store,
        areaLineId: FIRST_AREA,
        quantity,
        ...(operation === 'possess' ? { squareMetres } : {}),
      },
      ...(factory === undefined ? [] : [{ refPlace: factory }]),
    ],
  };
}

/** Every kind of attachment that any of the types needs, but for the proof of acquisition. */
export async function licenceAttachments({
  test,
  operator,
}: Pick<DraftContext, 'test' | 'operator'>): Promise<readonly Values[]> {
  const attachments: Values[] = [];
  for (const [code, { key }] of Object.entries(hazLicenseChecklist.values))
    if (code !== 'acquisition' && code !== 'other' && code !== 'powerOfAttorney')
      attachments.push({ refItem: { key }, file: await uploadPdf(test, operator, `licence-${key}.pdf`) });
  return attachments;
}
