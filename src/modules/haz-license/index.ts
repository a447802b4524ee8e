/** Licences for hazardous substances of type 3: to import, export, manufacture and possess them. */
import { requestModule } from '#platform/model/request/requestModule.ts';
import { hazLicenseMessages } from './messages.ts';
import { licenceNeeds, licenceOptions, numberedByOperation } from './licenceOptions.ts';
import { linesMenus, linesScreens } from './linesScreens.ts';
import { documentTypeFor, licenceTypes } from './operations.ts';

export { licenceNeeds, licenceOptions, numberedByOperation } from './licenceOptions.ts';
export { linesMenus, linesScreens } from './linesScreens.ts';
export { documentTypeFor, noticeTypes } from './operations.ts';

const lines = { module: 'haz-license', documentTypes: Object.values(licenceTypes) };

export const hazLicense = requestModule({
  ...licenceOptions,
  name: 'haz-license',
  dependsOn: ['fee', 'haz', 'manufacture-location', 'master-mgt', 'storage-location'],
  title: ['ใบอนุญาต (ชนิดที่ 3)', 'Licences (type 3)'],
  documentTitle: ['ใบอนุญาต (ชนิดที่ 3)', 'Licence (type 3)'],
  icon: 'SafetyCertificateOutlined',
  messages: hazLicenseMessages,
  registerTitle: ['ใบอนุญาตที่ออกแล้ว', 'Licences issued'],
  documentTypes: Object.values(licenceTypes),
  documentTypeOf: documentTypeFor(licenceTypes),
  // A quantity is granted for the life of one paper; possession is a ceiling that goes on.
  renewal: {
    licenceImport: 'reissue',
    licenceExport: 'reissue',
    licenceManufacture: 'reissue',
    licencePossess: 'extend',
  },
  approveCode: numberedByOperation({ import: 'นข.', export: 'สอ.', manufacture: 'ผล.', possess: 'คค.' }),
  requiredFor: {
    companyPapers: ['new', 'renew'],
    acquisition: ['new', 'renew', 'change'],
    order: ['new', 'renew'],
    sds: ['new'],
    productionProcess: ['new'],
    productionPlan: ['new', 'renew'],
    areaMap: ['new'],
    storageMethod: ['new'],
    vatPaper: ['new'],
    usageReport: ['renew'],
  },
  neededWhen: licenceNeeds,
  also: { menus: linesMenus(lines), screens: linesScreens(lines) },
});
