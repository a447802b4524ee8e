/**
 * Registered facts of a holder that may be copied to a field of a document (`prefill`): a closed list, without any
 * facts of directors.
 */
import type { AnyEntity } from './entity.ts';
import type { Field, FieldClass } from './field.ts';
import { isEmpty } from './valueRule.ts';

interface HolderFactType {
  /** The entity it refers to; absent for a text. */
  readonly target?: string;
  /** Only a field of the same class protects the fact as the fact itself is protected. */
  readonly class: Extract<FieldClass, 'public' | 'personal'>;
}

const publicFact: HolderFactType = { class: 'public' };
const personalFact: HolderFactType = { class: 'personal' };

export const holderFacts = {
  fullName: publicFact,
  fullNameEn: publicFact,
  idTax: publicFact,
  phone: personalFact,
  email: personalFact,
  /** The whole address in one line. */
  address: publicFact,
  addressInEnglish: publicFact,
  /** The parts of the address, by the names that every address has. */
  houseNo: publicFact,
  building: publicFact,
  room: publicFact,
  moo: publicFact,
  soi: publicFact,
  road: publicFact,
  refProvince: { ...publicFact, target: 'province' },
  refAmphur: { ...publicFact, target: 'amphur' },
  refTambon: { ...publicFact, target: 'tambon' },
  postcode: publicFact,
  /** From the house to the road, in English. */
  addressEn: publicFact,
} as const satisfies Readonly<Record<string, HolderFactType>>;

export type HolderFact = keyof typeof holderFacts;

/** Texts, and references with their cards; null for a fact that is not registered. */
export type HolderFacts = Readonly<Partial<Record<HolderFact, unknown>>>;

/** Returns why the field cannot be prefilled like this. */
export function findPrefillProblem({ isDocument }: Pick<AnyEntity, 'isDocument'>, field: Field): string | undefined {
  const { prefill } = field;
  if (prefill === undefined) return undefined;
  const shape: HolderFactType | undefined = Object.hasOwn(holderFacts, prefill) ? holderFacts[prefill] : undefined;
  if (shape === undefined) return `nothing is registered of a holder as "${prefill}"`;
  if (!isDocument) return 'only what is filed for a holder is filled in from its registration';
  if (field.managed === true) return 'what the server writes is not filled in from a registration';
  const isSameKind =
    shape.target === undefined ? field.kind === 'text' : field.kind === 'ref' && field.target === shape.target;
  if (!isSameKind) return `"${prefill}" is of another kind`;
  if (field.class === 'officer' || field.class === 'secret') return 'the people of the holder do not read it';
  return shape.class === 'personal' && field.class !== 'personal'
    ? `"${prefill}" is personal, and the field is not`
    : undefined;
}

export function prefilledFieldsOf({
  fields,
}: Pick<AnyEntity, 'fields'>): readonly (readonly [name: string, field: Field & { readonly prefill: HolderFact }])[] {
  return Object.entries(fields).filter(
    (entry): entry is [string, Field & { prefill: HolderFact }] => entry[1].prefill !== undefined,
  );
}

/** Returns the value to prefill; null if nothing is registered, or nothing that fits in the field. */
export function prefillValueOf(field: Field, facts: HolderFacts): unknown {
  const fact = field.prefill === undefined ? null : (facts[field.prefill] ?? null);
  if (isEmpty(fact)) return null;
  if (field.kind !== 'text' || typeof fact !== 'string') return fact;
  const isTooLong = [...fact].length > field.max;
  return isTooLong || (field.rules ?? []).some((rule) => rule.check(fact as never, {}) !== undefined) ? null : fact;
}
