/** Permits to make samples of products that are not registered yet: for analyses, trials and research. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { subjectFromNames, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { charge, receive, review, sign } from '#platform/model/request/stages.ts';
import { manufactureSampleChecklist, sampleUsage } from './choices.ts';
import {
  manufactureSample as document,
  manufactureSampleAttachment,
  manufactureSampleProduct,
} from './manufactureSample.ts';
import { sampleMessages } from './messages.ts';
import { VALID_MONTHS } from './sampleRules.ts';

const productNames = subjectFromNames('productNameTh', 'productNameEn');

export const manufactureSample = requestModule({
  name: 'manufacture-sample',
  dependsOn: ['fee', 'manufacture-location', 'master-mgt', 'storage-location'],
  title: ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Sample manufacture permits'],
  icon: 'ContainerOutlined',
  document,
  parts: [manufactureSampleProduct, manufactureSampleAttachment],
  choices: [sampleUsage],
  messages: sampleMessages,
  registerTitle: ['ใบอนุญาตที่ออกแล้ว', 'Permits issued'],
  hasManualRegister: true,
  documentTypes: ['sampleManufacture'],
  workflow: { stages: [receive({ days: 1 }), review({ days: 7 }), charge(), sign({ days: 3 })] },
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  // It is granted for one quantity and one purpose: whoever needs more asks for another.
  renewal: 'never',
  validity: { months: VALID_MONTHS },
  approveCode: numberedByYear('ผต.'),
  subject: productNames,
  fee: ({ copies }) => ({ copies: copies ?? 1, operation: 'manufacture' }),
  namedFields: ['refUsage'],
  publicFacts: (permit) => [
    { label: ['ผลิตภัณฑ์', 'Products'], value: productNames(permit) },
    ...(permit.refUsage === null ? [] : [{ label: sampleUsage.title, value: permit.refUsage.name }]),
    ...(permit.placeNumber === null
      ? []
      : [{ label: ['หนังสือรับรองสถานที่ผลิต', 'Certified place'] as const, value: placeWithNumber(permit) }]),
  ],
  checklist: manufactureSampleChecklist,
  requiredFor: { testPlan: ['new', 'change'], placeMap: ['new'], sds: ['new'] },
  calls: [
    'POST /api/v1/transaction/requests/report/manufacture-sample',
    'POST /api/v1/transaction/manufacture-samples/report/data',
  ],
});

type Place = Pick<RecordValues<'manufactureSample'>, 'placeNumber' | 'placeNameTh' | 'placeNameEn'>;

function placeWithNumber({ placeNumber, placeNameTh, placeNameEn }: Place): Label {
  const nameTh = placeNameTh ?? '';
  return [`${nameTh} (${placeNumber})`, `${placeNameEn ?? nameTh} (${placeNumber})`];
}
