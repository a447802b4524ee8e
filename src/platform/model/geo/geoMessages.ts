/** Messages about the geometry of a place. */
import type { MessageCatalogue } from '#language/message.ts';

export const geoMessages = {
  placeNotGeojson: {
    th: 'ตำแหน่งที่ส่งมาไม่ใช่ GeoJSON ที่ถูกต้อง กรุณาปักหมุดหรือวาดขอบเขตบนแผนที่ใหม่',
    en: 'The location is not valid GeoJSON. Set the pin or draw the boundary on the map again.',
  },
  placeShape: {
    th: 'สถานที่ต้องมีหมุดหนึ่งจุด ขอบเขตหนึ่งแปลง หรืออย่างละหนึ่ง กรุณาลบส่วนที่เกิน',
    en: 'A place has one pin, one boundary, or one of each. Remove what is too many.',
  },
  placeRingOpen: {
    th: 'เส้นขอบเขตยังไม่ปิด จุดสุดท้ายต้องเป็นจุดเดียวกับจุดแรก กรุณาปิดขอบเขต',
    en: 'The boundary is open: its last corner must be its first again. Close the boundary.',
  },
  placeRingShort: {
    th: 'ขอบเขตต้องมีอย่างน้อย 3 มุม กรุณาเพิ่มมุม',
    en: 'A boundary needs at least 3 corners. Add corners.',
  },
  placeRingCrosses: {
    th: 'เส้นขอบเขตตัดหรือแตะตัวเอง กรุณาย้ายมุมให้เส้นไม่ตัดกัน',
    en: 'The boundary crosses or touches itself. Move its corners so that no lines cross.',
  },
  placeHole: {
    th: 'ช่องว่างในพื้นที่ต้องอยู่ภายในขอบเขตทั้งหมดและไม่แตะเส้นอื่น กรุณาแก้ไขหรือลบช่องว่าง',
    en: 'A hole must lie entirely inside the boundary and touch no other line. Correct or remove the hole.',
  },
  placeOutsideThailand: {
    th: 'ตำแหน่งนี้อยู่นอกประเทศไทย กรุณาตรวจสอบละติจูดและลองจิจูด',
    en: 'This location is outside Thailand. Check its latitude and longitude.',
  },
  placeSwapped: {
    th: 'ละติจูดกับลองจิจูดสลับกัน GeoJSON ใช้ลองจิจูดก่อน เช่น [100.5, 13.7] กรุณาสลับค่า',
    en: 'Latitude and longitude are exchanged. GeoJSON has the longitude first, such as [100.5, 13.7]. Exchange them.',
  },
  placeTooManyCorners: {
    th: 'ขอบเขตมีมุมมากเกินไป ใช้ได้ไม่เกิน {limit} มุม กรุณาลดจำนวนมุม',
    en: 'The boundary has too many corners; {limit} are allowed. Remove some corners.',
  },
  coordinatesNotRead: {
    th: 'อ่านพิกัดนี้ไม่ได้ กรุณากรอกเช่น 13.7563, 100.5018 หรือ 13°45\'23"N 100°30\'06"E',
    en: 'These coordinates cannot be read. Enter them like 13.7563, 100.5018 or 13°45\'23"N 100°30\'06"E.',
  },
  coordinatesUtmZone: {
    th: 'พิกัด UTM ต้องระบุโซน 47 หรือ 48 เช่น 47N 662000 1521000',
    en: 'UTM coordinates need the zone, 47 or 48, such as 47N 662000 1521000.',
  },
  placeFileTooLarge: {
    th: 'ไฟล์ใหญ่เกินไป ใช้ได้ไม่เกิน {limit} MB กรุณาบันทึกเฉพาะสถานที่นี้แล้วเลือกไฟล์ใหม่',
    en: 'The file is too large; {limit} MB are allowed. Save only this place and choose the file again.',
  },
  placeFileKmz: {
    th: 'ไฟล์ KMZ เป็นไฟล์บีบอัด กรุณาแตกไฟล์แล้วเลือกไฟล์ .kml ที่อยู่ข้างใน',
    en: 'A KMZ file is an archive. Unpack it and choose the .kml file inside.',
  },
  placeFileUnknown: {
    th: 'ไฟล์นี้ไม่ใช่ GeoJSON หรือ KML กรุณาเลือกไฟล์ .geojson .json หรือ .kml',
    en: 'This file is neither GeoJSON nor KML. Choose a .geojson, .json or .kml file.',
  },
  placeFileBroken: {
    th: 'อ่านไฟล์นี้ไม่ได้เพราะไฟล์ไม่สมบูรณ์ กรุณาบันทึกไฟล์จากโปรแกรมแผนที่ใหม่อีกครั้ง',
    en: 'This file cannot be read because it is damaged. Save it from the map program again.',
  },
  placeFileEmpty: {
    th: 'ไม่พบจุดหรือขอบเขตในไฟล์นี้ กรุณาเลือกไฟล์ที่มีจุด (Point) หรือพื้นที่ (Polygon)',
    en: 'This file contains no point or boundary. Choose a file with a point or a polygon.',
  },
  nearRoyalPlace: {
    th: 'ตำแหน่งอยู่ห่าง {place} {metres} เมตร ซึ่งอยู่ในระยะ {radius} เมตรจากเขตพระราชฐาน เจ้าหน้าที่จะตรวจสอบเป็นพิเศษ กรุณาตรวจตำแหน่งให้ถูกต้อง',
    en: 'The location is {metres} m from {place}, within {radius} m of a royal place. Officers will examine it. Check that the location is right.',
  },
  nearPublicPlace: {
    th: 'ตำแหน่งอยู่ห่าง {place} {metres} เมตร ซึ่งอยู่ในระยะ {radius} เมตรจากสาธารณสถาน เจ้าหน้าที่จะตรวจสอบเป็นพิเศษ กรุณาตรวจตำแหน่งให้ถูกต้อง',
    en: 'The location is {metres} m from {place}, within {radius} m of a public place. Officers will examine it. Check that the location is right.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    geo: typeof geoMessages;
  }
}
