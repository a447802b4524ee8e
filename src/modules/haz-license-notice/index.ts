/** Notices of type 2: an officer is notified of imports, exports, manufacture and possession beforehand, and issues a receipt. */
import {
  documentTypeFor,
  licenceNeeds,
  licenceOptions,
  linesMenus,
  linesScreens,
  noticeTypes,
  numberedByOperation,
} from '#modules/haz-license/index.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';

const lines = { module: 'haz-license-notice', documentTypes: Object.values(noticeTypes) };

export const hazLicenseNotice = requestModule({
  ...licenceOptions,
  name: 'haz-license-notice',
  documentOf: 'haz-license',
  dependsOn: ['fee', 'haz', 'haz-license', 'manufacture-location', 'master-mgt', 'storage-location'],
  title: ['ใบรับแจ้ง (ชนิดที่ 2)', 'Notices (type 2)'],
  documentTitle: ['ใบแจ้ง (ชนิดที่ 2)', 'Notice (type 2)'],
  icon: 'FileDoneOutlined',
  registerTitle: ['ใบรับแจ้งที่ออกแล้ว', 'Notices issued'],
  documentTypes: Object.values(noticeTypes),
  documentTypeOf: documentTypeFor(noticeTypes),
  renewal: {
    noticeImport: 'reissue',
    noticeExport: 'reissue',
    noticeManufacture: 'reissue',
    noticePossess: 'extend',
  },
  approveCode: numberedByOperation({ import: 'ร.นข.', export: 'ร.สอ.', manufacture: 'ร.ผล.', possess: 'ร.คค.' }),
  checklistItems: [
    'companyPapers',
    'powerOfAttorney',
    'acquisition',
    'order',
    'sds',
    'productionProcess',
    'areaMap',
    'storageMethod',
    'other',
  ],
  requiredFor: {
    companyPapers: ['new'],
    acquisition: ['new', 'renew', 'change'],
    sds: ['new'],
    productionProcess: ['new'],
    storageMethod: ['new'],
  },
  neededWhen: licenceNeeds,
  also: { menus: linesMenus(lines), screens: linesScreens(lines) },
});
