/** Returns registrations in short: the names and the type of a product. */
import { shortListCalls, type ShortDocument } from '#platform/server/request/view/shortLists.ts';
import { haz } from '../haz.ts';

export interface ShortRegistration extends ShortDocument {
  readonly tradeNameTh: string | null;
  readonly tradeNameEn: string | null;
  readonly refHazType: { readonly id: string } | null;
}

export const shortDetailsCalls = shortListCalls({
  entity: haz,
  fields: ['tradeNameTh', 'tradeNameEn', 'refHazType'] satisfies readonly (keyof ShortRegistration)[],
  title: ['ข้อมูลย่อของทะเบียน', 'Registrations in short'],
  endedTitle: ['ทะเบียนที่หมดอายุ ยกเลิก หรือเพิกถอน', 'Registrations that have expired or were cancelled or revoked'],
});
