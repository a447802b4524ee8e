/** An entity: its fields, and everything the server and the browser derive from them. */
import type { ClosedStates } from './closedStates.ts';
import type { Operator } from './criteria.ts';
import type { FieldSet } from './field.ts';
import type { Label } from './label.ts';
import type { Problem } from './message.ts';
import type { Quota } from './quota.ts';
import type { RecordValues, FieldName, PathOf, SearchPathOf } from './record.ts';
import type { EntityName, FactName, Facts } from './registry.ts';

/** `record`: has a version and can be archived. `part`: lives and dies with its root. `log`: written once, by the server, never changed. */
export type EntityKind = 'record' | 'part' | 'log';

/**
 * Which rows an actor sees, always as equalities on stored columns of the row, or of one dossier of its holder. An entity that names none is the same
 * for everybody who may read it at all.
 */
export interface Scope<Name extends string = string> {
  readonly holder?: Name;
  readonly department?: Name;
  readonly documentType?: Name;
  /**
   * A type of document. Who sees departments or document types reads what is a holder's wherever they see the holder's
   * dossier of that type, and writes nothing by it.
   */
  readonly registration?: string;
  /** Made by a holder for itself, among those that are everybody's: who acts for a holder sees its own alone, who sees single departments those that no holder made. */
  readonly madeBy?: Name;
  /** Private to the user it names, whoever asks: drafts, saved views. */
  readonly user?: Name;
  /** Held to the user it names where the record is asked for as one's own; see own.ts. */
  readonly ownerField?: Name;
}

/** What anybody who sees a reference to the record may read of it. */
export interface Card<Name extends string = string> {
  readonly key?: Name;
  readonly th: Name;
  readonly en?: Name;
  /** What its names in both languages are called together: its own list then shows and asks for them as one, in the reader's language. */
  readonly namesLabel?: Label;
  /** What people know it by, where the key is a code that sheets and programs know it by. */
  readonly displayedKey?: Name;
}

export interface ListDeclaration<Path extends string = string, SearchPath extends string = Path> {
  readonly columns: readonly Path[];
  /** What the search panel asks for. */
  readonly search: readonly SearchPath[];
  /** `-path` sorts downwards. */
  readonly sort: readonly (Path | `-${Path}`)[];
  /** Of a tree: shown as one until somebody asks for the table. */
  readonly isTreeFirst?: true;
}

export type FormItem<Name extends string = string> =
  | { readonly item: 'section'; readonly title: Label; readonly fields: readonly (Name | FormItem<Name>)[] }
  | { readonly item: 'table'; readonly field: Name }
  | { readonly item: 'steps'; readonly steps: readonly FormItem<Name>[] }
  | { readonly item: 'panel'; readonly title: Label; readonly field: Name }
  | { readonly item: 'slot'; readonly name: string; readonly fields: readonly Name[] };

export interface FieldBehaviour<E extends EntityName> {
  readonly shownWhen?: (record: RecordValues<E>) => boolean;
  readonly requiredWhen?: (record: RecordValues<E>) => boolean;
  readonly editableWhen?: (record: RecordValues<E>) => boolean;
  /** Computed from the rest of the record, on both sides; what is sent for it is overwritten. */
  readonly derive?: (record: RecordValues<E>) => unknown;
  /** Emptied when this one changes, after the person has confirmed. */
  readonly resets?: readonly FieldName<E>[];
  /** Of a reference: which records a picker offers. A help to the person; what is allowed is for the rules. */
  readonly offers?: (record: RecordValues<E>) => readonly FilterCondition[];
}

/** A term of the picker's question, as it travels. */
export interface FilterCondition {
  readonly name: string;
  readonly operator: Operator;
  readonly value: unknown;
  readonly isNot?: boolean;
}

type FactsFor<Needs extends FactName> = { readonly [N in Needs]: Facts[N] };

export interface Rule<E extends EntityName = EntityName> {
  readonly name: string;
  /** Facts the server supplies; a rule without needs also runs in the browser, as one types. */
  readonly needs: readonly FactName[];
  /** About something that may still be missing in a draft. */
  readonly isAtSubmit: boolean;
  /** It tells the person something to think about, and refuses nothing. */
  readonly isWarning?: true;
  /** Of a warning: the document is not submitted before somebody has said that they have read it. */
  readonly needsAcknowledgement?: true;
  readonly check: (record: RecordValues<E>, facts: Facts) => Problem | readonly Problem[] | undefined;
}

/** Only a warning can be acknowledged: a mistake is to be mended. */
type Severity =
  | { isWarning?: undefined; needsAcknowledgement?: undefined }
  | { isWarning: true; needsAcknowledgement?: true };

export function rule<E extends EntityName, const Needs extends FactName = never>(
  name: string,
  options: Severity & {
    needs?: readonly Needs[];
    isAtSubmit?: boolean;
    check: (record: RecordValues<E>, facts: FactsFor<Needs>) => Problem | readonly Problem[] | undefined;
  },
): Rule<E> {
  const { needs = [], isAtSubmit = false, isWarning, needsAcknowledgement, check } = options;
  const severity =
    isWarning === undefined
      ? {}
      : { isWarning, ...(needsAcknowledgement === undefined ? {} : { needsAcknowledgement }) };
  return { name, needs, isAtSubmit, ...severity, check };
}

export interface EntityOptions<E extends EntityName> {
  /** Path below /api/v1, or below /api with a leading slash. */
  readonly wire: string;
  readonly title: Label;
  readonly kind?: EntityKind;
  /** Of a part: its root, the root's parts field, and the part's own name for the root. */
  readonly partOf?: { readonly root: string; readonly field: string; readonly rootField: string };
  /** Absent where nothing refers to it: a reference then shows the id alone. */
  readonly card?: Card<FieldName<E>>;
  /** Choices by which a picker may ask although it is shown the card alone: of parties, what type they are. */
  readonly pickerFilterFields?: readonly FieldName<E>[];
  /** Its records are the parties themselves: in a picker, whoever acts for one of them finds that one and no other. */
  readonly isParty?: true;
  readonly scope?: Omit<Scope<FieldName<E>>, 'ownerField'>;
  /** The reference to whom it belongs, who keeps it below `/me` beside whoever administers all of them. It has no parts. */
  readonly ownerField?: FieldName<E>;
  /** How much of it may be kept, and how often it may be written. */
  readonly quota?: Quota<FieldName<E>>;
  readonly list: ListDeclaration<PathOf<E>, SearchPathOf<E>>;
  readonly form: readonly FormItem<FieldName<E>>[];
  readonly behaviour?: { readonly [N in FieldName<E>]?: FieldBehaviour<E> };
  readonly rules?: readonly Rule<E>[];
  /** `$root` stands for the root of a part. */
  readonly unique?: readonly (readonly (FieldName<E> | '$root')[])[];
  readonly indexes?: readonly (readonly (FieldName<E> | 'createDate' | `-${FieldName<E> | 'createDate'}`)[])[];
  /** The reference that makes it a tree; a record may not become its own ancestor. */
  readonly tree?: FieldName<E>;
  /** Few enough rows to be fetched whole. */
  readonly small?: boolean;
  /** Rows may come from a file. Each is known by the first of `unique`. */
  readonly isImported?: true;
  /** The same for everybody who may read it: what strangers are answered from it is kept until it changes, which its writes tell. */
  readonly isPublicData?: true;
  /** When it has come to its end. */
  readonly closed?: ClosedStates<FieldName<E>>;
  /** Read through the API, written only by the server. */
  readonly readOnly?: boolean;
  /** What a request says: its fields may be missing until it is submitted, and once it is issued it never changes again. */
  readonly isDocument?: boolean;
}

export interface Entity<E extends EntityName = EntityName> extends Required<
  Pick<EntityOptions<E>, 'wire' | 'title' | 'list' | 'form'>
> {
  readonly card: Card | undefined;
  readonly pickerFilterFields?: readonly string[];
  readonly isParty?: true;
  readonly name: E;
  readonly fields: FieldSet;
  readonly kind: EntityKind;
  readonly partOf?: { readonly root: string; readonly field: string; readonly rootField: string };
  readonly scope: Scope;
  readonly behaviour: Readonly<Record<string, FieldBehaviour<E>>>;
  readonly rules: readonly Rule<E>[];
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
  readonly tree?: string;
  readonly ownerField?: string;
  readonly quota?: Quota;
  readonly small: boolean;
  readonly isImported?: true;
  readonly isPublicData?: true;
  readonly closed?: ClosedStates;
  readonly readOnly: boolean;
  readonly isDocument: boolean;
}

/** An entity whose name is not known at compile time: what the engine works on. */
export interface AnyEntity extends Omit<Entity, 'name' | 'card' | 'list' | 'form' | 'behaviour' | 'rules'> {
  readonly name: string;
  readonly card: Card | undefined;
  readonly list: ListDeclaration;
  readonly form: readonly FormItem[];
  readonly behaviour: Readonly<Record<string, AnyFieldBehaviour>>;
  readonly rules: readonly AnyRule[];
}

export interface AnyFieldBehaviour {
  readonly shownWhen?: (record: never) => boolean;
  readonly requiredWhen?: (record: never) => boolean;
  readonly editableWhen?: (record: never) => boolean;
  readonly derive?: (record: never) => unknown;
  readonly resets?: readonly string[];
  readonly offers?: (record: never) => readonly FilterCondition[];
}

export interface AnyRule {
  readonly name: string;
  readonly needs: readonly string[];
  readonly isAtSubmit?: boolean;
  readonly isWarning?: true;
  readonly needsAcknowledgement?: true;
  readonly check: (record: never, facts: never) => Problem | readonly Problem[] | undefined;
}

/** An entity whose name is known, so that what is declared of it beside knows its fields. */
export type EntityNamed<E extends string> = AnyEntity & { readonly name: E };

export function entity<const E extends EntityName>(
  name: E,
  fields: FieldSet,
  options: EntityOptions<E>,
): EntityNamed<E> {
  const { partOf, tree, ...rest } = options;
  return {
    kind: partOf === undefined ? 'record' : 'part',
    card: undefined,
    scope: {},
    behaviour: {},
    rules: [],
    indexes: [],
    small: false,
    isDocument: false,
    readOnly: options.kind === 'log',
    ...(rest as object),
    ...(partOf === undefined ? {} : { partOf }),
    ...(tree === undefined ? {} : { tree }),
    unique: (options.unique ?? []).map((names) =>
      names.map((field) => (field === '$root' ? (partOf?.rootField ?? field) : field)),
    ),
    name,
    fields,
  } as unknown as EntityNamed<E>;
}

export function section<const Name extends string>(
  title: Label,
  fields: readonly (Name | FormItem<Name>)[],
): FormItem<Name> {
  return { item: 'section', title, fields };
}

export function table<const Name extends string>(field: Name): FormItem<Name> {
  return { item: 'table', field };
}

export function steps<const Name extends string>(...items: readonly FormItem<Name>[]): FormItem<Name> {
  return { item: 'steps', steps: items };
}

export function panel<const Name extends string>(title: Label, field: Name): FormItem<Name> {
  return { item: 'panel', title, field };
}

/** `fields` are those the component lets a person fill in: problems with them are told where it stands. */
export function slot<const Name extends string = never>(name: string, fields: readonly Name[] = []): FormItem<Name> {
  return { item: 'slot', name, fields };
}
