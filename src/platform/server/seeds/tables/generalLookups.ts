/** Vocabularies about people and about the system itself. */
import type { LookupTable } from '../lookupTable.ts';

export const generalLookups: readonly LookupTable[] = [
  {
    // `personType` names the people it is offered to. The full name of a legal entity already contains its form.
    group: 'TITLE',
    title: ['คำนำหน้า', 'Title'],
    rows: [
      ['01', 'นาย', 'Mr.', { attribute: { personType: 'individual' } }],
      ['02', 'นาง', 'Mrs.', { attribute: { personType: 'individual' } }],
      ['03', 'นางสาว', 'Miss', { attribute: { personType: 'individual', short: 'น.ส.' } }],
      ['04', 'เด็กชาย', 'Master', { attribute: { personType: 'individual', short: 'ด.ช.' } }],
      ['05', 'เด็กหญิง', 'Miss (child)', { attribute: { personType: 'individual', short: 'ด.ญ.' } }],
      ['06', 'ว่าที่ร้อยตรี', 'Acting Second Lieutenant', { attribute: { personType: 'individual' } }],
      ['07', 'ดร.', 'Dr.', { attribute: { personType: 'individual' } }],
      ['21', 'บริษัท … จำกัด', '… Co., Ltd.', { attribute: { personType: 'legalEntity' } }],
      ['22', 'บริษัท … จำกัด (มหาชน)', '… Public Co., Ltd.', { attribute: { personType: 'legalEntity' } }],
      ['23', 'ห้างหุ้นส่วนจำกัด', 'Limited partnership', { attribute: { personType: 'legalEntity', short: 'หจก.' } }],
      ['24', 'ห้างหุ้นส่วนสามัญนิติบุคคล', 'Registered ordinary partnership', { attribute: { personType: 'legalEntity' } }],
      ['25', 'วิสาหกิจชุมชน', 'Community enterprise', { attribute: { personType: 'legalEntity' } }],
      ['26', 'สหกรณ์', 'Cooperative', { attribute: { personType: 'legalEntity' } }],
      ['27', 'มูลนิธิ', 'Foundation', { attribute: { personType: 'legalEntity' } }],
      ['28', 'ส่วนราชการ', 'Government agency', { attribute: { personType: 'legalEntity' } }],
    ],
  },
  {
    // By the codes of the Bank of Thailand.
    group: 'BANK',
    title: ['ธนาคาร', 'Bank'],
    rows: [
      ['006', 'ธนาคารกรุงไทย', 'Krungthai Bank'],
      ['002', 'ธนาคารกรุงเทพ', 'Bangkok Bank'],
      ['004', 'ธนาคารกสิกรไทย', 'Kasikornbank'],
      ['014', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
      ['025', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'],
    ],
  },
  {
    // Levels of the civil service's academic and general positions.
    group: 'OFFICER_LEVEL',
    title: ['ระดับของข้าราชการ', 'Level of an officer'],
    rows: [
      ['K1', 'ปฏิบัติการ', 'Practitioner'],
      ['K2', 'ชำนาญการ', 'Professional'],
      ['K3', 'ชำนาญการพิเศษ', 'Senior professional'],
      ['K4', 'เชี่ยวชาญ', 'Expert'],
      ['M1', 'อำนวยการต้น', 'Director, primary level'],
      ['M2', 'อำนวยการสูง', 'Director, higher level'],
      ['S1', 'บริหารต้น', 'Executive, primary level'],
      ['S2', 'บริหารสูง', 'Executive, higher level'],
      ['O1', 'ปฏิบัติงาน', 'Operational'],
      ['O2', 'ชำนาญงาน', 'Experienced'],
    ],
  },
  {
    group: 'ATTACHMENT_TYPE',
    title: ['ประเภทเอกสารประจำตัว', 'Type of company document'],
    rows: [
      ['01', 'หนังสือรับรองนิติบุคคล', 'Company certificate'],
      ['02', 'สำเนาบัตรประจำตัวประชาชน', 'Copy of the identity card'],
      ['03', 'หนังสือมอบอำนาจ', 'Power of attorney'],
      ['04', 'ทะเบียนภาษีมูลค่าเพิ่ม (ภ.พ.20)', 'VAT registration (Phor Phor 20)'],
      ['05', 'ใบอนุญาตประกอบกิจการโรงงาน (รง.4)', 'Factory licence (Ror Ngor 4)'],
      ['99', 'เอกสารอื่น', 'Other'],
    ],
  },
  {
    group: 'TO_WHOM_PURPOSE',
    title: ['วัตถุประสงค์ของหนังสือรับรอง To whom', 'Purpose of a to-whom letter'],
    rows: [
      ['1', 'รับรองว่าขึ้นทะเบียนวัตถุอันตรายแล้ว', 'To certify that the product is registered'],
      ['2', 'รับรองว่าไม่เป็นวัตถุอันตรายในความควบคุม', 'To certify that the product is not controlled'],
      ['3', 'รับรองสถานะผู้ประกอบการ', 'To certify the standing of the operator'],
      ['4', 'ประกอบพิธีการศุลกากรหรือการประกวดราคา', 'For customs clearance or a tender'],
      ['9', 'อื่น ๆ', 'Other'],
    ],
  },
  {
    group: 'BOOLEAN',
    title: ['ใช่หรือไม่ใช่', 'Yes or no'],
    rows: [
      ['true', 'ใช่', 'Yes'],
      ['false', 'ไม่ใช่', 'No'],
    ],
  },
];
