/** What the certificate of a place of manufacture says in words of its own. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { certificateOf, machinesBlock, type CertificateWording } from '#modules/storage-location/server/index.ts';
import { decimal } from '#language/values/decimal.ts';
import { backListOf } from '#platform/server/paper/backPage.ts';
import { itemBlock, NONE_LABEL, type UnnumberedBlock } from '#platform/server/paper/blocks.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import { BLANK } from '#platform/server/paper/signature.ts';

export const factoryWording: CertificateWording = {
  title: ['หนังสือรับรองสถานที่ผลิตวัตถุอันตราย', 'Certificate of a Place of Manufacture'],
  certifies: [
    'เพื่อแสดงว่าสถานที่ดังต่อไปนี้ใช้ผลิตวัตถุอันตรายได้ตามประเภท ขนาด และเครื่องจักรที่ระบุ โดยต้องปฏิบัติตามเงื่อนไขท้ายหนังสือนี้',
    'to certify that the following place may be used to manufacture hazardous substances of the kinds, within the areas and with the machines stated, on the conditions below.',
  ],
  kinds: ['ประเภทสินค้าที่ผลิตได้', 'Kinds of goods made'],
  // On the page that is signed; the single areas and machines are on the back.
  areas: ({ count, used, total, capacity }) => [
    [`${count} พื้นที่ ตามรายการแนบท้าย`, `${count} areas, listed in the attachment`],
    [`ใช้ผลิตและเก็บรวม ${used} จาก ${total} ตารางเมตร`, `${used} of ${total} m² used to make and to store`],
    [`ความจุของส่วนที่ใช้รวม ${capacity} กิโลกรัม`, `Capacity of the used parts ${capacity} kg`],
  ],
  further: (format, place) => [machinesBlock(format, place), licenceBlock(format, place)],
  conditions: [
    [
      'ต้องผลิตเฉพาะประเภทสินค้าที่ระบุ ภายในพื้นที่และด้วยเครื่องจักรตามรายการแนบท้าย',
      'Only the stated kinds of goods shall be made, within the listed areas and with the listed machines.',
    ],
    [
      'วัตถุดิบและสินค้าที่เก็บในแต่ละพื้นที่ต้องไม่เกินความจุตามรายการแนบท้าย',
      'Raw materials and goods in each area shall not exceed its listed capacity.',
    ],
    [
      'ต้องแจ้งก่อนติดตั้งเครื่องจักรเพิ่ม ย้ายเครื่องจักร หรือเปลี่ยนกรรมวิธีการผลิต',
      'Further machines, their relocation and changes of the process shall be notified beforehand.',
    ],
    [
      'ต้องยินยอมให้พนักงานเจ้าหน้าที่เข้าตรวจสถานที่ได้ทุกเวลาทำการ',
      'Competent officials may inspect the place at any time during working hours.',
    ],
  ],
  back: {
    title: ['พื้นที่ผลิตและเก็บรักษา', 'Production rooms and stores'],
    usedSize: ['ขนาดที่ใช้', 'Used size'],
    used: ['ที่ใช้', 'Used'],
    further: (format, { machines }) => [
      backListOf(format, {
        title: ['เครื่องจักร', 'Machines'],
        columns: [
          { title: ['เครื่องจักร', 'Machine'], share: 4 },
          { title: ['จำนวน', 'Count'], cm: 2, align: 'right' },
          { title: ['แรงม้าต่อเครื่อง', 'Horsepower of each'], cm: 3.2, align: 'right' },
          { title: ['แรงม้ารวม', 'Horsepower in all'], cm: 3.2, align: 'right' },
        ],
        rows: machines,
        cells: ({ name, count, horsepower }) => [
          oneLine(name),
          count === null ? '' : format.count(count),
          format.number(horsepower),
          count === null || horsepower === null ? '' : format.number(horsepower.times(decimal(count))),
        ],
      }),
    ],
  },
};

/** Required from a size on, which the law sets; a smaller factory has none. */
function licenceBlock(
  format: PaperFormatter,
  { factoryLicenceNo, factoryLicenceDate }: NamedRecord<'storageLocation'>,
): UnnumberedBlock {
  const label: Label = ['ใบอนุญาตโรงงาน', 'Factory licence'];
  if (factoryLicenceNo === null) return itemBlock(format, { label, text: format.labelText(NONE_LABEL) });
  const day = factoryLicenceDate === null ? BLANK : format.longDate(factoryLicenceDate);
  // The number stays as it is written on the licence.
  const text = [oneLine(factoryLicenceNo), format.labelText([`ออกเมื่อวันที่ ${day}`, `Issued ${day}`])];
  return itemBlock(format, { label, text });
}

export const factoryPaper = certificateOf(factoryWording);
