/**
 * A vocabulary that code depends on. The stored code is ours and never changes; the key and the texts people see are
 * rows of the lookup table, which administrators may edit.
 */
import type { Label } from './label.ts';

export interface ChoiceValue {
  /** The number that people see, unless an administrator has changed it. */
  readonly key: string;
  readonly label: Label;
}

export interface Choice<Code extends string = string> {
  readonly name: string;
  /** The lookup group that contains its rows. */
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

/** Returns the label of a code as it was declared; an unknown code is its own label. */
export function labelOf({ values }: Choice, code: unknown): Label {
  const text = String(code);
  return (Object.hasOwn(values, text) ? values[text]?.label : undefined) ?? [text, text];
}

export function codesOf<Code extends string>(choice: Choice<Code>): readonly Code[] {
  return Object.keys(choice.values) as Code[];
}
