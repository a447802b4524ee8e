/** Messages about places of storage and manufacture. */
import type { MessageCatalogue } from '#language/message.ts';

export const storageLocationMessages = {
  usedAboveTotal: {
    th: '{side}ที่ใช้ต้องไม่เกิน{side}ทั้งหมด คือ {total} เมตร กรุณาแก้ไข',
    en: 'The used {side} is more than the total {side}, {total} m. Correct one of the two.',
  },
  lengthNotAboveWidth: {
    th: 'ความยาวต้องมากกว่าความกว้าง คือ {width} เมตร กรุณาใส่ด้านที่ยาวกว่าเป็นความยาว',
    en: 'The length must be more than the width, {width} m. Enter the longer side as the length.',
  },
  densityTooHigh: {
    th: 'พื้นที่ลักษณะนี้จัดเก็บได้ไม่เกิน {most} กิโลกรัมต่อลูกบาศก์เมตร กรุณาลดความหนาแน่น',
    en: 'This kind of storage takes no more than {most} kg/m³. Lower the packing density.',
  },
  goodsAboveCapacity: {
    th: 'พื้นที่ “{area}” เก็บได้ {capacity} กิโลกรัม แต่ปริมาณสูงสุดของสินค้ารวมกันเป็น {asked} กิโลกรัม กรุณาลดปริมาณ',
    en: 'The area “{area}” takes {capacity} kg, and its goods amount to {asked} kg at most. Lower the quantities.',
  },
  goodsNotCertified: {
    th: 'สินค้าประเภทนี้ไม่อยู่ในประเภทสินค้าที่ขอรับรอง กรุณาเพิ่มในประเภทสินค้าที่เก็บได้ หรือเลือกประเภทอื่น',
    en: 'This kind of goods is not among those to be certified. Add it to the kinds of goods allowed, or choose another.',
  },
  storedTypeProhibited: {
    th: 'วัตถุอันตรายชนิดที่ 4 ห้ามผลิตและห้ามมีไว้ในครอบครอง จึงขอรับรองสถานที่ไม่ได้ กรุณาเลือกชนิดอื่น',
    en: 'Hazardous substances of type 4 may be neither made nor possessed, so no place is certified for them. Choose another type.',
  },
  productionRoomInStore: {
    th: 'สถานที่เก็บรักษามีห้องผลิตไม่ได้ กรุณาเลือกลักษณะพื้นที่อื่น หรือยื่นคำขอรับรองสถานที่ผลิตแทน',
    en: 'Nothing is made in a storage location. Choose another kind of storage, or request a place of manufacture instead.',
  },
  productionRoomMissing: {
    th: 'ยังไม่มีพื้นที่ที่เป็นห้องผลิต กรุณาเพิ่มห้องที่ใช้ผลิต หรือเลือกลักษณะพื้นที่เป็นห้องผลิต',
    en: 'None of the areas is a production room. Add the room in which you produce, or choose that kind of area.',
  },
  oxidiserBesideOthers: {
    th: 'พื้นที่ “{area}” มีสารออกซิไดซ์อยู่ร่วมกับสารไวไฟ กรด หรือสารกัดกร่อน ซึ่งอาจเกิดเพลิงไหม้หรือก๊าซพิษ กรุณาแยกพื้นที่หรือแสดงการกั้นแยกในแผนผัง',
    en: 'The area “{area}” has oxidisers beside flammable or corrosive goods, which may cause fire or toxic gas. Keep them in another area, or show in the floor plan how they are separated.',
  },
  expertPaperReversed: {
    th: 'วันหมดอายุของเอกสารต้องไม่ก่อนวันที่ออก กรุณาตรวจสอบวันที่',
    en: 'The paper expires before it was issued. Check the days.',
  },
  expertPaperExpired: {
    th: 'เอกสารของ {name} หมดอายุเมื่อ {date} กรุณาต่ออายุและแนบเอกสารใหม่ หรือเปลี่ยนบุคลากร',
    en: 'The paper of {name} expired on {date}. Renew it and attach the new one, or name another expert.',
  },
  factoryLicenceMissing: {
    th: 'โรงงานที่มีตั้งแต่ {horsepower} แรงม้า หรือคนงานตั้งแต่ {workers} คน ต้องมีใบอนุญาตประกอบกิจการโรงงาน กรุณาระบุเลขที่และวันที่',
    en: 'From {horsepower} hp or {workers} workers on, a factory licence is needed. State its number and date.',
  },
  visitInFuture: {
    th: 'วันที่ตรวจสถานที่ยังไม่ถึง กรุณาบันทึกผลหลังจากตรวจแล้ว',
    en: 'The day of the visit is in the future. Record the result once the visit has taken place.',
  },
  visitBeforeFiling: {
    th: 'วันที่ตรวจสถานที่ต้องไม่ก่อนวันที่ยื่นคำขอ คือ {date} กรุณาแก้ไขวันที่',
    en: 'The visit cannot be before the request was submitted, on {date}. Correct the day.',
  },
  visitDateMissing: {
    th: 'กรุณาแก้ไขเอกสารและระบุวันที่ตรวจสถานที่ก่อน',
    en: 'Edit the document and enter the date of the visit first.',
  },
  visitResultMissing: {
    th: 'กรุณาแก้ไขเอกสารและเลือกผลการตรวจสถานที่ก่อน',
    en: 'Edit the document and choose the result of the visit first.',
  },
  visitOfficerMissing: {
    th: 'กรุณาแก้ไขเอกสารและระบุผู้ตรวจอย่างน้อยหนึ่งคนก่อน',
    en: 'Edit the document and name at least one visiting officer first.',
  },
  visitConditionsMissing: {
    th: 'ผลการตรวจคือผ่านโดยมีเงื่อนไข กรุณาระบุเงื่อนไขก่อน',
    en: 'The result is “passed with conditions”. Enter the conditions first.',
  },
  visitFailed: {
    th: 'สถานที่ไม่ผ่านการตรวจ กรุณาส่งกลับให้แก้ไขหรือไม่อนุมัติ หากตรวจใหม่แล้วให้บันทึกผลครั้งใหม่',
    en: 'The place failed the visit. Send the request back or refuse it; after another visit, record the new result.',
  },
  noVisitToPrint: {
    th: 'ยังไม่มีผลการตรวจสถานที่ให้พิมพ์ กรุณาบันทึกผลก่อน',
    en: 'There is no visit to print yet. Record it first.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    storageLocation: typeof storageLocationMessages;
  }
}
