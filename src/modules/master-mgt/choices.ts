/** Vocabularies of master data that code depends on. */
import { defineChoice } from '#language/choice.ts';

export const substanceKind = defineChoice('substanceKind', {
  group: 'SUBSTANCE_KIND',
  title: ['ประเภทสาร', 'Kind of substance'],
  values: {
    chemical: { key: '1', label: ['สารเคมี', 'Chemical'] },
    microbe: { key: '2', label: ['จุลินทรีย์', 'Microbe'] },
    plantExtract: { key: '3', label: ['สารสกัดจากพืช', 'Plant extract'] },
  },
});

export const tradeDirection = defineChoice('tradeDirection', {
  group: 'TRADE_DIRECTION',
  title: ['ทิศทางการค้า', 'Direction of trade'],
  values: {
    both: { key: '0', label: ['นำเข้าและส่งออก', 'Import and export'] },
    import: { key: '1', label: ['นำเข้า', 'Import'] },
    export: { key: '2', label: ['ส่งออก', 'Export'] },
  },
});

/** The older table of the WHO distinguishes solid and liquid products; GHS does not. */
export const ld50Scheme = defineChoice('ld50Scheme', {
  group: 'LD50_SCHEME',
  title: ['ระบบจำแนกความเป็นพิษ', 'Toxicity classification scheme'],
  values: {
    who: { key: 'WHO_OLD', label: ['องค์การอนามัยโลก (แยกของแข็งและของเหลว)', 'WHO (solids and liquids separately)'] },
    ghs: { key: 'GHS', label: ['ระบบ GHS', 'GHS'] },
  },
});

export const bandColour = defineChoice('bandColour', {
  group: 'BAND_COLOUR',
  title: ['แถบสีบนฉลาก', 'Label colour band'],
  values: {
    red: { key: 'RED', label: ['แดง', 'Red'] },
    yellow: { key: 'YELLOW', label: ['เหลือง', 'Yellow'] },
    blue: { key: 'BLUE', label: ['น้ำเงิน', 'Blue'] },
    green: { key: 'GREEN', label: ['เขียว', 'Green'] },
  },
});

export const signalWord = defineChoice('signalWord', {
  group: 'SIGNAL_WORD',
  title: ['คำสัญญาณ', 'Signal word'],
  values: {
    danger: { key: '1', label: ['อันตราย', 'Danger'] },
    warning: { key: '2', label: ['ระวัง', 'Warning'] },
  },
});

/** How the concentration of a substance is compared with the one in a case. */
export const concentrationTest = defineChoice('concentrationTest', {
  group: 'CONCENTRATION_TEST',
  title: ['เงื่อนไขความเข้มข้น', 'Concentration condition'],
  values: {
    any: { key: 'ANY', label: ['ทุกความเข้มข้น', 'Any concentration'] },
    equal: { key: 'EQ', label: ['เท่ากับ', 'Exactly'] },
    less: { key: 'LT', label: ['น้อยกว่า', 'Less than'] },
    atMost: { key: 'LE', label: ['ไม่เกิน', 'At most'] },
    between: { key: 'BT', label: ['ตั้งแต่ … ถึง …', 'Between'] },
    atLeast: { key: 'GE', label: ['ตั้งแต่', 'At least'] },
    more: { key: 'GT', label: ['มากกว่า', 'More than'] },
  },
});

/** What a topic measures of a shipment. Each is computed by code; administrators set its weight. */
export const riskMeasure = defineChoice('riskMeasure', {
  group: 'RISK_MEASURE',
  title: ['สิ่งที่ใช้ประเมินความเสี่ยง', 'Risk measure'],
  values: {
    hazType: { key: '1', label: ['ชนิดวัตถุอันตราย', 'Type of hazardous substance'] },
    history: { key: '2', label: ['ประวัติผู้ประกอบการใน 24 เดือน', 'Operator’s history, 24 months'] },
    origin: { key: '3', label: ['ประเทศต้นทาง', 'Country of origin'] },
    lastResult: { key: '4', label: ['ผลวิเคราะห์ล่าสุด', 'Last laboratory result'] },
    volume: { key: '5', label: ['ปริมาณเทียบกับที่อนุญาต (ร้อยละ)', 'Volume against the licence (%)'] },
    newMaker: { key: '6', label: ['ผู้ผลิตรายใหม่', 'New manufacturer'] },
  },
});

/** The possible answers of a measure, in words; `answersOf` in `riskConditions.ts` lists those of each measure. */
export const riskAnswer = defineChoice('riskAnswer', {
  group: 'RISK_ANSWER',
  title: ['สิ่งที่พบเมื่อประเมินความเสี่ยง', 'Risk finding'],
  values: {
    type1: { key: '11', label: ['ชนิดที่ 1', 'Type 1'] },
    type2: { key: '12', label: ['ชนิดที่ 2', 'Type 2'] },
    type3: { key: '13', label: ['ชนิดที่ 3', 'Type 3'] },
    type4: { key: '14', label: ['ชนิดที่ 4', 'Type 4'] },
    clean: { key: '21', label: ['ไม่เคยทำผิด', 'Clean record'] },
    minor: { key: '22', label: ['ทำผิดเล็กน้อย', 'Minor offence'] },
    major: { key: '23', label: ['ทำผิดร้ายแรง', 'Major offence'] },
    groupA: { key: '31', label: ['ประเทศกลุ่ม A', 'Country of group A'] },
    groupB: { key: '32', label: ['ประเทศกลุ่ม B', 'Country of group B'] },
    groupC: { key: '33', label: ['ประเทศกลุ่ม C', 'Country of group C'] },
    noGroup: { key: '39', label: ['ประเทศที่ยังไม่จัดกลุ่ม', 'Country without a group'] },
    pass: { key: '41', label: ['ผ่าน', 'Passed'] },
    noResult: { key: '42', label: ['ยังไม่มีผล', 'No result yet'] },
    fail: { key: '43', label: ['ไม่ผ่าน', 'Failed'] },
    knownMaker: { key: '51', label: ['ผู้ผลิตรายเดิม', 'Known manufacturer'] },
    newMaker: { key: '52', label: ['ผู้ผลิตรายใหม่', 'New manufacturer'] },
  },
});

/**
 * The unit of a declared and a found content. Units of weight and volume are compared in grams, those of microbes by
 * count.
 */
export const contentUnit = defineChoice('contentUnit', {
  group: 'CONTENT_UNIT',
  title: ['หน่วยของปริมาณสารสำคัญ', 'Unit of content'],
  values: {
    percentWeight: { key: 'WW', label: ['% โดยน้ำหนัก (w/w)', '% w/w'] },
    percentWeightVolume: { key: 'WV', label: ['% โดยน้ำหนักต่อปริมาตร (w/v)', '% w/v'] },
    gramsPerKilogram: { key: 'GKG', label: ['กรัม/กิโลกรัม', 'g/kg'] },
    gramsPerLitre: { key: 'GL', label: ['กรัม/ลิตร', 'g/L'] },
    cfuPerGram: { key: 'CFUG', label: ['CFU/กรัม', 'CFU/g'] },
    cfuPerMillilitre: { key: 'CFUML', label: ['CFU/มิลลิลิตร', 'CFU/mL'] },
  },
});

/** Hazards by which a label gets its pictograms (GHS). Acute toxicity and aquatic hazards follow from the tests. */
export const ghsHazard = defineChoice('ghsHazard', {
  group: 'GHS_HAZARD',
  title: ['ความเป็นอันตราย (GHS)', 'Hazard (GHS)'],
  values: {
    explosive: { key: '01', label: ['วัตถุระเบิด', 'Explosive'] },
    flammable: { key: '02', label: ['ไวไฟ', 'Flammable'] },
    selfHeating: { key: '03', label: ['เกิดความร้อนได้เอง หรือติดไฟเองในอากาศ', 'Self-heating or pyrophoric'] },
    oxidising: { key: '04', label: ['ออกซิไดซ์', 'Oxidising'] },
    gasUnderPressure: { key: '05', label: ['ก๊าซภายใต้ความดัน', 'Gas under pressure'] },
    corrosiveToMetal: { key: '06', label: ['กัดกร่อนโลหะ', 'Corrosive to metals'] },
    skinCorrosion: { key: '07', label: ['กัดกร่อนผิวหนัง', 'Skin corrosion'] },
    eyeDamage: { key: '08', label: ['ทำลายดวงตาอย่างรุนแรง', 'Serious eye damage'] },
    irritant: { key: '09', label: ['ระคายเคืองผิวหนังหรือดวงตา', 'Skin or eye irritation'] },
    skinSensitiser: { key: '10', label: ['ทำให้ผิวหนังแพ้', 'Skin sensitisation'] },
    respiratorySensitiser: { key: '11', label: ['ทำให้ระบบหายใจแพ้', 'Respiratory sensitisation'] },
    carcinogenic: {
      key: '12',
      label: ['ก่อมะเร็ง ก่อกลายพันธุ์ หรือเป็นพิษต่อระบบสืบพันธุ์', 'Carcinogenic, mutagenic or toxic to reproduction'],
    },
    organToxicity: { key: '13', label: ['เป็นพิษต่ออวัยวะเป้าหมาย', 'Specific target organ toxicity'] },
    drowsiness: { key: '14', label: ['ระคายเคืองทางเดินหายใจ หรือทำให้ง่วงซึม', 'Respiratory irritation or drowsiness'] },
    aspiration: { key: '15', label: ['อันตรายจากการสำลัก', 'Aspiration hazard'] },
  },
});

export const masterChoices = [
  ghsHazard,
  substanceKind,
  tradeDirection,
  ld50Scheme,
  bandColour,
  signalWord,
  concentrationTest,
  riskMeasure,
  riskAnswer,
  contentUnit,
] as const;

declare module '#language/registry.ts' {
  interface Choices {
    ghsHazard: typeof ghsHazard;
    substanceKind: typeof substanceKind;
    tradeDirection: typeof tradeDirection;
    ld50Scheme: typeof ld50Scheme;
    bandColour: typeof bandColour;
    signalWord: typeof signalWord;
    concentrationTest: typeof concentrationTest;
    riskMeasure: typeof riskMeasure;
    riskAnswer: typeof riskAnswer;
    contentUnit: typeof contentUnit;
  }
}
