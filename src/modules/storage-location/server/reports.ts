/** The papers of a place that are printed on demand, and the list of certified places of both kinds for a spreadsheet. */
import { message } from '#language/message.ts';
import { decimalText, divide, findDecimal } from '#language/values/decimal.ts';
import { addressFieldNames } from '#platform/model/place/address.ts';
import { formatAddress } from '#platform/model/place/formatAddress.ts';
import {
  bilingualColumn,
  rowsColumn,
  standingColumn,
  valueColumn,
  type ReportColumn,
} from '#platform/server/request/report/reportColumns.ts';
import { furtherPaperCall, reportCalls } from '#platform/server/request/report/reports.ts';
import { storageLocation } from '../storageLocation.ts';
import { visitPaper } from './visitPaper.ts';

const addressColumn: ReportColumn = {
  label: ['ที่อยู่', 'Address'],
  paths: addressFieldNames,
  textOf: (values, { locale }) =>
    formatAddress(Object.fromEntries(addressFieldNames.map((name, index) => [name, values[index]])), locale),
};

/** How much of the areas is used for hazardous substances. */
const usedColumn: ReportColumn = {
  label: ['ใช้พื้นที่ร้อยละ', 'Area used (%)'],
  paths: ['squareMetres', 'totalArea'],
  textOf: (values) => {
    const [used, total] = values.map(findDecimal);
    return used === undefined || total === undefined || total.eq('0')
      ? ''
      : decimalText(divide(used.times('100'), total, { scale: 2, rounding: 'halfEven' }));
  },
};

export const reports = [
  ...reportCalls({
    entity: storageLocation,
    name: 'storage-location',
    title: ['รายงานหนังสือรับรองสถานที่เก็บรักษาและสถานที่ผลิต', 'Report of storage locations and places of manufacture'],
    hasForm: true,
    columns: [
      valueColumn(['เลขที่หนังสือรับรอง', 'Certificate'], 'refDossier.code'),
      valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
      bilingualColumn(['ชื่อสถานที่', 'Place'], { th: 'nameTh', en: 'nameEn' }),
      addressColumn,
      valueColumn(['จังหวัด', 'Province'], 'refProvince'),
      valueColumn(['พื้นที่ที่ใช้เก็บ (ตร.ม.)', 'Area (m²)'], 'squareMetres'),
      valueColumn(['ความจุ (กก.)', 'Capacity (kg)'], 'usedCapacity'),
      usedColumn,
      rowsColumn(['บุคลากรเฉพาะ', 'Expert'], 'experts', {
        ofRows: ['name'],
        textOf: (row) => (row as { readonly name: string | null }).name ?? '',
      }),
      valueColumn(['ประเภทสถานที่', 'Kind of place'], 'refLocationType'),
      valueColumn(['แรงม้ารวม', 'Horsepower'], 'horsepower'),
      valueColumn(['จำนวนคนงาน', 'Workers'], 'workers'),
      valueColumn(['ใบอนุญาตโรงงาน', 'Factory licence'], 'factoryLicenceNo'),
      valueColumn(['ระยะถึงสถานที่คุ้มครอง (ม.)', 'Distance to a protected place (m)'], 'nearestProtectedPlace'),
      valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
      valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
      standingColumn,
    ],
  }),
  furtherPaperCall({
    entity: storageLocation,
    name: 'visit',
    title: ['บันทึกการตรวจสถานที่', 'The minutes of the site visit'],
    paper: visitPaper,
    findRefusal: ({ document }) => (document['visitDate'] === null ? message('noVisitToPrint') : undefined),
  }),
];
