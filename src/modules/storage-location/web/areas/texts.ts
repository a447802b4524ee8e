/** Texts of the areas of a place. */
import { defineTexts } from '#platform/web/i18n/texts.ts';

export const texts = defineTexts({
  noRows: {
    th: 'ยังไม่มีพื้นที่ กรุณาเพิ่มทุกห้องหรืออาคารที่ใช้เก็บหรือผลิตวัตถุอันตราย',
    en: 'No areas yet. Add every room or building in which hazardous substances are kept or made.',
  },
  addRow: { th: 'เพิ่มพื้นที่', en: 'Add an area' },
  rowOf: { th: 'พื้นที่ที่ {n}', en: 'Area {n}' },
  removeRow: { th: 'ลบพื้นที่ที่ {n}', en: 'Remove area {n}' },
  copyRow: { th: 'คัดลอกพื้นที่ที่ {n}', en: 'Copy area {n}' },
  removedRow: { th: 'ลบพื้นที่ที่ {n} และสินค้าในพื้นที่นั้นแล้ว', en: 'Area {n} and its goods were removed' },
  total: { th: 'ขนาดทั้งหมด', en: 'Total size' },
  used: { th: 'ขนาดที่ใช้กับวัตถุอันตราย', en: 'Size used for hazardous substances' },
  width: { th: 'กว้าง', en: 'Width' },
  length: { th: 'ยาว', en: 'Length' },
  height: { th: 'สูง', en: 'Height' },
  area: { th: 'พื้นที่', en: 'Area' },
  volume: { th: 'ปริมาตร', en: 'Volume' },
  capacity: { th: 'ความจุ', en: 'Capacity' },
  density: { th: 'จัดเก็บ {n} กก./ลบ.ม.', en: 'Packed at {n} kg/m³' },
  squareMetres: { th: '{n} ตร.ม.', en: '{n} m²' },
  cubicMetres: { th: '{n} ลบ.ม.', en: '{n} m³' },
  kilograms: { th: '{n} กก.', en: '{n} kg' },
  metres: { th: '{n} ม.', en: '{n} m' },
  planNeedsSizes: {
    th: 'กรอกความกว้างและความยาวทั้งหมด แล้วระบบจะวาดแผนผังตามมาตราส่วน',
    en: 'Enter the total width and length to see the plan to scale here',
  },
  planName: {
    th: 'แผนผังพื้นที่ {area} ยาว {length} เมตร กว้าง {width} เมตร รวม {total} ตารางเมตร ใช้ {usedLength} คูณ {usedWidth} เมตร รวม {used} ตารางเมตร เหลือ {free} ตารางเมตร',
    en: 'Plan of the area {area}: {length} m long, {width} m wide, {total} m²; used {usedLength} by {usedWidth} m, {used} m²; free {free} m²',
  },
  planNameTotal: {
    th: 'แผนผังพื้นที่ {area} ยาว {length} เมตร กว้าง {width} เมตร รวม {total} ตารางเมตร',
    en: 'Plan of the area {area}: {length} m long, {width} m wide, {total} m²',
  },
  usedFigure: { th: 'ใช้ {used} ตร.ม.', en: 'Used {used} m²' },
  freeFigure: { th: 'เหลือ {free} ตร.ม.', en: 'Free {free} m²' },
  sums: { th: 'รวมทุกพื้นที่', en: 'All areas together' },
  sumTotal: { th: 'พื้นที่ทั้งหมด', en: 'Total area' },
  sumUsed: { th: 'ใช้กับวัตถุอันตราย', en: 'Used for hazardous substances' },
  sumFree: { th: 'ไม่ได้ใช้', en: 'Not used' },
  sumCapacity: { th: 'ความจุของส่วนที่ใช้', en: 'Capacity of the used part' },
  feeNote: {
    th: 'ค่าธรรมเนียมคิดตามพื้นที่ที่ใช้รวม',
    en: 'The fee is counted by the used area.',
  },
});

export const goodsTexts = defineTexts({
  noRows: {
    th: 'ยังไม่มีสินค้า ระบุประเภทสินค้าและปริมาณสูงสุดที่จะเก็บในแต่ละพื้นที่',
    en: 'No goods yet. Enter which kinds of goods are kept in each area, and how much at most.',
  },
  addRow: { th: 'เพิ่มสินค้า', en: 'Add goods' },
  rowOf: { th: 'สินค้าที่ {n}', en: 'Goods {n}' },
  removeRow: { th: 'ลบสินค้าที่ {n}', en: 'Remove goods {n}' },
  copyRow: { th: 'คัดลอกสินค้าที่ {n}', en: 'Copy goods {n}' },
  removedRow: { th: 'ลบสินค้าที่ {n} แล้ว', en: 'Goods {n} were removed' },
  chooseArea: { th: 'เลือกพื้นที่', en: 'Choose an area' },
  noName: { th: 'พื้นที่ที่ {n} (ยังไม่มีชื่อ)', en: 'Area {n} (no name yet)' },
  kept: { th: '{area}: {kept} จาก {capacity} กก.', en: '{area}: {kept} of {capacity} kg' },
});
