/**
 * What the law requires for each type of hazardous substance (Hazardous Substance Act B.E. 2535, section 18), in one
 * line.
 */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';

export const hazTypeLaw: Readonly<Record<NonNullable<RecordValues<'hazObject'>['refHazType']>, Label>> = {
  type1: [
    'ปฏิบัติตามหลักเกณฑ์ที่ประกาศกำหนด และแจ้งข้อเท็จจริง',
    'Compliance with the published rules and a fact notice required',
  ],
  type2: ['แจ้งให้พนักงานเจ้าหน้าที่ทราบก่อน และขึ้นทะเบียน', 'Prior notice to an officer and registration required'],
  type3: ['ต้องได้รับใบอนุญาต และขึ้นทะเบียน', 'Licence and registration required'],
  type4: ['ห้ามผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง', 'Manufacture, import, export and possession are prohibited'],
};
