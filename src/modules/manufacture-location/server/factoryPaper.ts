/** What the certificate of a place of manufacture says in words of its own. */
import { certificateOf, type CertificateWording } from '#modules/storage-location/server/index.ts';
import { itemBlock } from '#platform/server/paper/blocks.ts';

export const factoryWording: CertificateWording = {
  title: ['หนังสือรับรองสถานที่ผลิตวัตถุอันตราย', 'Certificate of a Place of Manufacture'],
  certifies: [
    'เพื่อแสดงว่าสถานที่ดังต่อไปนี้ใช้ผลิตวัตถุอันตรายได้ตามประเภท ขนาด และเครื่องจักรที่ระบุ โดยต้องปฏิบัติตามเงื่อนไขท้ายหนังสือนี้',
    'to certify that the following place may be used to manufacture hazardous substances of the kinds, within the areas and with the machines stated, on the conditions below.',
  ],
  kinds: ['ประเภทสินค้าที่ผลิตได้', 'Kinds of goods made'],
  areas: ({ count, used, total, capacity }) => [
    [
      `${count} พื้นที่ ใช้ผลิตและเก็บรวม ${used} ตารางเมตร ตามรายการแนบท้าย`,
      `${count} with ${used} m² used in all, listed in the attachment`,
    ],
    [
      `พื้นที่ทั้งหมด ${total} ตารางเมตร ความจุที่ใช้เก็บ ${capacity} กิโลกรัม`,
      `Total area ${total} m², capacity of the used part ${capacity} kg`,
    ],
  ],
  further: (format, { machines, horsepower, workers, factoryLicenceNo, factoryLicenceDate }) => [
    itemBlock(format, {
      label: ['เครื่องจักรและคนงาน', 'Machines and workers'],
      text: format.labelText([
        `เครื่องจักร ${(machines ?? []).length} รายการ รวม ${format.number(horsepower)} แรงม้า คนงาน ${format.count(workers ?? 0)} คน`,
        `${(machines ?? []).length} kinds of machines with ${format.number(horsepower)} hp in all, ${format.count(workers ?? 0)} workers`,
      ]),
    }),
    itemBlock(format, {
      label: ['ใบอนุญาตประกอบกิจการโรงงาน', 'Factory licence'],
      text:
        factoryLicenceNo === null
          ? format.labelText(['ไม่มี', 'None'])
          : [
              format.labelText([`เลขที่ ${factoryLicenceNo}`, `No. ${factoryLicenceNo}`]),
              factoryLicenceDate === null
                ? ''
                : format.labelText([
                    `ลงวันที่ ${format.longDate(factoryLicenceDate)}`,
                    `of ${format.longDate(factoryLicenceDate)}`,
                  ]),
            ].filter((line) => line !== ''),
    }),
  ],
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
    title: ['รายการพื้นที่ผลิตและเก็บรักษา', 'Areas of production and storage'],
    usedSize: ['ขนาดที่ใช้', 'Used size'],
    used: ['ที่ใช้', 'Used'],
  },
};

export const factoryPaper = certificateOf(factoryWording);
