/** Classifies how dangerous a product is to life in water, by its tests: acute and chronic (GHS, chapter 4.1). */
import type { Label } from '#language/label.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { aquaticEffect } from './choices.ts';

export type AquaticEffect = keyof (typeof aquaticEffect)['values'];
/** The three groups that the classification uses. */
export type AquaticGroup = 'fish' | 'crustacean' | 'plant';

export interface AquaticTest {
  /** Null for others, whose tests are stored but not used for the classification. */
  readonly group: AquaticGroup | null;
  readonly effect: AquaticEffect;
  /** In mg/L. */
  readonly concentration: Decimal;
  readonly hours: number;
  readonly isDegradable: boolean;
}

export interface AquaticCategory<Category extends number> {
  readonly category: Category;
  /** For example `H400`. */
  readonly code: string;
  readonly statement: Label;
  /** Index of the test that decides. */
  readonly testIndex: number;
}

export type AcuteCategory = 1 | 2 | 3;
export type ChronicCategory = 1 | 2 | 3 | 4;

export interface AquaticAnswer {
  readonly acute: AquaticCategory<AcuteCategory> | null;
  readonly chronic: AquaticCategory<ChronicCategory> | null;
  /** The label of the lowest acute concentration; null if there is none. */
  readonly words: Label | null;
  /** Indexes of tests that are not used: of another kind of life, or not of the required duration. */
  readonly unused: readonly number[];
}

/** Keys of the vocabulary HAZ_AQUATIC_TYPE. Shrimps are crustaceans. */
const groups: Readonly<Record<string, AquaticGroup>> = {
  '1': 'fish',
  '2': 'crustacean',
  '3': 'crustacean',
  '4': 'plant',
};

export function aquaticGroupOf(key: string | null | undefined): AquaticGroup | null {
  return key !== null && key !== undefined && Object.hasOwn(groups, key) ? (groups[key] ?? null) : null;
}

interface AcuteMeasure {
  readonly effects: readonly AquaticEffect[];
  /** From and to, both included. */
  readonly hours: readonly [number, number];
}

/** Fish 96 h LC50, crustaceans 48 h EC50, algae 72 or 96 h ErC50. For a crustacean immobility counts as death. */
const acuteMeasures: Readonly<Record<AquaticGroup, AcuteMeasure>> = {
  fish: { effects: ['lc50'], hours: [96, 96] },
  crustacean: { effects: ['ec50', 'lc50'], hours: [48, 48] },
  plant: { effects: ['erc50'], hours: [72, 96] },
};

interface CategoryLimit<Category extends number> {
  readonly atMost: Decimal;
  readonly category: Category;
}

const limit = <const Category extends number>(atMost: string, category: Category): CategoryLimit<Category> => ({
  atMost: decimal(atMost),
  category,
});

const acuteLimits = [limit('1', 1), limit('10', 2), limit('100', 3)] as const;
/** Chronic limits by NOEC. The limits for rapidly degradable substances are lower. */
const chronicLimits = {
  lasting: [limit('0.1', 1), limit('1', 2)],
  degradable: [limit('0.01', 1), limit('0.1', 2), limit('1', 3)],
} as const;

const acuteStatements: Readonly<Record<AcuteCategory, readonly [code: string, statement: Label]>> = {
  1: ['H400', ['เป็นพิษร้ายแรงมากต่อสิ่งมีชีวิตในน้ำ', 'Very toxic to aquatic life']],
  2: ['H401', ['เป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Toxic to aquatic life']],
  3: ['H402', ['เป็นอันตรายต่อสิ่งมีชีวิตในน้ำ', 'Harmful to aquatic life']],
};

const chronicStatements: Readonly<Record<ChronicCategory, readonly [code: string, statement: Label]>> = {
  1: [
    'H410',
    ['เป็นพิษร้ายแรงมากต่อสิ่งมีชีวิตในน้ำ และมีผลกระทบระยะยาว', 'Very toxic to aquatic life with long lasting effects'],
  ],
  2: ['H411', ['เป็นพิษต่อสิ่งมีชีวิตในน้ำ และมีผลกระทบระยะยาว', 'Toxic to aquatic life with long lasting effects']],
  3: ['H412', ['เป็นอันตรายต่อสิ่งมีชีวิตในน้ำ และมีผลกระทบระยะยาว', 'Harmful to aquatic life with long lasting effects']],
  4: ['H413', ['อาจเป็นอันตรายต่อสิ่งมีชีวิตในน้ำในระยะยาว', 'May cause long lasting harmful effects to aquatic life']],
};

/**
 * US EPA, ecotoxicity categories for aquatic organisms; the first is less than its limit, the others include theirs.
 */
const acuteWords: readonly (CategoryLimit<number> & { readonly words: Label })[] = [
  { ...limit('0.1', 1), words: ['เป็นพิษสูงมาก', 'Very highly toxic'] },
  { ...limit('1', 2), words: ['เป็นพิษสูง', 'Highly toxic'] },
  { ...limit('10', 3), words: ['เป็นพิษปานกลาง', 'Moderately toxic'] },
  { ...limit('100', 4), words: ['เป็นพิษเล็กน้อย', 'Slightly toxic'] },
];
const PRACTICALLY_NON_TOXIC: Label = ['แทบไม่เป็นพิษ', 'Practically non-toxic'];

/**
 * The worst test decides. If a group has no chronic test, its acute test is used instead, unless the substance is
 * rapidly degradable. `isPersistent`: poorly soluble, persistent and bioaccumulative; then the result is at least
 * category 4.
 */
export function aquaticClass(
  tests: readonly AquaticTest[],
  { isPersistent = false }: { readonly isPersistent?: boolean } = {},
): AquaticAnswer {
  const placed = tests.map((test, place) => ({ ...test, place }));
  const acute = placed.filter(isAcute);
  const lasting = placed.filter(({ group, effect }) => group !== null && effect === 'noec');
  const standIns = acute.filter(
    ({ group, isDegradable }) => !isDegradable && !lasting.some((test) => test.group === group),
  );
  const chronic = worstCategory([
    ...lasting.map((test) => findCategory(test, test.isDegradable ? chronicLimits.degradable : chronicLimits.lasting)),
    ...standIns.map((test) => findCategory(test, acuteLimits)),
  ]);
  const atOnce = worstCategory(acute.map((test) => findCategory(test, acuteLimits)));
  return {
    acute: atOnce === undefined ? null : withStatement(acuteStatements, atOnce),
    chronic: chronic === undefined ? safetyNet(acute, isPersistent) : withStatement(chronicStatements, chronic),
    words: toxicityWordsOf(acute),
    unused: placed.filter((test) => !acute.includes(test) && !lasting.includes(test)).map(({ place }) => place),
  };
}

type IndexedTest = AquaticTest & { readonly place: number };

interface FoundCategory<Category extends number> {
  readonly category: Category;
  readonly place: number;
}

function isAcute({ group, effect, hours }: AquaticTest): boolean {
  if (group === null) return false;
  const {
    effects,
    hours: [from, to],
  } = acuteMeasures[group];
  return effects.includes(effect) && hours >= from && hours <= to;
}

function findCategory<Category extends number>(
  { concentration, place }: IndexedTest,
  limits: readonly CategoryLimit<Category>[],
): FoundCategory<Category> | undefined {
  const matchingLimit = limits.find(({ atMost }) => concentration.lte(atMost));
  return matchingLimit === undefined ? undefined : { category: matchingLimit.category, place };
}

/** Returns the first of equal ones. */
function worstCategory<Category extends number>(
  all: readonly (FoundCategory<Category> | undefined)[],
): FoundCategory<Category> | undefined {
  return all.reduce(
    (worst, other) => (worst === undefined || (other !== undefined && other.category < worst.category) ? other : worst),
    undefined,
  );
}

function withStatement<Category extends number>(
  statements: Readonly<Record<Category, readonly [string, Label]>>,
  { category, place }: FoundCategory<Category>,
): AquaticCategory<Category> {
  const [code, statement] = statements[category];
  return { category, code, statement, testIndex: place };
}

function safetyNet([first]: readonly IndexedTest[], isPersistent: boolean): AquaticAnswer['chronic'] {
  return isPersistent && first !== undefined
    ? withStatement(chronicStatements, { category: 4, place: first.place })
    : null;
}

function toxicityWordsOf(acute: readonly IndexedTest[]): Label | null {
  if (acute.length === 0) return null;
  const match = acuteWords.find(({ atMost }, index) =>
    acute.some(({ concentration }) => (index === 0 ? concentration.lt(atMost) : concentration.lte(atMost))),
  );
  return match?.words ?? PRACTICALLY_NON_TOXIC;
}
