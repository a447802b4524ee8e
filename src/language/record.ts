/** The static types that follow from the fields: records, drafts and dotted paths. */
import type { Choice } from './choice.ts';
import type { Field } from './field.ts';
import type { Choices, EntityName, Fields } from './registry.ts';
import type { Decimal } from './values/decimal.ts';
import type { Instant } from './values/instant.ts';
import type { PlainDate } from './values/plainDate.ts';

/** A record has the ids of the records it refers to; it never contains them. */
export interface Reference {
  readonly id: string;
  readonly key?: string;
}

/** A file as it is sent: `blob` in a request, `url` in an answer. */
export interface FileValue {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly blob?: string;
  readonly url?: string;
  readonly path?: string;
  readonly group?: string;
  readonly isUserFile?: boolean;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

type CodeOf<C> = C extends keyof Choices ? (Choices[C] extends Choice<infer Code> ? Code : string) : string;
type FieldsOf<E> = E extends keyof Fields ? Fields[E] : never;

export type ValueOf<F> = F extends { kind: 'text' | 'uuid' }
  ? string
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'decimal' }
      ? Decimal
      : F extends { kind: 'boolean' }
        ? boolean
        : F extends { kind: 'date' }
          ? PlainDate
          : F extends { kind: 'instant' }
            ? Instant
            : F extends { kind: 'json'; choice: infer C }
              ? readonly CodeOf<C>[]
              : F extends { kind: 'json'; shape: 'array' }
                ? readonly string[]
                : F extends { kind: 'json' }
                  ? JsonObject
                  : F extends { kind: 'choice'; choice: infer C }
                    ? CodeOf<C>
                    : F extends { kind: 'lookup' | 'ref' }
                      ? Reference
                      : F extends { kind: 'file' }
                        ? FileValue
                        : F extends { kind: 'parts'; target: infer T }
                          ? readonly RecordValues<T & EntityName>[]
                          : never;

type StoredFields<F> = { [K in keyof F as F[K] extends { kind: 'inverse' } ? never : K]: F[K] };

/** A record as a person is writing it: anything may still be empty. Rules read this. */
export type RecordValues<E extends EntityName> = {
  readonly id: string;
  readonly version?: number;
  /** For a row: the write removes it. */ readonly isDelete?: boolean;
} & {
  readonly [K in keyof StoredFields<FieldsOf<E>>]: ValueOf<FieldsOf<E>[K]> | null;
};

/** A record as it is stored. */
export type RecordOf<E extends EntityName> = CommonRecordFields & {
  readonly [K in keyof StoredFields<FieldsOf<E>>]: FieldsOf<E>[K] extends { required: true }
    ? ValueOf<FieldsOf<E>[K]>
    : ValueOf<FieldsOf<E>[K]> | null;
};

/**
 * A document as it is stored: until it is submitted, only fields that the server itself sets are sure to be present.
 */
export type DocumentOf<E extends EntityName> = CommonRecordFields & {
  readonly [K in keyof StoredFields<FieldsOf<E>>]: FieldsOf<E>[K] extends { required: true; managed: true }
    ? ValueOf<FieldsOf<E>[K]>
    : ValueOf<FieldsOf<E>[K]> | null;
};

/** A record as it is sent, before it is parsed: some of its fields, with any content. */
export type SentRecord<E extends EntityName> = {
  readonly [K in FieldName<E> | 'id' | 'version' | 'isActive']?: unknown;
};

/**
 * A type and not an interface, so that a record is assignable to Record<string, unknown> where its entity is not known.
 */
export type CommonRecordFields = {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly createBy: string;
  readonly createDate: Instant;
  readonly updateBy: string;
  readonly updateDate: Instant;
};

export type FieldName<E extends EntityName> = keyof FieldsOf<E> & string;

type PlainFieldName<F> = { [K in keyof F]: F[K] extends { kind: 'parts' | 'inverse' } ? never : K }[keyof F] & string;
type PathThroughReference<F, Steps extends readonly unknown[]> = {
  [K in keyof F & string]: F[K] extends { kind: 'ref'; target: infer T }
    ? `${K}.${PathIn<FieldsOf<T>, DropFirst<Steps>>}`
    : F[K] extends { kind: 'choice' | 'lookup' }
      ? `${K}.${'id' | 'key' | 'value' | 'value2'}`
      : never;
}[keyof F & string];
type DropFirst<Steps extends readonly unknown[]> = Steps extends readonly [unknown, ...infer R] ? R : [];
type PathIn<F, Steps extends readonly unknown[]> =
  | PlainFieldName<F>
  | keyof CommonRecordFields
  | (Steps extends [] ? never : PathThroughReference<F, Steps>);

/** A dotted path from an entity, through at most two references. */
export type PathOf<E extends EntityName> = PathIn<FieldsOf<E>, [1, 1]>;

type PathIntoParts<F> = {
  [K in keyof F & string]: F[K] extends { kind: 'parts'; target: infer T }
    ? `${K}.${PlainFieldName<FieldsOf<T>>}`
    : never;
}[keyof F & string];

/** Paths that can be searched: also those of rows of a part, which ask whether any row matches. */
export type SearchPathOf<E extends EntityName> = PathOf<E> | PathIntoParts<FieldsOf<E>>;

/** Any record, where the entity is not known by name. */
export type AnyRecord = Readonly<Record<string, unknown>>;
export type AnyField = Field;
