import { defineTexts } from '../i18n/texts.ts';

export const texts = defineTexts({
  zoomIn: { th: 'ขยาย', en: 'Zoom in' },
  zoomOut: { th: 'ย่อ', en: 'Zoom out' },
  fit: { th: 'ดูทั้งหมด', en: 'Show all' },
  outlineSource: {
    th: 'เส้นขอบประเทศ: Natural Earth · ตำแหน่งเมือง: GeoNames (CC BY 4.0)',
    en: 'Outlines: Natural Earth · Towns: GeoNames (CC BY 4.0)',
  },

  // Many places.
  mapOfPlaces: { th: 'แผนที่สถานที่ {n} แห่ง', en: 'Map of places: {n}' },
  places: { th: '{n} แห่ง', en: '{n} places' },
  placesNear: {
    th: '{n} แห่ง ใกล้สถานที่คุ้มครอง {near} แห่ง',
    en: '{n} places, {near} of them near a protected place',
  },
  nearBy: { th: 'ห่างสถานที่คุ้มครอง {n} เมตร', en: '{n} m from a protected place' },
  morePlaces: { th: 'และอีก {n} แห่ง ซึ่งดูได้ในรายการ', en: '{n} more: see the list' },
  zoomHere: { th: 'ขยายบริเวณนี้', en: 'Zoom in here' },
  closePopup: { th: 'ปิด', en: 'Close' },
  markPlace: { th: 'สถานที่', en: 'Place' },
  markNear: { th: 'ใกล้สถานที่คุ้มครอง', en: 'Near a protected place' },
  markCluster: { th: 'หลายแห่งใกล้กัน', en: 'Several places close together' },
  marksHelp: {
    th: 'เลือกเครื่องหมายเพื่อดูข้อมูล หรือใช้ปุ่ม Tab ปุ่มลูกศร และ Enter',
    en: 'Select a mark to see what it is, or use Tab, the arrow keys and Enter.',
  },
});
