/** Returns licences and notices in short: what they permit. */
import { shortListCalls, type ShortDocument } from '#platform/server/request/view/shortLists.ts';
import { hazLicense } from '../hazLicense.ts';

export interface ShortLicence extends ShortDocument {
  readonly productNameTh: string | null;
  readonly productNameEn: string | null;
  readonly refOperation: { readonly id: string } | null;
  readonly refHazType: { readonly id: string } | null;
  readonly quantity: number | null;
  readonly quantityRemaining: number | null;
}

export const shortDetailsCalls = shortListCalls({
  entity: hazLicense,
  fields: [
    'productNameTh',
    'productNameEn',
    'refOperation',
    'refHazType',
    'quantity',
    'quantityRemaining',
  ] satisfies readonly (keyof ShortLicence)[],
  title: ['ข้อมูลย่อของใบอนุญาตและใบรับแจ้ง', 'Licences and notices in short'],
  endedTitle: [
    'ใบอนุญาตและใบรับแจ้งที่หมดอายุ ยกเลิก หรือเพิกถอน',
    'Licences and notices that have expired or were cancelled or revoked',
  ],
});
