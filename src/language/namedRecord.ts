/**
 * A record with the names of the records it refers to, in addition to ids and codes, as papers and the public page read
 * it.
 */
import type { Label } from './label.ts';
import type { AnyRecord, RecordValues, ValueOf } from './record.ts';
import type { EntityName, Fields } from './registry.ts';

/** A code of a choice, with the text that administrators have given it. */
export interface NamedCode<Code = string> {
  readonly code: Code;
  readonly name: Label;
}

/** A record or a lookup row, with the fields of its card. */
export interface NamedReference {
  readonly id: string;
  /** The key that people know; null if it has no code. */
  readonly code: string | null;
  readonly name: Label;
  /** Further fields that the paper requested. */
  readonly more: AnyRecord;
}

export interface NamedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly hash: string;
}

type NamedValue<F> = F extends { kind: 'choice' }
  ? NamedCode<ValueOf<F>>
  : F extends { kind: 'json'; choice: string }
    ? readonly NamedCode<ValueOf<F> extends readonly (infer Code)[] ? Code : string>[]
    : F extends { kind: 'lookup' | 'ref' }
      ? NamedReference
      : F extends { kind: 'file' }
        ? NamedFile
        : F extends { kind: 'parts'; target: infer Target }
          ? readonly NamedRecord<Target & EntityName>[]
          : ValueOf<F>;

type StoredFields<F> = { [Name in keyof F as F[Name] extends { kind: 'inverse' } ? never : Name]: F[Name] };

/** Every value may still be empty: drafts are printed too. */
export type NamedRecord<E extends EntityName> = { readonly id: string } & {
  readonly [Name in keyof StoredFields<Fields[E]>]: NamedValue<Fields[E][Name]> | null;
};

/** A draft of which only the listed fields have names. */
export type RecordValuesWithNames<E extends EntityName, Name> = Omit<RecordValues<E>, Name & string> &
  Pick<NamedRecord<E>, Name & keyof NamedRecord<E>>;
