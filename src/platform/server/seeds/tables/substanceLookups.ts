/** Vocabularies about the substance itself: what it is, what it is tested on, what it is for. */
import type { LookupTable } from '../lookupTable.ts';

export const substanceLookups: readonly LookupTable[] = [
  {
    // The annexes of the national list, each with the responsible department.
    group: 'HAZ_ANNEX',
    title: ['บัญชีแนบท้าย', 'Annex of the list'],
    rows: [
      ['1', 'บัญชี 1 (กรมวิชาการเกษตร)', 'Annex 1 (Department of Agriculture)'],
      ['2', 'บัญชี 2 (กรมประมง)', 'Annex 2 (Department of Fisheries)'],
      ['3', 'บัญชี 3 (กรมปศุสัตว์)', 'Annex 3 (Department of Livestock Development)'],
      ['4', 'บัญชี 4 (สำนักงานคณะกรรมการอาหารและยา)', 'Annex 4 (Food and Drug Administration)'],
      ['5', 'บัญชี 5 (กรมโรงงานอุตสาหกรรม)', 'Annex 5 (Department of Industrial Works)'],
      ['6', 'บัญชี 6 (กรมธุรกิจพลังงาน)', 'Annex 6 (Department of Energy Business)'],
    ],
  },
  {
    group: 'FORMULATION',
    title: ['สูตรผสม', 'Formulation'],
    rows: [
      ['EC', 'น้ำมันเข้มข้นผสมน้ำ', 'Emulsifiable concentrate'],
      ['SL', 'สารละลายเข้มข้น', 'Soluble concentrate'],
      ['SC', 'สารแขวนลอยเข้มข้น', 'Suspension concentrate'],
      ['WP', 'ผงผสมน้ำ', 'Wettable powder'],
      ['SP', 'ผงละลายน้ำ', 'Water-soluble powder'],
      ['GR', 'เม็ดเล็ก (แกรนูล)', 'Granule'],
      ['TB', 'เม็ด', 'Tablet'],
      ['DP', 'ผง', 'Dustable powder'],
      ['LQ', 'จุลินทรีย์น้ำ', 'Microbial liquid'],
      ['PW', 'จุลินทรีย์ผง', 'Microbial powder'],
    ],
  },
  {
    group: 'CONCENTRATION_UNIT',
    title: ['หน่วยความเข้มข้น', 'Unit of concentration'],
    rows: [
      ['WW', '% w/w', '% w/w'],
      ['WV', '% w/v', '% w/v'],
      ['VV', '% v/v', '% v/v'],
      ['GKG', 'g/kg', 'g/kg'],
      ['GL', 'g/L', 'g/L'],
      ['CFUG', 'CFU/g', 'CFU/g'],
      ['CFUML', 'CFU/mL', 'CFU/mL'],
    ],
  },
  {
    group: 'HAZ_ANIMAL_SPECIES_TEST',
    title: ['สัตว์ทดลอง', 'Test animal'],
    rows: [
      ['1', 'หนูแรท', 'Rat'],
      ['2', 'หนูเมาส์', 'Mouse'],
      ['3', 'กระต่าย', 'Rabbit'],
      ['4', 'หนูตะเภา', 'Guinea pig'],
      ['5', 'สุนัข', 'Dog'],
      ['6', 'นก', 'Bird'],
    ],
  },
  {
    group: 'HAZ_AQUATIC_TYPE',
    title: ['กลุ่มสิ่งมีชีวิตในน้ำ', 'Group of aquatic life'],
    rows: [
      ['1', 'ปลา', 'Fish'],
      ['2', 'กุ้ง', 'Shrimp'],
      ['3', 'สัตว์น้ำกลุ่มครัสเตเชียน', 'Crustacean'],
      ['4', 'พืชน้ำ', 'Aquatic plant'],
      ['5', 'หอย', 'Mollusc'],
    ],
  },
  {
    group: 'HAZ_SUB_AQUATIC_TYPE',
    title: ['ชนิดสิ่งมีชีวิตในน้ำ', 'Kind of aquatic life'],
    parentGroup: 'HAZ_AQUATIC_TYPE',
    rows: [
      ['11', 'ปลานิล', 'Nile tilapia', { parent: '1' }],
      ['12', 'ปลาดุก', 'Catfish', { parent: '1' }],
      ['13', 'ปลากะพงขาว', 'Asian seabass', { parent: '1' }],
      ['14', 'ปลาสวยงาม', 'Ornamental fish', { parent: '1' }],
      ['21', 'กุ้งขาว', 'White shrimp (L. vannamei)', { parent: '2' }],
      ['22', 'กุ้งกุลาดำ', 'Black tiger shrimp (P. monodon)', { parent: '2' }],
      ['23', 'กุ้งก้ามกราม', 'Giant river prawn (M. rosenbergii)', { parent: '2' }],
      ['31', 'ไรน้ำ', 'Water flea (Daphnia/Moina)', { parent: '3' }],
      ['41', 'สาหร่าย', 'Algae', { parent: '4' }],
      ['51', 'หอย', 'Mollusc', { parent: '5' }],
    ],
  },
  {
    group: 'HAZ_PRODUCT_USE',
    title: ['การใช้ผลิตภัณฑ์', 'Use of the product'],
    rows: [
      ['1', 'ฆ่าเชื้อในน้ำ', 'Water disinfection'],
      ['2', 'ฆ่าเชื้ออุปกรณ์/โรงเรือน', 'Disinfection of equipment and housing'],
      ['3', 'กำจัดปรสิตภายนอก', 'Ectoparasite control'],
      ['4', 'กำจัดศัตรูในบ่อ', 'Pond predator control'],
      ['5', 'กำจัดหอย', 'Mollusc control'],
      ['6', 'กำจัดสาหร่าย/วัชพืชน้ำ', 'Algae and water-weed control'],
      ['7', 'ปรับสภาพน้ำ/ดิน', 'Water and soil conditioning'],
      ['8', 'จุลินทรีย์', 'Microbial product'],
      ['9', 'อื่น ๆ', 'Other'],
    ],
  },
  {
    // FAO/WHO tolerances of declared content at 20 ± 2 °C, in g/kg or g/L; the upper edge belongs to the lower band.
    // A deviation is `percent` of the declared content, or `absolute` in its unit.
    group: 'TOLERANCE_BAND',
    title: ['เกณฑ์ความคลาดเคลื่อนของสารสำคัญ', 'Tolerance of active content'],
    rows: [
      [
        '1',
        'ไม่เกิน 25 (เนื้อเดียวกัน): ± ร้อยละ 15',
        'Up to 25 (homogeneous): ±15 %',
        { attribute: { atMost: '25', percent: '15', mixture: 'homogeneous' } },
      ],
      [
        '2',
        'ไม่เกิน 25 (ไม่เป็นเนื้อเดียวกัน): ± ร้อยละ 25',
        'Up to 25 (heterogeneous): ±25 %',
        { attribute: { atMost: '25', percent: '25', mixture: 'heterogeneous' } },
      ],
      [
        '3',
        'เกิน 25 ถึง 100: ± ร้อยละ 10',
        'Over 25 up to 100: ±10 %',
        { attribute: { moreThan: '25', atMost: '100', percent: '10' } },
      ],
      [
        '4',
        'เกิน 100 ถึง 250: ± ร้อยละ 6',
        'Over 100 up to 250: ±6 %',
        { attribute: { moreThan: '100', atMost: '250', percent: '6' } },
      ],
      [
        '5',
        'เกิน 250 ถึง 500: ± ร้อยละ 5',
        'Over 250 up to 500: ±5 %',
        { attribute: { moreThan: '250', atMost: '500', percent: '5' } },
      ],
      [
        '6',
        'เกิน 500: ± 25 g/kg หรือ g/L',
        'Over 500: ±25 g/kg or g/L',
        { attribute: { moreThan: '500', absolute: '25' } },
      ],
    ],
  },
  {
    // The Thai text is the word that is refused in a trade name; the English one is its meaning.
    group: 'RESERVED_WORD',
    title: ['คำต้องห้ามในชื่อทางการค้า', 'Word reserved in trade names'],
    rows: [
      ['01', 'ปลอดภัย 100%', 'One hundred per cent safe'],
      ['02', 'ไร้สาร', 'Chemical-free'],
      ['03', 'มหัศจรรย์', 'Miraculous'],
      ['04', 'อย.', 'Food and Drug Administration'],
      ['05', 'กรมประมง', 'Department of Fisheries'],
      ['06', 'พระ', 'Holy or royal'],
      ['07', 'king', 'king'],
      ['08', 'royal', 'royal'],
      ['09', 'safe', 'safe'],
      ['10', 'harmless', 'harmless'],
      ['11', 'No.1', 'No.1'],
      ['12', 'miracle', 'miracle'],
    ],
  },
];
