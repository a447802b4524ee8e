/** Vocabularies about what is done with a substance: kinds of business, quantities, packages, transport, storage. */
import type { LookupTable } from '../lookupTable.ts';

export const tradeLookups: readonly LookupTable[] = [
  {
    group: 'SUB_OPERATION',
    title: ['การดำเนินการย่อย', 'Sub-operation'],
    parentGroup: 'OPERATION',
    rows: [
      ['41', 'ผสมปรุงแต่ง', 'Formulate', { parent: '4' }],
      ['42', 'แบ่งบรรจุ', 'Repack', { parent: '4' }],
      ['43', 'รวมบรรจุ', 'Combine', { parent: '4' }],
      ['51', 'ขาย', 'Sell', { parent: '5' }],
      ['52', 'เก็บรักษา', 'Store', { parent: '5' }],
      ['53', 'ขนส่ง', 'Transport', { parent: '5' }],
      ['54', 'ใช้', 'Use', { parent: '5' }],
      ['55', 'ใช้รับจ้าง', 'Use for hire', { parent: '5' }],
    ],
  },
  {
    group: 'OBJECTIVE',
    title: ['วัตถุประสงค์', 'Objective'],
    rows: [
      ['1', 'เพื่อจำหน่าย', 'For sale'],
      ['2', 'เพื่อใช้เอง', 'For own use'],
      ['3', 'เพื่อศึกษา วิจัย หรือทดสอบ', 'Study, research or testing'],
      ['4', 'เพื่อเป็นตัวอย่างประกอบการขึ้นทะเบียน', 'Sample for registration'],
      ['5', 'ราชการหรือบรรเทาสาธารณภัย', 'State service or disaster relief'],
      ['9', 'อื่น ๆ', 'Other'],
    ],
  },
  {
    group: 'SUB_OBJECTIVE',
    title: ['วัตถุประสงค์ย่อย', 'Sub-objective'],
    parentGroup: 'OBJECTIVE',
    rows: [
      ['11', 'จำหน่ายส่ง', 'Wholesale', { parent: '1' }],
      ['12', 'จำหน่ายปลีก', 'Retail', { parent: '1' }],
      ['21', 'ใช้ในฟาร์มเพาะเลี้ยงของตน', 'In one’s own farm', { parent: '2' }],
      ['22', 'ใช้เป็นวัตถุดิบในการผลิต', 'Raw material for manufacture', { parent: '2' }],
      ['31', 'วิจัยในห้องปฏิบัติการ', 'Laboratory research', { parent: '3' }],
      ['32', 'ทดสอบประสิทธิภาพในบ่อ', 'Efficacy trial in ponds', { parent: '3' }],
      ['51', 'ควบคุมโรคระบาดสัตว์น้ำ', 'Control of aquatic disease', { parent: '5' }],
    ],
  },
  {
    // Used to score the origin of a shipment; the department fills the lists.
    group: 'COUNTRY_RISK_GROUP',
    title: ['กลุ่มความเสี่ยงของประเทศ', 'Risk group of a country'],
    rows: [
      ['A', 'กลุ่ม A (ความเสี่ยงต่ำ)', 'Group A (low risk)'],
      ['B', 'กลุ่ม B (ความเสี่ยงกลาง)', 'Group B (medium risk)'],
      ['C', 'กลุ่ม C (ความเสี่ยงสูง)', 'Group C (high risk)'],
    ],
  },
  {
    group: 'OPERATOR_TYPE',
    title: ['ประเภทผู้ประกอบการ', 'Operator type'],
    rows: [
      ['1', 'ผู้นำเข้า', 'Importer'],
      ['2', 'ผู้ส่งออก', 'Exporter'],
      ['3', 'ผู้ผลิต', 'Manufacturer'],
      ['4', 'ผู้ครอบครอง/จำหน่าย', 'Possessor or distributor'],
      ['5', 'ตัวแทนออกของ', 'Customs broker'],
    ],
  },
  {
    // Codes of UN/ECE Recommendation 20; `kilograms` and `litres` give the amount of one unit.
    group: 'QUANTITY_UNIT',
    title: ['หน่วยปริมาณ', 'Unit of quantity'],
    rows: [
      ['KGM', 'กิโลกรัม', 'Kilogram', { attribute: { kilograms: '1' } }],
      ['TNE', 'ตัน', 'Tonne', { attribute: { kilograms: '1000' } }],
      ['GRM', 'กรัม', 'Gram', { attribute: { kilograms: '0.001' } }],
      ['LTR', 'ลิตร', 'Litre', { attribute: { litres: '1' } }],
      ['MLT', 'มิลลิลิตร', 'Millilitre', { attribute: { litres: '0.001' } }],
    ],
  },
  {
    // Codes of UN/ECE Recommendation 21.
    group: 'PACKAGE',
    title: ['ภาชนะบรรจุ', 'Package'],
    rows: [
      ['BG', 'ถุง', 'Bag'],
      ['BO', 'ขวด', 'Bottle'],
      ['DR', 'ถัง', 'Drum'],
      ['JY', 'แกลลอน', 'Jerrican'],
      ['BX', 'กล่อง', 'Box'],
      ['BJ', 'ถังหูหิ้ว', 'Bucket'],
    ],
  },
  {
    // Numbers of the customs department, which leaves 6 out.
    group: 'TRANSPORT_MODE',
    title: ['วิธีการขนส่ง', 'Mode of transport'],
    rows: [
      ['1', 'เรือ', 'Sea'],
      ['2', 'รถไฟ', 'Rail'],
      ['3', 'รถยนต์', 'Road'],
      ['4', 'เครื่องบิน', 'Air'],
      ['5', 'ไปรษณีย์', 'Post'],
      ['7', 'ท่อ/สายส่ง', 'Pipeline or wire'],
    ],
  },
  {
    // The default packing density of goods, unless a store has its own; `isProduction`: a room of a factory in which
    // substances are made, where only what is in process is kept.
    group: 'STORAGE_TYPE',
    title: ['ประเภทสถานที่เก็บ', 'Kind of storage'],
    rows: [
      ['1', 'อาคารปิด', 'Closed building', { attribute: { kgPerCubicMetre: '400' } }],
      ['2', 'อาคารเปิด', 'Open-sided building', { attribute: { kgPerCubicMetre: '400' } }],
      ['3', 'ลานกลางแจ้ง', 'Yard', { attribute: { kgPerCubicMetre: '400' } }],
      ['4', 'ถังเก็บ', 'Tank', { attribute: { kgPerCubicMetre: '400' } }],
      ['5', 'ห้องเย็น', 'Cold room', { attribute: { kgPerCubicMetre: '400' } }],
      ['6', 'ห้องผลิต', 'Production room', { attribute: { kgPerCubicMetre: '100', isProduction: true } }],
    ],
  },
  {
    // What an importer may state in a customs declaration instead of a permit; `isAccepted`: this department accepts
    // it.
    group: 'EXEMPT_CODE',
    title: ['เหตุยกเว้นใบอนุญาต', 'Ground of exemption'],
    rows: [
      ['EXEMPT1', 'หน่วยงานของรัฐ', 'State body', { attribute: { isAccepted: true } }],
      [
        'EXEMPT2',
        'วัตถุประสงค์ที่ได้รับยกเว้น (ตัวอย่าง การศึกษาวิจัย)',
        'Exempt purpose (sample, study)',
        { attribute: { isAccepted: true } },
      ],
      ['EXEMPT3', 'ได้รับยกเว้นตามกฎหมายอื่น', 'Exempt under another law', { attribute: { isAccepted: true } }],
      [
        'EXEMPT4',
        'ได้รับยกเว้นตามสนธิสัญญาหรือความตกลงระหว่างประเทศ',
        'Exempt under a treaty',
        { attribute: { isAccepted: false } },
      ],
      [
        'EXEMPT5',
        'ปริมาณหรือความเข้มข้นต่ำกว่าที่กำหนด',
        'Below the quantity or concentration set',
        { attribute: { isAccepted: false } },
      ],
      ['EXEMPT6', 'ราคาต่ำกว่าที่กำหนด', 'Below the price set', { attribute: { isAccepted: false } }],
      [
        'EXEMPT88',
        'แสดงใบอนุญาตแล้วเมื่อนำเข้าเขตปลอดอากร',
        'Permit already shown on entry to a free zone',
        { attribute: { isAccepted: true } },
      ],
      ['EXEMPT99', 'เหตุอื่น', 'Other ground', { attribute: { isAccepted: true } }],
      [
        'EXEMPT152',
        'ได้รับยกเว้นตามมาตรา 152 แห่งกฎหมายศุลกากร',
        'Exempt under section 152 of the customs law',
        { attribute: { isAccepted: false } },
      ],
    ],
  },
];
