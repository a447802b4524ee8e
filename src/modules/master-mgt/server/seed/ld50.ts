/**
 * The two tables of toxicity: the older one of the WHO, which distinguishes the state, and that of the GHS. Doses in
 * mg/kg body weight.
 */
import { decimal } from '#language/values/decimal.ts';
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { PhysicalState, Route, Scheme, ToxicityRow } from '../../toxicityClass.ts';

interface ToxicityClassSeed {
  readonly name: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly colour?: 'red' | 'yellow' | 'blue' | 'green';
  readonly signal?: 'danger' | 'warning';
}

interface ToxicityColumnSeed {
  readonly scheme: Scheme;
  readonly route: Route;
  readonly state: PhysicalState | null;
  readonly classes: readonly ToxicityClassSeed[];
  /** The upper limit of each class; null if it has none. */
  readonly ends: readonly (number | null)[];
}

const extremely: ToxicityClassSeed = {
  name: 'Ia',
  nameTh: 'พิษร้ายแรงมาก',
  nameEn: 'Extremely hazardous',
  colour: 'red',
};
const highly: ToxicityClassSeed = { name: 'Ib', nameTh: 'พิษร้ายแรง', nameEn: 'Highly hazardous', colour: 'red' };
const moderately: ToxicityClassSeed = {
  name: 'II',
  nameTh: 'พิษปานกลาง',
  nameEn: 'Moderately hazardous',
  colour: 'yellow',
};
const slightly: ToxicityClassSeed = { name: 'III', nameTh: 'พิษน้อย', nameEn: 'Slightly hazardous', colour: 'blue' };
const unlikely: ToxicityClassSeed = {
  name: 'U',
  nameTh: 'ไม่น่าเป็นอันตราย',
  nameEn: 'Unlikely to present acute hazard',
  colour: 'green',
};

/** Class U exists for the oral dose only. */
const whoOral = [extremely, highly, moderately, slightly, unlikely];
const whoDermal = [extremely, highly, moderately, slightly];

const columns: readonly ToxicityColumnSeed[] = [
  { scheme: 'who', route: 'oral', state: 'solid', classes: whoOral, ends: [5, 50, 500, 2000, null] },
  { scheme: 'who', route: 'oral', state: 'liquid', classes: whoOral, ends: [20, 200, 2000, 3000, null] },
  { scheme: 'who', route: 'dermal', state: 'solid', classes: whoDermal, ends: [10, 100, 1000, null] },
  { scheme: 'who', route: 'dermal', state: 'liquid', classes: whoDermal, ends: [40, 400, 4000, null] },
  {
    scheme: 'ghs',
    route: 'oral',
    state: null,
    classes: ghsClasses('เมื่อกลืนกิน', 'if swallowed'),
    ends: [5, 50, 300, 2000, 5000],
  },
  {
    scheme: 'ghs',
    route: 'dermal',
    state: null,
    classes: ghsClasses('เมื่อสัมผัสผิวหนัง', 'in contact with skin'),
    ends: [50, 200, 1000, 2000, 5000],
  },
];

/** Sources of the numbers; the colours are those of Thai labels. */
const SOURCES = {
  who: 'เกณฑ์เดิมขององค์การอนามัยโลก แยกของแข็งและของเหลว / Older WHO table, solids and liquids separately',
  ghs: 'เกณฑ์พิษเฉียบพลันของ GHS / Acute toxicity estimates of the GHS',
} as const satisfies Record<Scheme, string>;

const seeded = columns.flatMap((column) => column.classes.map((classSeed, index) => rowOf(column, classSeed, index)));

export const ld50Records: readonly SeedRecord<'ld50'>[] = seeded.map(({ record }) => record);
/** The same rows in the format of the calculation. */
export const ld50Rows: readonly ToxicityRow[] = seeded.map(({ row }) => row);

export function seedLd50(context: SeedContext): Promise<SeedResult> {
  return insertMissing(context, { entity: 'ld50', keyFields: ['code'], records: ld50Records });
}

function rowOf(
  { scheme, route, state, ends }: ToxicityColumnSeed,
  { name, nameTh, nameEn, colour, signal }: ToxicityClassSeed,
  index: number,
): { readonly record: SeedRecord<'ld50'>; readonly row: ToxicityRow } {
  const code = [scheme, route, state, String(index + 1)]
    .filter((word) => word !== null)
    .join('-')
    .toUpperCase();
  const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? null];
  const range = { moreThan: decimal(from), atMost: to === null ? null : decimal(to) };
  const texts = { hazardClass: name, nameTh, nameEn, remark: SOURCES[scheme] };
  const label = { refBandColour: colour ?? null, refSignalWord: signal ?? null };
  const rank = index + 1;
  return {
    record: {
      id: seedId(`ld50 ${code}`),
      code,
      refScheme: scheme,
      refRoute: route,
      refPhysicalState: state,
      rank,
      ...range,
      ...texts,
      ...label,
    },
    row: { scheme, route, state, rank, ...range },
  };
}

/** Hazard statements H300 to H303 and H310 to H313. */
function ghsClasses(th: string, en: string): readonly ToxicityClassSeed[] {
  const fatal = { nameTh: `เป็นอันตรายถึงตาย${th}`, nameEn: `Fatal ${en}`, signal: 'danger' } as const;
  return [
    { name: '1', ...fatal },
    { name: '2', ...fatal },
    { name: '3', nameTh: `เป็นพิษ${th}`, nameEn: `Toxic ${en}`, signal: 'danger' },
    { name: '4', nameTh: `เป็นอันตราย${th}`, nameEn: `Harmful ${en}`, signal: 'warning' },
    { name: '5', nameTh: `อาจเป็นอันตราย${th}`, nameEn: `May be harmful ${en}`, signal: 'warning' },
  ];
}
