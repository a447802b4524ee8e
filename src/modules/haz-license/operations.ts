/** The four operations that need a licence or a notice, and what follows from each. */
import type { RecordValues } from '#language/record.ts';

export const LICENSED_OPERATIONS = ['import', 'export', 'manufacture', 'possess'] as const;
export type LicensedOperation = (typeof LICENSED_OPERATIONS)[number];

interface HasOperation {
  readonly refOperation: RecordValues<'hazLicense'>['refOperation'];
}

export function findLicensedOperation({ refOperation }: HasOperation): LicensedOperation | undefined {
  return LICENSED_OPERATIONS.find((operation) => operation === refOperation);
}

export const isImport = ({ refOperation }: HasOperation): boolean => refOperation === 'import';
export const isExport = ({ refOperation }: HasOperation): boolean => refOperation === 'export';
export const isManufacture = ({ refOperation }: HasOperation): boolean => refOperation === 'manufacture';
export const isPossession = ({ refOperation }: HasOperation): boolean => refOperation === 'possess';

/** Goods cross the border. */
export const isTrade = (record: HasOperation): boolean => isImport(record) || isExport(record);

/** What is done is stated more closely: formulate or repack, sell or use. */
export const hasSubOperation = (record: HasOperation): boolean => isManufacture(record) || isPossession(record);

/** Only importers and makers hold the registration themselves; everybody else may deal with products of others. */
export const isOfOwnProduct = (record: HasOperation): boolean => isImport(record) || isManufacture(record);

/** The document types of a module: its licence or notice for each operation. */
export type TypesByOperation<Type extends string> = Readonly<Record<LicensedOperation, Type>>;

export const licenceTypes = {
  import: 'licenceImport',
  export: 'licenceExport',
  manufacture: 'licenceManufacture',
  possess: 'licencePossess',
} as const satisfies TypesByOperation<string>;

export const noticeTypes = {
  import: 'noticeImport',
  export: 'noticeExport',
  manufacture: 'noticeManufacture',
  possess: 'noticePossess',
} as const satisfies TypesByOperation<string>;

/** Type 2 is notified, type 3 is licensed. */
export function isNotice({ refDocumentType }: { readonly refDocumentType: string | null }): boolean {
  return Object.values<string | null>(noticeTypes).includes(refDocumentType);
}

export function documentTypeFor<Type extends string>(types: TypesByOperation<Type>) {
  return (begun: HasOperation): Type | undefined => {
    const operation = findLicensedOperation(begun);
    return operation === undefined ? undefined : types[operation];
  };
}
