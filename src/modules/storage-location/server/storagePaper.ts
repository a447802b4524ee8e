/** What the certificate of a storage location says in words of its own. */
import { certificateOf, type CertificateWording } from './certificatePaper.ts';

export const storageWording: CertificateWording = {
  title: ['หนังสือรับรองสถานที่เก็บรักษาวัตถุอันตราย', 'Certificate of a Storage Location'],
  certifies: [
    'เพื่อแสดงว่าสถานที่ดังต่อไปนี้ใช้เก็บรักษาวัตถุอันตรายได้ตามประเภทและขนาดที่ระบุ โดยต้องปฏิบัติตามเงื่อนไขท้ายหนังสือนี้',
    'to certify that the following place may be used to store hazardous substances of the kinds and up to the size stated, on the conditions below.',
  ],
  kinds: ['ประเภทสินค้าที่เก็บได้', 'Kinds of goods allowed'],
  // On the page that is signed; the single areas are on the back.
  areas: ({ count, used, total, capacity }) => [
    [
      `${count} พื้นที่ ใช้เก็บรวม ${used} ตารางเมตร ตามรายการแนบท้าย`,
      `${count} with ${used} m² used in all, listed in the attachment`,
    ],
    [
      `พื้นที่ทั้งหมด ${total} ตารางเมตร ความจุที่ใช้เก็บ ${capacity} กิโลกรัม`,
      `Total area ${total} m², capacity of the used part ${capacity} kg`,
    ],
  ],
  conditions: [
    [
      'ต้องเก็บรักษาเฉพาะประเภทสินค้าที่ระบุ ภายในพื้นที่และไม่เกินความจุตามรายการแนบท้าย',
      'Only the stated kinds of goods shall be stored, within the listed areas and up to their capacities.',
    ],
    [
      'ต้องมีบุคลากรเฉพาะประจำสถานที่ และแจ้งเมื่อมีการเปลี่ยนตัวบุคคล',
      'The place shall have an expert, and a change of the person shall be notified.',
    ],
    [
      'ต้องยินยอมให้พนักงานเจ้าหน้าที่เข้าตรวจสถานที่ได้ทุกเวลาทำการ',
      'Competent officials may inspect the place at any time during working hours.',
    ],
  ],
  back: {
    title: ['รายการพื้นที่เก็บรักษา', 'Storage areas'],
    usedSize: ['ขนาดที่ใช้เก็บ', 'Used size'],
    used: ['ใช้เก็บ', 'Used'],
  },
};

export const storagePaper = certificateOf(storageWording);
