/** What every control of a form or a search panel is given, whatever kind of field it is for. */
import type { Field } from '#language/field.ts';
import type { MessageRef } from '#language/message.ts';
import type { SentTerm } from '../api/resource.ts';

export interface ControlProps<V = unknown, F extends Field = Field> {
  /** Of the input itself; the label points at it, and an error summary jumps to it. */
  readonly id: string;
  readonly name: string;
  readonly field: F;
  /** As records hold it: a decimal is exact, a date a plain date, a reference the card it came with; null is nothing. */
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: () => void;
  /**
   * What was typed is not a value (31/02/2569). The form keeps it from being saved until it is mended: the old value
   * must not be saved in its place. `undefined` says that it is mended.
   */
  readonly onInvalidInput?: (problem: MessageRef | undefined) => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  /** Ids of the texts that explain it: help and error. */
  readonly describedBy?: string;
  /** Where the label is not a visible element: a cell of a table. */
  readonly label?: string;
  /** Of a reference: which records are offered. */
  readonly where?: readonly SentTerm[];
  /** Tighter, without its own frame: in a cell of a table. */
  readonly isInCell?: boolean;
}

/** A reference as it came from the server, ready to be shown. */
export interface CardValue {
  readonly id: string;
  readonly [name: string]: unknown;
}
