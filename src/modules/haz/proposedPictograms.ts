/** Proposes pictograms and signal word for the label of a product, each with its reason. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { AquaticAnswer } from './aquaticClass.ts';
import { ghsHazard } from '#modules/master-mgt/index.ts';

export type GhsHazard = keyof (typeof ghsHazard)['values'];
export type SignalWord = 'danger' | 'warning';

export interface PictogramQuestion {
  /** The hazards that the applicant states. */
  readonly hazards: readonly GhsHazard[];
  /** Category of acute toxicity by the GHS table, for the most toxic route: 1 to 5. Null if there is no test. */
  readonly acuteCategory: number | null;
  readonly aquatic: Pick<AquaticAnswer, 'acute' | 'chronic'> | null;
}

export interface ProposedPictogram {
  /** For example `GHS05`. */
  readonly code: string;
  readonly reasons: readonly Label[];
}

export interface PictogramProposal {
  /** In the order of their codes. */
  readonly pictograms: readonly ProposedPictogram[];
  readonly signalWord: SignalWord | null;
}

/** The concern for which the exclamation mark is required: another symbol may cover it already. */
type Concern = 'poison' | 'skinAndEyes' | 'skinAllergy' | 'lungAllergy' | 'other';

interface PictogramReason {
  readonly code: string | null;
  readonly signal: SignalWord | null;
  readonly concern: Concern;
  readonly why: Label;
}

/** GHS, annex 1. A hazard stated without its category counts as the more severe one. */
const hazardSymbols: Readonly<Record<GhsHazard, readonly [code: string, signal: SignalWord, concern: Concern]>> = {
  explosive: ['GHS01', 'danger', 'other'],
  flammable: ['GHS02', 'danger', 'other'],
  selfHeating: ['GHS02', 'danger', 'other'],
  oxidising: ['GHS03', 'danger', 'other'],
  gasUnderPressure: ['GHS04', 'warning', 'other'],
  corrosiveToMetal: ['GHS05', 'warning', 'other'],
  skinCorrosion: ['GHS05', 'danger', 'skinAndEyes'],
  eyeDamage: ['GHS05', 'danger', 'skinAndEyes'],
  irritant: ['GHS07', 'warning', 'skinAndEyes'],
  skinSensitiser: ['GHS07', 'warning', 'skinAllergy'],
  respiratorySensitiser: ['GHS08', 'danger', 'lungAllergy'],
  carcinogenic: ['GHS08', 'danger', 'other'],
  organToxicity: ['GHS08', 'danger', 'other'],
  drowsiness: ['GHS07', 'warning', 'other'],
  aspiration: ['GHS08', 'danger', 'other'],
};

const EXCLAMATION = 'GHS07';

/** GHS 1.4.10.5.3.1: symbols that make the exclamation mark unnecessary, and for which concerns. */
const exclamationReplacedBy: readonly {
  readonly code: string;
  readonly concern?: Concern;
  readonly leaves: readonly Concern[];
}[] = [
  { code: 'GHS06', leaves: ['poison'] },
  { code: 'GHS05', leaves: ['skinAndEyes'] },
  { code: 'GHS08', concern: 'lungAllergy', leaves: ['skinAllergy', 'skinAndEyes'] },
];

export function proposedPictograms(question: PictogramQuestion): PictogramProposal {
  const all = reasonsOf(question);
  const superfluous = new Set(
    exclamationReplacedBy
      .filter(({ code, concern }) =>
        all.some((reason) => reason.code === code && reason.concern === (concern ?? reason.concern)),
      )
      .flatMap(({ leaves }) => leaves),
  );
  const remaining = all.filter(({ code, concern }) => code !== EXCLAMATION || !superfluous.has(concern));
  const codes = [...new Set(remaining.flatMap(({ code }) => code ?? []))].toSorted();
  return {
    pictograms: codes.map((code) => ({
      code,
      reasons: remaining.filter((reason) => reason.code === code).map(({ why }) => why),
    })),
    signalWord: signalWordOf(all),
  };
}

function reasonsOf({ hazards, acuteCategory, aquatic }: PictogramQuestion): readonly PictogramReason[] {
  const ofHazards = [...new Set(hazards)].map((hazard): PictogramReason => {
    const [code, signal, concern] = hazardSymbols[hazard];
    return { code, signal, concern, why: labelOf(ghsHazard, hazard) };
  });
  return [...ofHazards, ...toxicityReasons(acuteCategory), ...aquaticReasons(aquatic)];
}

const LAST_SKULL_CATEGORY = 3;
const LAST_EXCLAMATION_CATEGORY = 4;
const LAST_CATEGORY = 5;

/** The fifth category has a signal word, and no symbol. */
function toxicityReasons(category: number | null): readonly PictogramReason[] {
  if (category === null || category > LAST_CATEGORY) return [];
  const code = category <= LAST_SKULL_CATEGORY ? 'GHS06' : category <= LAST_EXCLAMATION_CATEGORY ? EXCLAMATION : null;
  return [
    {
      code,
      signal: category <= LAST_SKULL_CATEGORY ? 'danger' : 'warning',
      concern: 'poison',
      why: [`พิษเฉียบพลัน ประเภท ${category} (GHS)`, `Acute toxicity, category ${category} (GHS)`],
    },
  ];
}

const ENVIRONMENT = 'GHS09';

/** The lower categories have statements, and no symbol. */
function aquaticReasons(aquatic: PictogramQuestion['aquatic']): readonly PictogramReason[] {
  const { acute, chronic } = aquatic ?? { acute: null, chronic: null };
  const atOnce = acute?.category === 1 ? [aquaticReason(acute, 'warning')] : [];
  const lasting =
    chronic !== null && chronic.category <= 2
      ? [aquaticReason(chronic, chronic.category === 1 ? 'warning' : null)]
      : [];
  return [...atOnce, ...lasting];
}

function aquaticReason(
  { code, statement: [th, en] }: { readonly code: string; readonly statement: Label },
  signal: SignalWord | null,
): PictogramReason {
  return { code: ENVIRONMENT, signal, concern: 'other', why: [`${code} ${th}`, `${code} ${en}`] };
}

/** Only the more severe one is used. */
function signalWordOf(all: readonly PictogramReason[]): SignalWord | null {
  const words = new Set(all.map(({ signal }) => signal));
  return words.has('danger') ? 'danger' : words.has('warning') ? 'warning' : null;
}
