/** What is registered of a holder and may be taken over into a field of a document (`prefill`): a closed list, with nothing in it of any director. */
import type { AnyEntity } from './entity.ts';
import type { Field, FieldClass } from './field.ts';
import { isEmpty } from './rule.ts';

interface FactShape {
  /** The entity it refers to; absent of a text. */
  readonly target?: string;
  /** Only a field of the same class keeps to itself what the fact does. */
  readonly class: Extract<FieldClass, 'public' | 'personal'>;
}

const open: FactShape = { class: 'public' };
const personal: FactShape = { class: 'personal' };

export const holderFacts = {
  fullName: open,
  fullNameEn: open,
  idTax: open,
  phone: personal,
  email: personal,
  /** The whole address in one line. */
  address: open,
  addressInEnglish: open,
  /** Its parts, by the names that every address has. */
  houseNo: open,
  building: open,
  room: open,
  moo: open,
  soi: open,
  road: open,
  refProvince: { ...open, target: 'province' },
  refAmphur: { ...open, target: 'amphur' },
  refTambon: { ...open, target: 'tambon' },
  postcode: open,
  /** From the house to the road, in English. */
  addressEn: open,
} as const satisfies Readonly<Record<string, FactShape>>;

export type HolderFact = keyof typeof holderFacts;

/** Texts, and references as the cards they come with; null for what is not registered. */
export type HolderFacts = Readonly<Partial<Record<HolderFact, unknown>>>;

/** Why the field cannot be filled in so. */
export function faultOfPrefill({ document }: Pick<AnyEntity, 'document'>, field: Field): string | undefined {
  const { prefill } = field;
  if (prefill === undefined) return undefined;
  const shape: FactShape | undefined = Object.hasOwn(holderFacts, prefill) ? holderFacts[prefill] : undefined;
  if (shape === undefined) return `nothing is registered of a holder as "${prefill}"`;
  if (!document) return 'only what is filed for a holder is filled in from its registration';
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

/** What the field would be filled in with; null where nothing is registered, or nothing that the field could hold. */
export function factFor(field: Field, facts: HolderFacts): unknown {
  const fact = field.prefill === undefined ? null : (facts[field.prefill] ?? null);
  if (isEmpty(fact)) return null;
  if (field.kind !== 'text' || typeof fact !== 'string') return fact;
  const isTooLong = [...fact].length > field.max;
  return isTooLong || (field.rules ?? []).some((rule) => rule.check(fact as never, {}) !== undefined) ? null : fact;
}
