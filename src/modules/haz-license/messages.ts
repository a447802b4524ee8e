/** Messages about licences and notices. */
import type { MessageCatalogue } from '#language/message.ts';

export const hazLicenseMessages = {
  operationNotLicensed: {
    th: 'ขออนุญาตหรือแจ้งได้เฉพาะการนำเข้า ส่งออก ผลิต และมีไว้ในครอบครอง กรุณาเลือกใหม่',
    en: 'Only import, export, manufacture and possession are licensed or notified here. Choose one of them.',
  },
  licenceForType3: {
    th: 'ใบอนุญาตใช้กับวัตถุอันตรายชนิดที่ 3 เท่านั้น “{name}” เป็น{type} กรุณายื่นใบแจ้ง (ชนิดที่ 2) แทน',
    en: 'A licence is for hazardous substances of type 3. “{name}” is {type}: file a notice (type 2) instead.',
  },
  noticeForType2: {
    th: 'ใบแจ้งใช้กับวัตถุอันตรายชนิดที่ 2 เท่านั้น “{name}” เป็น{type} กรุณาขออนุญาต (ชนิดที่ 3) แทน',
    en: 'A notice is for hazardous substances of type 2. “{name}” is {type}: apply for a licence (type 3) instead.',
  },
  neitherForType1: {
    th: '“{name}” เป็นวัตถุอันตรายชนิดที่ 1 ไม่ต้องขออนุญาตหรือแจ้งล่วงหน้า กรุณาแจ้งข้อเท็จจริงเมื่อนำเข้าหรือส่งออก',
    en: '“{name}” is of type 1, which needs neither a licence nor a notice. File a fact notice when it is imported or exported.',
  },
  prohibitedType4: {
    th: '“{name}” เป็นวัตถุอันตรายชนิดที่ 4 ห้ามผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง',
    en: '“{name}” is of type 4: its manufacture, import, export and possession are prohibited.',
  },
  substanceOfOtherPaper: {
    th: 'ใบเดิมเป็นของ “{name}” แก้ไขหรือต่ออายุเป็นวัตถุอันตรายรายการอื่นไม่ได้ กรุณาเลือกรายการเดิม หรือยื่นเป็นคำขอใหม่',
    en: 'The paper in force is for “{name}” and cannot be changed or renewed for another substance. Choose the same, or file a new request.',
  },
  periodOfChange: {
    th: 'การแก้ไขไม่เปลี่ยนอายุของใบ กรุณาคงไว้ที่ {months} เดือน หากต้องการให้นานขึ้น กรุณายื่นต่ออายุ',
    en: 'A change does not alter how long the paper is valid: leave it at {months} months. For a longer period, request a renewal.',
  },
  productTypeNotLicensed: {
    th: 'ผลิตภัณฑ์นี้ไม่ใช่ชนิดที่ 3 จึงอยู่ในใบอนุญาตไม่ได้ กรุณาเลือกผลิตภัณฑ์อื่น',
    en: 'This product is not of type 3 and cannot be in a licence. Choose another product.',
  },
  productTypeNotNotified: {
    th: 'ผลิตภัณฑ์นี้ไม่ใช่ชนิดที่ 2 จึงอยู่ในใบแจ้งไม่ได้ กรุณาเลือกผลิตภัณฑ์อื่น',
    en: 'This product is not of type 2 and cannot be in a notice. Choose another product.',
  },
  productOfOtherSubstance: {
    th: 'ผลิตภัณฑ์นี้เป็นวัตถุอันตรายรายการอื่น หนึ่งฉบับใช้กับวัตถุอันตรายรายการเดียว กรุณาเลือกผลิตภัณฑ์อื่น หรือยื่นอีกฉบับ',
    en: 'This product contains another listed substance. One paper is for one listed substance: choose another product, or file another request.',
  },
  productInTwoLines: {
    th: 'ผลิตภัณฑ์นี้มีอยู่ในรายการอื่นแล้ว กรุณารวมปริมาณไว้ในรายการเดียว',
    en: 'This product is in another line already. Put the whole quantity into one line.',
  },
  lineWeighsNothing: {
    th: 'ปริมาณนี้น้อยกว่า 1 กรัม ระบบนับถึงกรัม กรุณากรอกมากกว่านี้ หรือตรวจสอบหน่วย',
    en: 'This weighs less than one gram, the least that is counted. Enter more, or check the unit.',
  },
  subOperationOfOther: {
    th: 'การดำเนินการย่อยนี้ไม่อยู่ในการดำเนินการที่เลือก กรุณาเลือกใหม่',
    en: 'This sub-operation does not belong to the operation of the request. Choose again.',
  },
  exportCountryMissing: {
    th: 'การส่งออกต้องระบุประเทศปลายทางอย่างน้อยหนึ่งประเทศ',
    en: 'Exports need at least one country of destination. Add it.',
  },
  factoryMissing: {
    th: 'การผลิตต้องระบุสถานที่ผลิตที่ได้รับรองแล้วอย่างน้อยหนึ่งแห่ง กรุณาเพิ่ม หรือขอรับรองสถานที่ผลิตก่อน',
    en: 'Manufacture needs at least one certified place of manufacture. Add it, or have one certified first.',
  },
  factoryOnlyForManufacture: {
    th: 'สถานที่ผลิตใช้ได้เฉพาะการผลิต กรุณาเลือกสถานที่เก็บรักษา',
    en: 'A place of manufacture is for manufacture only. Choose a storage location.',
  },
  areaOfStoreMissing: {
    th: 'กรุณาเลือกพื้นที่ในสถานที่เก็บรักษา',
    en: 'Choose an area of the storage location.',
  },
  areaNotOfPlace: {
    th: 'พื้นที่นี้ไม่อยู่ในสถานที่ที่เลือก หรือถูกนำออกจากหนังสือรับรองแล้ว กรุณาเลือกพื้นที่ใหม่',
    en: 'This area does not belong to the chosen place, or is no longer certified. Choose the area again.',
  },
  storeTwice: {
    th: 'พื้นที่นี้มีอยู่ในรายการแล้ว กรุณารวมเป็นรายการเดียว',
    en: 'This area is in the list already. Put everything into one line.',
  },
  storeNotCertified: {
    th: '“{place}” ไม่ได้รับรองให้เก็บหรือผลิตสินค้าประเภทนี้ ({kinds}) กรุณาเลือกที่อื่น หรือขอแก้ไขหนังสือรับรองสถานที่',
    en: '“{place}” is not certified for goods of this kind ({kinds}). Choose another, or request a change of its certificate.',
  },
  storeForProductMissing: {
    th: 'ยังไม่มีสถานที่ที่รับรองให้เก็บหรือผลิต “{product}” กรุณาเพิ่มสถานที่',
    en: 'None of the places is certified for “{product}”. Add one that is.',
  },
  areaRemainingNotEnough: {
    th: 'พื้นที่คงเหลือไม่เพียงพอ “{area}” เหลือ {available} ตร.ม. แต่ขอใช้ {asked} ตร.ม. กรุณาลดพื้นที่ หรือเลือกพื้นที่อื่น',
    en: 'Not enough area is left: “{area}” has {available} m² and {asked} m² are requested. Reduce it, or choose another area.',
  },
  storeFull: {
    th: '“{area}” ไม่มีที่ว่างเหลือแล้ว กรุณาเลือกพื้นที่อื่น',
    en: '“{area}” is full. Choose another area.',
  },
  storeAboveCapacity: {
    th: '“{area}” เก็บได้ทั้งหมด {capacity} กก. แต่ระบุไว้ {asked} กก. กรุณาลดปริมาณ หรือแบ่งไปพื้นที่อื่น',
    en: '“{area}” can hold {capacity} kg in all, and {asked} kg are meant for it. Reduce the quantity, or divide it among more areas.',
  },
  storeAboveFree: {
    th: '“{area}” ขณะนี้ว่าง {free} กก. แต่ระบุไว้ {asked} กก. กรุณาเตรียมที่ว่างให้พอก่อนสินค้ามาถึง',
    en: '“{area}” has room for {free} kg at present, and {asked} kg are meant for it. Make room before the goods arrive.',
  },
  storesAboveQuantity: {
    th: 'ปริมาณที่จะเก็บรวม {stored} กก. มากกว่าปริมาณที่ขอ {asked} กก. กรุณาแก้ไข',
    en: 'The stores are to keep {stored} kg in all, more than the {asked} kg requested. Correct one of them.',
  },
  storesBelowQuantity: {
    th: 'ปริมาณที่จะเก็บรวม {stored} กก. น้อยกว่าปริมาณที่ขอ {asked} กก. กรุณาตรวจสอบว่าส่วนที่เหลือเก็บที่ใด',
    en: 'The stores are to keep {stored} kg in all, less than the {asked} kg requested. Check where the rest is kept.',
  },
  aboveYearlyCapacity: {
    th: 'กำลังการผลิต {capacity} ตันต่อปี ผลิตได้ไม่เกิน {most} กก. ใน {months} เดือน แต่ขอ {asked} กก. กรุณาแก้ไข',
    en: 'A capacity of {capacity} t a year makes at most {most} kg in {months} months, and {asked} kg are requested. Correct one of them.',
  },
  usedBeforeAbove: {
    th: 'ใช้ไปแล้วต้องไม่เกินปริมาณของรายการ คือ {most} กก. กรุณาแก้ไข',
    en: 'What was used is more than the quantity of the line, {most} kg. Correct one of them.',
  },
  usedBeforeCounted: {
    th: 'บัตรคุมนับปริมาณที่ใช้ไปแล้วก่อนลงทะเบียนไว้ {used} กก. ตั้งแต่บันทึกครั้งแรก จึงแก้ไขภายหลังไม่ได้ กรุณาคงค่าเดิมหรือเว้นว่างไว้',
    en: 'The stock card has counted {used} kg since the line was first recorded, so this cannot be corrected afterwards. Leave it as it was, or empty.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    hazLicense: typeof hazLicenseMessages;
  }
}
