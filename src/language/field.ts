/** The kinds of field a declaration is made of. Each says what it stores, what it shows and who may read it. */
import type { HolderFact } from './holderFacts.ts';
import type { Label } from './label.ts';
import type { ReferenceTerms } from './referenceTerms.ts';
import type { ValueRule } from './valueRule.ts';
import type { CodeLabels } from './codeLabels.ts';

/** Classes of knowledge, given to roles. They hold in select, where, sort, parts, export and history. */
export const fieldClasses = ['public', 'personal', 'officer', 'secret'] as const;
export type FieldClass = (typeof fieldClasses)[number];

interface FieldOptions {
  /** Of a document: complete at submit. Of everything else: always. */
  readonly required?: boolean;
  readonly help?: Label;
  readonly class?: FieldClass;
  /** Written by the server alone: sent back unchanged it is ignored, changed it is refused. */
  readonly managed?: boolean;
  /** May be given when the record is made and never changed after. */
  readonly fixed?: boolean;
  readonly rules?: readonly ValueRule<never>[];
  /** Of a document: filled in from what is registered of the holder when one is begun, and open to change. */
  readonly prefill?: HolderFact;
}

interface FieldBase<Kind extends string, Required extends boolean> extends Omit<FieldOptions, 'required'> {
  readonly kind: Kind;
  readonly label: Label;
  readonly required: Required;
  readonly class: FieldClass;
}

export interface TextOptions extends FieldOptions {
  readonly max?: number;
  readonly multiline?: boolean;
  /** A code or key: compared byte by byte ("C"), where displayed text sorts as Thai. */
  readonly code?: boolean;
  /** Searched with `like` often enough to deserve a trigram index. */
  readonly searched?: boolean;
  /** The few words it may be, where nobody but a program reads them. */
  readonly oneOf?: readonly string[];
  readonly default?: string;
  /** Of what the server writes down in codes: what a person reads instead. */
  readonly words?: CodeLabels;
  /** Every value is one of the words and nothing else, so a search offers them. */
  readonly isOneWord?: true;
  /** What was meant by what was typed or pasted: a code with other dashes, without its dots. What it cannot tell it leaves as it is. */
  readonly tidy?: (typed: string) => string;
}
export interface TextField<R extends boolean = boolean> extends FieldBase<'text', R> {
  readonly max: number;
  readonly multiline: boolean;
  readonly code: boolean;
  readonly searched: boolean;
  readonly oneOf?: readonly string[];
  readonly default?: string;
  readonly words?: CodeLabels;
  readonly isOneWord?: true;
  readonly tidy?: (typed: string) => string;
}

export interface IntegerOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Label;
  /** Seconds, read as hours and minutes. */
  readonly isDuration?: true;
  readonly default?: number;
}
export interface IntegerField<R extends boolean = boolean>
  extends FieldBase<'integer', R>, Omit<IntegerOptions, keyof FieldOptions> {}

export interface DecimalOptions extends FieldOptions {
  /** Digits in all, at most 15: what a JSON number carries exactly. */
  readonly precision: number;
  readonly scale: number;
  readonly min?: string;
  readonly max?: string;
  readonly unit?: Label;
}
export interface DecimalField<R extends boolean = boolean>
  extends FieldBase<'decimal', R>, Omit<DecimalOptions, keyof FieldOptions> {}

export interface BooleanOptions extends FieldOptions {
  readonly default?: boolean;
}
export interface BooleanField<R extends boolean = boolean> extends FieldBase<'boolean', R> {
  readonly default?: boolean;
}
export interface DateField<R extends boolean = boolean> extends FieldBase<'date', R> {}
export interface InstantField<R extends boolean = boolean> extends FieldBase<'instant', R> {}
export interface UuidField<R extends boolean = boolean> extends FieldBase<'uuid', R> {
  /** Of a part: it names a line of this other part of the same record. */
  readonly lineOf?: string;
}

export interface JsonField<
  R extends boolean = boolean,
  S extends 'object' | 'array' = 'object' | 'array',
> extends FieldBase<'json', R> {
  /** `object`: a JSON object edited as text; `array`: a list of texts. */
  readonly shape: S;
  /** Of a list: a vocabulary of whose codes it may hold each once. */
  readonly choice?: string;
}

export interface ChoiceField<C extends string = string, R extends boolean = boolean> extends FieldBase<'choice', R> {
  readonly choice: C;
  readonly default?: string;
}
export interface LookupField<R extends boolean = boolean> extends FieldBase<'lookup', R> {
  readonly group: string;
}
export interface RefField<T extends string = string, R extends boolean = boolean> extends FieldBase<'ref', R> {
  readonly target: T;
  /** The row goes with what it refers to. */
  readonly cascade: boolean;
  /** Of a reference to another document that was issued: see refersTo.ts. */
  readonly refersTo?: ReferenceTerms;
}
export interface FileField<R extends boolean = boolean> extends FieldBase<'file', R> {
  readonly accept: readonly string[];
  readonly maxBytes: number;
}
/** Rows that live and die with the record and are written with it. */
export interface PartsField<T extends string = string, R extends boolean = boolean> extends FieldBase<'parts', R> {
  readonly target: T;
  readonly min: number;
  readonly max: number;
}
/** Records that point here, read-only: the children of a tree. */
export interface InverseField<T extends string = string> extends FieldBase<'inverse', false> {
  readonly target: T;
  readonly through: string;
}

export type Field =
  | TextField
  | IntegerField
  | DecimalField
  | BooleanField
  | DateField
  | InstantField
  | UuidField
  | JsonField
  | ChoiceField
  | LookupField
  | RefField
  | FileField
  | PartsField
  | InverseField;

export type FieldKind = Field['kind'];
export type FieldSet = Readonly<Record<string, Field>>;

type IsRequired<O> = O extends { readonly required: true } ? true : false;
/** Whether the server alone writes it is known of the type, too: of a document that, and no more, is there from the beginning. */
type WithManaged<F, O> = O extends { readonly managed: true } ? F & { readonly managed: true } : F;

/** Room for a paragraph; longer text says so. */
const DEFAULT_TEXT_MAX = 500;
const DEFAULT_FILE_BYTES = 20 * 1024 * 1024;
const DEFAULT_PARTS_MAX = 1000;

export function defineFields<const F extends FieldSet>(fields: F): F {
  return fields;
}

export function text<const O extends TextOptions = object>(
  label: Label,
  options?: O,
): WithManaged<TextField<IsRequired<O>>, O> {
  const o: TextOptions = options ?? {};
  return createField('text', label, { max: DEFAULT_TEXT_MAX, multiline: false, code: false, searched: false, ...o });
}

export function integer<const O extends IntegerOptions = object>(
  label: Label,
  options?: O,
): WithManaged<IntegerField<IsRequired<O>>, O> {
  return createField('integer', label, options ?? {});
}

export function decimal<const O extends DecimalOptions>(
  label: Label,
  options: O,
): WithManaged<DecimalField<IsRequired<O>>, O> {
  return createField('decimal', label, options);
}

export function boolean<const O extends BooleanOptions = object>(
  label: Label,
  options?: O,
): WithManaged<BooleanField<IsRequired<O>>, O> {
  return createField('boolean', label, options ?? {});
}

export function date<const O extends FieldOptions = object>(
  label: Label,
  options?: O,
): WithManaged<DateField<IsRequired<O>>, O> {
  return createField('date', label, options ?? {});
}

export function instant<const O extends FieldOptions = object>(
  label: Label,
  options?: O,
): WithManaged<InstantField<IsRequired<O>>, O> {
  return createField('instant', label, options ?? {});
}

export function uuid<const O extends FieldOptions & { readonly lineOf?: string } = object>(
  label: Label,
  options?: O,
): WithManaged<UuidField<IsRequired<O>>, O> {
  return createField('uuid', label, options ?? {});
}

export function json<const O extends FieldOptions & { readonly shape?: 'object' | 'array' } = object>(
  label: Label,
  options?: O,
): WithManaged<JsonField<IsRequired<O>, O extends { readonly shape: 'array' } ? 'array' : 'object'>, O> {
  return createField('json', label, { shape: 'object', ...options });
}

/** Several codes of a choice, such as the kinds of document a person deals with. */
export function codes<const C extends string, const O extends FieldOptions = object>(
  choiceName: C,
  label: Label,
  options?: O,
): WithManaged<JsonField<IsRequired<O>> & { readonly choice: C }, O> {
  return createField('json', label, { ...options, shape: 'array', choice: choiceName });
}

export function choice<const C extends string, const O extends FieldOptions & { readonly default?: string } = object>(
  name: C,
  label: Label,
  options?: O,
): WithManaged<ChoiceField<C, IsRequired<O>>, O> {
  return createField('choice', label, { ...options, choice: name });
}

export function lookup<const O extends FieldOptions = object>(
  group: string,
  label: Label,
  options?: O,
): WithManaged<LookupField<IsRequired<O>>, O> {
  return createField('lookup', label, { ...options, group });
}

export function ref<const T extends string, const O extends FieldOptions & { readonly cascade?: boolean } = object>(
  target: T,
  label: Label,
  options?: O,
): WithManaged<RefField<T, IsRequired<O>>, O> {
  return createField('ref', label, { cascade: false, ...options, target });
}

export function file<
  const O extends FieldOptions & { readonly accept?: readonly string[]; readonly maxBytes?: number } = object,
>(label: Label, options?: O): WithManaged<FileField<IsRequired<O>>, O> {
  return createField('file', label, { accept: [], maxBytes: DEFAULT_FILE_BYTES, ...options });
}

export function parts<
  const T extends string,
  const O extends FieldOptions & { readonly min?: number; readonly max?: number } = object,
>(target: T, label: Label, options?: O): WithManaged<PartsField<T, IsRequired<O>>, O> {
  return createField('parts', label, { min: 0, max: DEFAULT_PARTS_MAX, ...options, target });
}

export function inverse<const T extends string>(target: T, through: string, label: Label): InverseField<T> {
  return createField('inverse', label, { target, through });
}

function createField<F extends Field>(kind: F['kind'], label: Label, options: object): F {
  return { class: 'public', required: false, ...options, kind, label } as unknown as F;
}
