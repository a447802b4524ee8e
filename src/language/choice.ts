/**
 * A vocabulary that code depends on. The stored code is ours and never changes; the key and the texts people see are
 * rows of the lookup table, which administrators may edit.
 */
import type { Label } from './label.ts';

export interface ChoiceValue {
  /** What people see as its number, unless an administrator has changed it. */
  readonly key: string;
  readonly label: Label;
}

export interface Choice<Code extends string = string> {
  readonly name: string;
  /** The lookup group that carries its rows. */
  readonly group: string;
  readonly title: Label;
  readonly values: Readonly<Record<Code, ChoiceValue>>;
}

export function defineChoice<const Code extends string>(
  name: string,
  options: { group: string; title: Label; values: Record<Code, ChoiceValue> },
): Choice<Code> {
  return { name, ...options };
}

/** What a code stands for, in the words it was declared with; a code that is none stands for itself. */
export function labelOf({ values }: Choice, code: unknown): Label {
  const text = String(code);
  return (Object.hasOwn(values, text) ? values[text]?.label : undefined) ?? [text, text];
}

export function codesOf<Code extends string>(choice: Choice<Code>): readonly Code[] {
  return Object.keys(choice.values) as Code[];
}
