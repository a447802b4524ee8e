/** The nine pictograms of the GHS. */
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

const pictograms: readonly SeedRecord<'pictogram'>[] = [
  row(
    'GHS01',
    ['วัตถุระเบิด', 'Exploding bomb'],
    [
      'วัตถุระเบิด สารที่ทำปฏิกิริยาได้เอง และเพอร์ออกไซด์อินทรีย์ ประเภท A และ B',
      'Explosives; self-reactive substances and organic peroxides of types A and B',
    ],
    { refSignalWord: 'danger' },
  ),
  row(
    'GHS02',
    ['สารไวไฟ', 'Flame'],
    [
      'สารไวไฟ สารที่ลุกติดไฟได้เอง สารที่เกิดความร้อนได้เอง และเพอร์ออกไซด์อินทรีย์ ประเภท B ถึง F',
      'Flammables; pyrophoric and self-heating substances; organic peroxides of types B to F',
    ],
    { refSignalWord: 'danger' },
  ),
  row(
    'GHS03',
    ['สารออกซิไดซ์', 'Flame over circle'],
    ['สารออกซิไดซ์ เช่น ไฮโปคลอไรต์และด่างทับทิม', 'Oxidisers, such as hypochlorites and permanganate'],
    { refSignalWord: 'danger' },
  ),
  row('GHS04', ['ก๊าซภายใต้ความดัน', 'Gas cylinder'], ['ก๊าซภายใต้ความดัน', 'Gases under pressure'], {
    refSignalWord: 'warning',
  }),
  row(
    'GHS05',
    ['สารกัดกร่อน', 'Corrosion'],
    [
      'กัดกร่อนโลหะหรือผิวหนัง ประเภท 1 และทำลายดวงตา ประเภท 1',
      'Corrosive to metals or skin, category 1; eye damage, category 1',
    ],
    { refSignalWord: 'danger', suppresses: 'GHS07' },
  ),
  row(
    'GHS06',
    ['พิษเฉียบพลัน', 'Skull and crossbones'],
    ['พิษเฉียบพลัน ประเภท 1 ถึง 3', 'Acute toxicity, categories 1 to 3'],
    { refSignalWord: 'danger', suppresses: 'GHS07' },
  ),
  row(
    'GHS07',
    ['ระคายเคือง', 'Exclamation mark'],
    [
      'พิษเฉียบพลัน ประเภท 4 ระคายเคืองผิวหนังและดวงตา ทำให้แพ้ทางผิวหนัง',
      'Acute toxicity, category 4; irritation of skin and eyes; skin sensitisation',
    ],
    { refSignalWord: 'warning' },
  ),
  row(
    'GHS08',
    ['อันตรายต่อสุขภาพ', 'Health hazard'],
    [
      'ก่อมะเร็ง ก่อกลายพันธุ์ เป็นพิษต่อระบบสืบพันธุ์ แพ้ทางการหายใจ พิษต่ออวัยวะ ประเภท 1 และ 2',
      'Carcinogenic, mutagenic, toxic to reproduction; respiratory sensitisation; organ toxicity, categories 1 and 2',
    ],
    { refSignalWord: 'danger' },
  ),
  row(
    'GHS09',
    ['อันตรายต่อสิ่งแวดล้อม', 'Environment'],
    [
      'พิษเฉียบพลันต่อสิ่งแวดล้อมทางน้ำ ประเภท 1 และพิษเรื้อรัง ประเภท 1 และ 2',
      'Acute aquatic toxicity, category 1; chronic, categories 1 and 2',
    ],
    { refSignalWord: 'warning' },
  ),
];

function row(
  code: string,
  [nameTh, nameEn]: readonly [string, string],
  [useTh, useEn]: readonly [string, string],
  more: Pick<SeedRecord<'pictogram'>, 'refSignalWord' | 'suppresses'>,
): SeedRecord<'pictogram'> {
  return { id: seedId(`pictogram ${code}`), code, nameTh, nameEn, useTh, useEn, ...more };
}

export function seedPictograms(context: SeedContext): Promise<SeedResult> {
  return insertMissing(context, { entity: 'pictogram', keyFields: ['code'], records: pictograms });
}
