/** The paper that a substance needs by its type: a licence for type 3, a notice for type 2. */
import { LICENSED_OPERATIONS, licenceTypes, noticeTypes, type LicensedOperation } from '../../operations.ts';

export interface OtherPaper {
  readonly operation: LicensedOperation;
  readonly documentType: string;
  readonly text: 'openLicence' | 'openNotice';
}

/** Undefined for types that need neither. Without an operation it is the first one. */
export function otherPaperFor(hazType: string, chosen: string | null): OtherPaper | undefined {
  const operation = LICENSED_OPERATIONS.find((licensed) => licensed === chosen) ?? LICENSED_OPERATIONS[0];
  switch (hazType) {
    case 'type2':
      return { operation, documentType: noticeTypes[operation], text: 'openNotice' };
    case 'type3':
      return { operation, documentType: licenceTypes[operation], text: 'openLicence' };
    default:
      return undefined;
  }
}
