/** What a request for the registration of a product of the demonstration says. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { DemoProduct } from './products.ts';

const reference = (name: string): { id: string } => ({ id: seedId(name) });
const lookup = (group: string, key: string): { id: string } => ({ id: lookupId(group, key) });

/** Returns the body that the form would send, without attachments. */
export function bodyOf(product: DemoProduct): Readonly<Record<string, unknown>> {
  const {
    nameTh,
    nameEn,
    operation,
    listed,
    state,
    density,
    formulation,
    appearance,
    use,
    purpose,
    substance,
    content,
    unit,
    found,
    ld50,
    lc50,
    hazards,
    pictograms,
    rate,
    pack,
  } = product;
  const [container, size, measure] = pack;
  return {
    refOperation: { key: operation === 'import' ? '1' : '4' },
    tradeNameTh: nameTh,
    tradeNameEn: nameEn,
    refHazObject: reference(`hazObject DEMO-${String(listed).padStart(2, '0')}`),
    refPhysicalState: { key: state === 'solid' ? 'S' : 'L' },
    ...(density === undefined ? {} : { density }),
    refFormulation: lookup('FORMULATION', formulation),
    refHomogeneity: { key: ['GR', 'WP', 'DP', 'PW'].includes(formulation) ? '2' : '1' },
    appearance,
    refProductUse: lookup('HAZ_PRODUCT_USE', use),
    purpose,
    hazards,
    mainSubStances: [
      {
        refSubStance: reference(`hazSubStance ${substance}`),
        content,
        refUnit: { key: unit },
        foundContent: found,
        analysisNo: `LAB-${nameEn.replaceAll(/\W/gu, '')}`,
      },
    ],
    tests:
      ld50 === undefined
        ? []
        : [
            {
              refRoute: { key: '1' },
              refSpecies: lookup('HAZ_ANIMAL_SPECIES_TEST', '1'),
              ld50,
              laboratory: 'ห้องปฏิบัติการพิษวิทยาสาธิต',
              reportNo: `TOX-${nameEn.replaceAll(/\W/gu, '')}`,
            },
          ],
    aquatics:
      lc50 === undefined
        ? []
        : [
            {
              refSubAquaticType: lookup('HAZ_SUB_AQUATIC_TYPE', '21'),
              refEffect: { key: 'EC50' },
              concentration: lc50,
              hours: 48,
              isDegradable: false,
            },
          ],
    pictograms: pictograms.map((code) => ({ refPictogram: reference(`pictogram ${code}`) })),
    useRates: [{ refProductUse: lookup('HAZ_PRODUCT_USE', use), rate, withdrawalDays: 7 }],
    packages: [
      {
        refPackage: lookup('PACKAGE', container),
        material: 'พลาสติก HDPE',
        size,
        refQuantityUnit: lookup('QUANTITY_UNIT', measure),
      },
    ],
    products: [
      operation === 'import'
        ? {
            refRole: { key: '2' },
            name: 'Example Aqua Chemicals Co., Ltd.',
            address: '88 Example Road, Qingdao',
            refCountry: reference('country CN'),
          }
        : {
            refRole: { key: '2' },
            name: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
            address: '99 หมู่ 9 ตำบลตัวอย่าง อำเภอเมือง จังหวัดสมุทรสาคร 74000',
            refCountry: reference('country TH'),
          },
    ],
    distributors: [
      { name: 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า', idTax: '0103999900040', address: '40 ถนนตัวอย่าง เขตบางรัก กรุงเทพมหานคร 10500' },
    ],
    ...(operation === 'import'
      ? {
          importCompanies: [
            {
              name: 'Example Aqua Trading Ltd.',
              address: '12 Harbour Street, Qingdao',
              refCountry: reference('country CN'),
            },
          ],
          importProducts: [{ name: nameEn, refCountry: reference('country CN') }],
        }
      : {}),
  };
}
