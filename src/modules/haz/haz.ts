/** A registered product: its identity, contents, effects, makers and sellers. */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, codes, decimal, defineFields, lookup, parts, ref, text } from '#language/field.ts';
import { message } from '#language/message.ts';
import { refersTo } from '#language/refersTo.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import {
  contentsPass,
  freshNames,
  listedAndRegistered,
  plainNames,
  registeredOperation,
  unitsFit,
} from './hazRules.ts';
import { TRADE_NAME_LABEL } from './tradeName.ts';

const fields = defineFields({
  ...documentFields,
  /** Only makers and importers register a product, and the required facts depend on which it is. */
  refOperation: choice('operation', ['ขอขึ้นทะเบียนเพื่อ', 'Registered for'], {
    required: true,
    fixed: true,
    default: 'import',
  }),
  tradeNameTh: text(['ชื่อทางการค้า (ไทย)', 'Trade name (Thai)'], { required: true, max: 200, searched: true }),
  tradeNameEn: text(['ชื่อทางการค้า (อังกฤษ)', 'Trade name (English)'], { required: true, max: 200, searched: true }),
  refHazObject: ref('hazObject', ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'], { required: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], { required: true }),
  refFormulation: lookup('FORMULATION', ['สูตรผสม', 'Formulation'], { required: true }),
  refHomogeneity: choice('homogeneity', ['เนื้อผลิตภัณฑ์', 'Homogeneity'], { required: true }),
  /** Converts litres of the product to kilograms, wherever quantities of it are counted. */
  density: decimal(['ความหนาแน่น', 'Density'], {
    precision: 8,
    scale: 4,
    min: '0.0001',
    max: '25',
    unit: ['กก./ลิตร', 'kg/l'],
  }),
  appearance: text(['ลักษณะ สี กลิ่น', 'Appearance'], { required: true, max: 500, multiline: true }),
  /** The permit under which the samples for its tests were made; it ends when the product is registered. */
  ...refersTo('refSample', 'manufactureSample', ['ใบอนุญาตผลิตตัวอย่าง', 'Sample permit'], {
    usesUp: true,
    where: [{ field: 'refUsage', oneOf: ['registration'], why: message('sampleNotForRegistration') }],
    help: [
      'หากผลิตตัวอย่างเพื่อขอขึ้นทะเบียนนี้ เมื่อออกทะเบียนแล้วใบอนุญาตนี้จะสิ้นสุด',
      'If samples were made for this registration. The permit ends when the registration is issued.',
    ],
  }),
  refProductUse: lookup('HAZ_PRODUCT_USE', ['ประเภทการใช้', 'Type of use'], { required: true }),
  purpose: text(['วัตถุประสงค์การใช้', 'Purpose'], { required: true, max: 1000, multiline: true }),
  hazards: codes('ghsHazard', ['ความเป็นอันตรายที่ผู้ยื่นแจ้ง', 'Declared hazards']),
  /** The class of the most toxic route, by the tests. */
  refLd50: ref('ld50', ['ชั้นความเป็นพิษ', 'Toxicity class'], { managed: true }),
  mainSubStances: parts('hazMainSubStance', ['สารสำคัญ', 'Active substances'], { required: true, max: 30 }),
  tests: parts('hazTest', ['ผลทดสอบความเป็นพิษ', 'Toxicity tests'], { max: 30 }),
  aquatics: parts('hazAquatic', ['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Aquatic toxicity'], { max: 50 }),
  pictograms: parts('hazPictogram', ['รูปสัญลักษณ์', 'Pictograms'], { max: 9 }),
  useRates: parts('hazUseRate', ['อัตราการใช้', 'Use rates'], { required: true, max: 50 }),
  packages: parts('hazPackage', ['ภาชนะบรรจุ', 'Packages'], { required: true, max: 50 }),
  products: parts('hazProduct', ['ผู้ผลิต', 'Manufacturers'], { required: true, max: 30 }),
  distributors: parts('hazDistributor', ['ผู้จำหน่าย', 'Distributors'], { max: 100 }),
  importCompanies: parts('hazImportCompany', ['บริษัทผู้ขายในต่างประเทศ', 'Suppliers abroad'], { max: 30 }),
  importProducts: parts('hazImportProduct', ['สินค้าที่นำเข้า', 'Products as imported'], { max: 100 }),
  attachments: parts('hazAttachment', ['เอกสารแนบ', 'Attachments'], { max: 60 }),
});

const attachments = attachmentFields('hazChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    haz: typeof fields;
    hazAttachment: typeof attachments;
  }
}

const isImported = ({ refOperation }: { readonly refOperation?: unknown }): boolean => refOperation !== 'manufacture';

const isLiquid = ({ refPhysicalState }: { readonly refPhysicalState?: unknown }): boolean =>
  refPhysicalState === 'liquid';

export const haz = entity('haz', fields, {
  wire: 'transaction/hazes',
  title: ['ทะเบียนวัตถุอันตราย', 'Registered product'],
  isDocument: true,
  card: { th: 'tradeNameTh', en: 'tradeNameEn', namesLabel: TRADE_NAME_LABEL },
  scope: documentScope,
  list: documentList({
    columns: ['tradeNameTh', 'refHazType.value'],
    search: ['tradeNameTh', 'refHazObject', 'refHazType', 'refOperation'],
  }),
  form: [
    section(
      ['ผลิตภัณฑ์', 'Product'],
      [
        'tradeNameTh',
        'tradeNameEn',
        'refOperation',
        slot('ListedObject', ['refHazObject']),
        'refSample',
        'refProductUse',
        'purpose',
      ],
    ),
    section(
      ['สูตรและลักษณะ', 'Formulation'],
      [slot('StateAndForm', ['refPhysicalState', 'refFormulation', 'refHomogeneity']), 'density', 'appearance'],
    ),
    section(['สารสำคัญ', 'Active substances'], [table('mainSubStances')]),
    section(
      ['ความเป็นพิษ', 'Toxicity'],
      [table('tests'), slot('ToxicityClass'), table('aquatics'), slot('AquaticClass')],
    ),
    section(
      ['ความเป็นอันตรายและรูปสัญลักษณ์', 'Hazards and pictograms'],
      ['hazards', slot('ProposedPictograms', ['pictograms'])],
    ),
    section(['การใช้และภาชนะบรรจุ', 'Use and packages'], [table('useRates'), table('packages')]),
    section(
      ['ผู้ผลิต ผู้จำหน่าย และผู้ขาย', 'Manufacturers, distributors and suppliers'],
      [table('products'), table('distributors'), table('importCompanies'), table('importProducts')],
    ),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    refOperation: { offers: () => [{ name: 'code', operator: 'in', value: ['import', 'manufacture'] }] },
    refSample: { shownWhen: (record) => !isImported(record) },
    density: { shownWhen: isLiquid, requiredWhen: isLiquid },
    importCompanies: { shownWhen: isImported, requiredWhen: isImported },
    importProducts: { shownWhen: isImported },
  },
  rules: [registeredOperation, plainNames, freshNames, listedAndRegistered, contentsPass, unitsFit],
});

export const hazAttachment = entity('hazAttachment', attachments, attachmentEntityOptions('haz'));
