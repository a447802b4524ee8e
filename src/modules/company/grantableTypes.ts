/** Types of document that powers are given for: all except registrations, which people file for themselves. */
import type { Label } from '#language/label.ts';
import type { documentType } from '#platform/model/businessChoices.ts';

export type DocumentType = keyof (typeof documentType)['values'];

export interface TypeGroup {
  readonly label: Label;
  readonly types: readonly DocumentType[];
}

/** Grouped as people divide the work of a company. */
export const typeGroups: readonly TypeGroup[] = [
  { label: ['หนังสือรับรอง', 'Certificates and letters'], types: ['toWhom', 'freeSale', 'healthCertificate', 'ruling'] },
  {
    label: ['ตัวอย่างและการขึ้นทะเบียน', 'Samples and registrations of substances'],
    types: ['sampleManufacture', 'sampleImport', 'registrationImport', 'registrationManufacture'],
  },
  { label: ['สถานที่', 'Places'], types: ['storageLocation', 'manufactureLocation'] },
  {
    label: ['ใบอนุญาต (ชนิดที่ 3)', 'Licences (type 3)'],
    types: ['licenceImport', 'licenceExport', 'licenceManufacture', 'licencePossess', 'transitLicence'],
  },
  {
    label: ['ใบรับแจ้งและใบแจ้ง', 'Notices'],
    types: [
      'noticeImport',
      'noticeExport',
      'noticeManufacture',
      'noticePossess',
      'informImport',
      'informExport',
      'transitNotice',
    ],
  },
  {
    label: ['การตรวจที่ด่านและตัวอย่างสินค้า', 'Inspection at checkpoints and sampling'],
    types: [
      'inspection',
      'release',
      'openInspection',
      'sampling',
      'sendSampling',
      'samplingAnalysis',
      'sequestrate',
      'cancelSequestrate',
    ],
  },
];

const grantable: ReadonlySet<string> = new Set(typeGroups.flatMap(({ types }) => types));

export function isGrantable(code: string): boolean {
  return grantable.has(code);
}
