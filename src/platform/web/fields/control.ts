/** Properties of every control of a form or a search panel, for every kind of field. */
import type { Field } from '#language/field.ts';
import type { MessageRef } from '#language/message.ts';
import type { SentTerm } from '../api/resource.ts';

export interface ControlProps<V = unknown, F extends Field = Field> {
  /** Id of the input itself; the label points to it, and an error summary jumps to it. */
  readonly id: string;
  readonly name: string;
  readonly field: F;
  /** As in records: an exact decimal, a plain date, a reference as the card it was loaded with; null is no value. */
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur?: () => void;
  /**
   * The typed text is not a valid value (31/02/2569). The form cannot be saved until it is corrected: the old value
   * must not be saved in its place. `undefined` reports that it is valid again.
   */
  readonly onInvalidInput?: (problem: MessageRef | undefined) => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  /** Ids of the texts that explain it: help and error. */
  readonly describedBy?: string;
  /** Set where the label is not a visible element: in a cell of a table. */
  readonly label?: string;
  /** For a reference: terms that limit the offered records. */
  readonly where?: readonly SentTerm[];
  /** More compact, without its own frame: in a cell of a table. */
  readonly isInCell?: boolean;
}

/** A reference as the server sent it, ready to be displayed. */
export interface CardValue {
  readonly id: string;
  readonly [name: string]: unknown;
}
