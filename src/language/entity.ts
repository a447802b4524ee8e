/** An entity: its fields, and everything that the server and the browser derive from them. */
import type { ClosedStates } from './closedStates.ts';
import type { Operator } from './criteria.ts';
import type { FieldSet } from './field.ts';
import type { FieldLabels } from './fieldLabels.ts';
import type { Label } from './label.ts';
import type { Problem } from './message.ts';
import type { Quota } from './quota.ts';
import type { RecordValues, FieldName, PathOf, SearchPathOf } from './record.ts';
import type { EntityName, FactName, Facts } from './registry.ts';

/**
 * `record`: has a version and can be archived. `part`: is created and deleted with its root. `log`: written once, by
 * the server, never changed. `balance`: the sum of rows of a log, which the server changes with each of them.
 */
export type EntityKind = 'record' | 'part' | 'log' | 'balance';

/**
 * The rows that an actor sees, always as equalities on stored columns of the row, or of one dossier of its holder. An
 * entity without a scope is the same for everybody who may read it at all.
 */
export interface Scope<Name extends string = string> {
  readonly holder?: Name;
  readonly department?: Name;
  readonly documentType?: Name;
  /**
   * A type of document. An actor whose scope is departments or document types reads the rows of a holder if they see
   * the holder's dossier of that type, but does not write them by this.
   */
  readonly registration?: string;
  /**
   * The holder that made the row for itself, in an entity that is otherwise common: an actor for a holder sees only
   * that holder's rows, an actor for single departments only rows that no holder made.
   */
  readonly madeBy?: Name;
  /** Private to the user it names, for every caller: drafts, saved views. */
  readonly user?: Name;
  /** Restricts rows to the user it names, when the record is read as the caller's own; see ownEntity.ts. */
  readonly ownerField?: Name;
}

/** The fields that anybody who sees a reference to the record may read. */
export interface Card<Name extends string = string> {
  readonly key?: Name;
  readonly th: Name;
  readonly en?: Name;
  /**
   * Common label of its names in both languages: its own list then shows and searches them as one, in the reader's
   * language.
   */
  readonly namesLabel?: Label;
  /** The key that people know, if `key` is a code for sheets and programs. */
  readonly displayedKey?: Name;
}

export interface ListDeclaration<Path extends string = string, SearchPath extends string = Path> {
  readonly columns: readonly Path[];
  /** Fields of the search panel. */
  readonly search: readonly SearchPath[];
  /** `-path` sorts in descending order. */
  readonly sort: readonly (Path | `-${Path}`)[];
  /** For a tree: shown as a tree until the person switches to the table. */
  readonly isTreeFirst?: true;
  /** For places: shown as a map until the person switches to the list. */
  readonly isMapFirst?: true;
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
  /** Computed from the rest of the record, on both sides; a sent value is overwritten. */
  readonly derive?: (record: RecordValues<E>) => unknown;
  /** Fields that are emptied when this one changes, after the person has confirmed. */
  readonly resets?: readonly FieldName<E>[];
  /** For a reference: the records that a picker offers. It only helps the person; rules decide what is allowed. */
  readonly offers?: (record: RecordValues<E>) => readonly FilterCondition[];
}

/** A condition of the picker's query, as it is sent. */
export interface FilterCondition {
  readonly name: string;
  readonly operator: Operator;
  readonly value: unknown;
  readonly isNot?: boolean;
}

type FactsFor<Needs extends FactName> = { readonly [N in Needs]: Facts[N] };

export interface Rule<E extends EntityName = EntityName> {
  readonly name: string;
  /** Facts that the server supplies; a rule without needs also runs in the browser, while typing. */
  readonly needs: readonly FactName[];
  /** Checks something that may still be missing in a draft. */
  readonly isAtSubmit: boolean;
  /** The rule warns the person and refuses nothing. */
  readonly isWarning?: true;
  /** For a warning: the document cannot be submitted before a person has confirmed that they have read it. */
  readonly needsAcknowledgement?: true;
  readonly check: (record: RecordValues<E>, facts: Facts) => Problem | readonly Problem[] | undefined;
}

/** Only a warning can be acknowledged: an error must be corrected. */
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
  /** For a part: its root, the root's parts field, and the part's own name for the root. */
  readonly partOf?: { readonly root: string; readonly field: string; readonly rootField: string };
  /** Absent if nothing refers to it: a reference then shows the id alone. */
  readonly card?: Card<FieldName<E>>;
  /** Choices by which a picker may filter although it sees the card alone: for parties, their type. */
  readonly pickerFilterFields?: readonly FieldName<E>[];
  /**
   * Its records are the parties themselves: in a picker, a person who acts for one of them finds that one and no other.
   */
  readonly isParty?: true;
  readonly scope?: Omit<Scope<FieldName<E>>, 'ownerField'>;
  /**
   * The reference to its owner, who edits it below `/me` in addition to the administrators of all of them. It has no
   * parts.
   */
  readonly ownerField?: FieldName<E>;
  /** How many rows may be stored, and how often they may be written. */
  readonly quota?: Quota<FieldName<E>>;
  readonly list: ListDeclaration<PathOf<E>, SearchPathOf<E>>;
  readonly form: readonly FormItem<FieldName<E>>[];
  readonly behaviour?: { readonly [N in FieldName<E>]?: FieldBehaviour<E> };
  readonly rules?: readonly Rule<E>[];
  /** `$root` is the root of a part. */
  readonly unique?: readonly (readonly (FieldName<E> | '$root')[])[];
  readonly indexes?: readonly (readonly (FieldName<E> | 'createDate' | `-${FieldName<E> | 'createDate'}`)[])[];
  /** The reference that makes it a tree; a record may not become its own ancestor. */
  readonly tree?: FieldName<E>;
  /** Few enough rows to be fetched all at once. */
  readonly small?: boolean;
  /** Rows may be imported from a file. Each is identified by the first of `unique`. */
  readonly isImported?: true;
  /** The same for everybody who may read it: answers to anonymous callers are cached until a write reports a change. */
  readonly isPublicData?: true;
  /** The states in which the record is closed. */
  readonly closed?: ClosedStates<FieldName<E>>;
  /** Read through the API, written only by the server. */
  readonly readOnly?: boolean;
  /**
   * The content of a request: its fields may be missing until it is submitted, and once it is issued it never changes
   * again.
   */
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

/** An entity whose name is not known at compile time: the type that the engine works with. */
export interface AnyEntity extends Omit<Entity, 'name' | 'card' | 'list' | 'form' | 'behaviour' | 'rules'> {
  readonly name: string;
  readonly card: Card | undefined;
  readonly list: ListDeclaration;
  readonly form: readonly FormItem[];
  readonly behaviour: Readonly<Record<string, AnyFieldBehaviour>>;
  readonly rules: readonly AnyRule[];
  /** Of a document as one of its modules shows it: the labels that its parts have there. */
  readonly labels?: FieldLabels;
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

/** An entity whose name is known, so that further declarations about it know its fields. */
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
    readOnly: options.kind === 'log' || options.kind === 'balance',
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

/** `fields` are the fields that a person fills in with the component: problems with them are shown at the component. */
export function slot<const Name extends string = never>(name: string, fields: readonly Name[] = []): FormItem<Name> {
  return { item: 'slot', name, fields };
}
