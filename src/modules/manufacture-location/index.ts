/** Certified places of manufacture: factories in which hazardous substances may be made, visited before they are certified. */
import { placeFacts, placeFee, placeOptions } from '#modules/storage-location/index.ts';
import { numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';

export const manufactureLocation = requestModule({
  ...placeOptions,
  name: 'manufacture-location',
  documentOf: 'storage-location',
  dependsOn: ['storage-location', 'fee'],
  title: ['หนังสือรับรองสถานที่ผลิต', 'Places of manufacture'],
  icon: 'ToolOutlined',
  registerTitle: ['สถานที่ผลิตที่ได้รับรอง', 'Certified places of manufacture'],
  documentTypes: ['manufactureLocation'],
  labels: {
    storageLocation: {
      productTypes: ['ประเภทสินค้าที่ผลิต', 'Kinds of goods made'],
      subs: ['ห้องผลิตและที่เก็บ', 'Production rooms and stores'],
      subItems: ['วัตถุดิบและสินค้าในแต่ละพื้นที่', 'Raw materials and goods in each area'],
      squareMetres: ['พื้นที่ที่ใช้รวม', 'Used area of all areas'],
      usedCapacity: ['ความจุของส่วนที่ใช้รวม', 'Capacity of the used parts'],
    },
    storageLocationSub: {
      refStorageType: ['ลักษณะพื้นที่', 'Kind of area'],
      usedWidth: ['กว้างที่ใช้', 'Used width'],
      usedLength: ['ยาวที่ใช้', 'Used length'],
      usedHeight: ['สูงที่ใช้', 'Used height'],
      usedArea: ['พื้นที่ที่ใช้', 'Used area'],
      usedVolume: ['ปริมาตรที่ใช้', 'Used volume'],
      usedCapacity: ['ความจุของส่วนที่ใช้', 'Capacity of the used part'],
    },
  },
  approveCode: numberedByYear('สผ.'),
  fee: placeFee('manufacture'),
  publicFacts: placeFacts({ area: ['พื้นที่ที่ใช้', 'Area used'], kind: ['ประเภทสินค้าที่ผลิต', 'Makes'] }),
  checklistItems: [
    'areaMap',
    'floorPlan',
    'machineList',
    'productionProcess',
    'wasteTreatment',
    'accidentPrevention',
    'storageMethod',
    'landPapers',
    'companyPapers',
    'factoryLicence',
    'powerOfAttorney',
    'other',
  ],
  requiredFor: {
    areaMap: ['new'],
    floorPlan: ['new', 'change'],
    machineList: ['new', 'change'],
    productionProcess: ['new'],
    wasteTreatment: ['new'],
    accidentPrevention: ['new'],
    storageMethod: ['new'],
    landPapers: ['new', 'renew'],
    companyPapers: ['new', 'renew'],
    factoryLicence: ['new', 'renew', 'change'],
  },
  // The number is stated where a licence is needed; whoever states one attaches it.
  neededWhen: { factoryLicence: ({ factoryLicenceNo }) => factoryLicenceNo !== null },
});
