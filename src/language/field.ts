/** The kinds of field that a declaration consists of. Each declares its storage, its display and its readers. */
import type { HolderFact } from './holderFacts.ts';
import type { Label } from './label.ts';
import type { ReferenceTerms } from './referenceTerms.ts';
import type { ValueRule } from './valueRule.ts';
import type { CodeLabels } from './codeLabels.ts';

/** Classes of knowledge, given to roles. They apply in select, where, sort, parts, export and history. */
export const fieldClasses = ['public', 'personal', 'officer', 'secret'] as const;
export type FieldClass = (typeof fieldClasses)[number];

interface FieldOptions {
  /** For a document: complete at submit. For everything else: always. */
  readonly required?: boolean;
  readonly help?: Label;
  readonly class?: FieldClass;
  /** Written by the server alone: an unchanged value that is sent back is ignored, a changed one is refused. */
  readonly managed?: boolean;
  /**
   * For a document: belongs to one request alone. A request to change or renew begins without it, a correction of the
   * register without those that the server writes.
   */
  readonly notCopied?: true;
  /** May be set when the record is created and never changed after. */
  readonly fixed?: boolean;
  readonly rules?: readonly ValueRule<never>[];
  /** For a document: filled in from the registered facts of the holder when one is begun, and editable. */
  readonly prefill?: HolderFact;
  /** For a managed field of a part: it always has the value of this field of the record (`rootValues.ts`). */
  readonly fromRoot?: string;
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
  /** The field with the same text in English: a list shows the two as one, in the reader's language. */
  readonly english?: string;
  /** Searched with `like` often enough to deserve a trigram index. */
  readonly searched?: boolean;
  /** The few values that are allowed, where only a program reads them. */
  readonly oneOf?: readonly string[];
  readonly default?: string;
  /** For codes that the server writes: the texts that a person reads instead. */
  readonly words?: CodeLabels;
  /** Every value is exactly one of the words, so a search offers them. */
  readonly isOneWord?: true;
  /**
   * Corrects typed or pasted text to what was meant: a code with other dashes, without its dots. Text that it does not
   * recognise stays unchanged.
   */
  readonly tidy?: (typed: string) => string;
}
export interface TextField<R extends boolean = boolean> extends FieldBase<'text', R> {
  readonly max: number;
  readonly multiline: boolean;
  readonly code: boolean;
  readonly searched: boolean;
  readonly english?: string;
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
  /** Seconds, shown as hours and minutes. */
  readonly isDuration?: true;
  readonly default?: number;
}
export interface IntegerField<R extends boolean = boolean>
  extends FieldBase<'integer', R>, Omit<IntegerOptions, keyof FieldOptions> {}

export interface DecimalOptions extends FieldOptions {
  /** Total number of digits, at most 15: what a JSON number holds exactly. */
  readonly precision: number;
  readonly scale: number;
  readonly min?: string;
  readonly max?: string;
  readonly unit?: Label;
}
export interface DecimalField<R extends boolean = boolean>
  extends FieldBase<'decimal', R>, Omit<DecimalOptions, keyof FieldOptions> {
  /** It has no column: its value is computed whenever it is read, searched or sorted by. */
  readonly from?: Computation;
  /** `usage`: a share of 0 to 100 that is taken, drawn as a bar with the number; exported and sorted as the number. */
  readonly display?: 'usage';
}

/** The figures of a stock card; `usedShare` is what was used, reserved or held, in percent of what was granted. */
export type StockCardFigure = 'quota' | 'reserve' | 'use' | 'held' | 'balance' | 'available' | 'usedShare';

/**
 * A sum of other numbers of the row; or the figure of the stock cards of one kind, or of several kinds of which a
 * document has only one: of its line for a row of a document, of all lines together for the document. Null if there is no
 * stock card yet.
 */
export type Computation =
  | { readonly plus: readonly string[]; readonly minus: readonly string[] }
  | { readonly stockCards: string | readonly string[]; readonly figure: StockCardFigure }
  /** Metres to the nearest protected place within its radius; null if there is none. */
  | { readonly nearestFlag: true };

export interface BooleanOptions extends FieldOptions {
  readonly default?: boolean;
}
export interface BooleanField<R extends boolean = boolean> extends FieldBase<'boolean', R> {
  readonly default?: boolean;
}
export interface DateField<R extends boolean = boolean> extends FieldBase<'date', R> {}
export interface InstantField<R extends boolean = boolean> extends FieldBase<'instant', R> {}
export interface UuidField<R extends boolean = boolean> extends FieldBase<'uuid', R> {
  /** For a part: it names a line of this other part of the same record. */
  readonly lineOf?: string;
}

export interface JsonField<
  R extends boolean = boolean,
  S extends 'object' | 'array' = 'object' | 'array',
> extends FieldBase<'json', R> {
  /** `object`: a JSON object edited as text; `array`: a list of texts. */
  readonly shape: S;
  /** For a list: a choice; each of its codes may occur once. */
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
  /** The row is deleted with the record it refers to. */
  readonly cascade: boolean;
  /** For a reference to another issued document: see refersTo.ts. */
  readonly refersTo?: ReferenceTerms;
}
export interface FileField<R extends boolean = boolean> extends FieldBase<'file', R> {
  readonly accept: readonly string[];
  readonly maxBytes: number;
}
/** Rows that are created and deleted with the record and are written with it. */
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
/**
 * The type also contains whether the server alone writes the field: in a new document only these fields are sure to be
 * present.
 */
type WithManaged<F, O> = O extends { readonly managed: true } ? F & { readonly managed: true } : F;

/** Enough for a paragraph; a longer text declares its length. */
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

/** A number that is computed whenever it is read, and searched and sorted by like a stored one. */
export function computedDecimal(
  label: Label,
  options: Omit<DecimalOptions, 'required' | 'managed' | 'min' | 'max' | 'rules'> &
    Required<Pick<DecimalField, 'from'>> &
    Pick<DecimalField, 'display'>,
): DecimalField<false> & { readonly managed: true } {
  return createField('decimal', label, { ...options, managed: true });
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

/** Several codes of a choice, such as the document types that a person deals with. */
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
