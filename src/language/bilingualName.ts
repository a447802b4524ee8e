/** A name or another text in two languages that a list shows, sorts and searches as one. */
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';

export interface BilingualName {
  readonly label: Label;
  /** The field of its English half. */
  readonly en: string;
}

/** Returns the name if the field is its Thai half: such a name has one column, not one per language. */
export function findBilingualName(
  { card, fields = {} }: Partial<Pick<AnyEntity, 'card' | 'fields'>>,
  field: string,
): BilingualName | undefined {
  const declared = fields[field];
  if (declared?.kind === 'text' && declared.english !== undefined)
    return { label: declared.label, en: declared.english };
  return card?.namesLabel === undefined || card.en === undefined || field !== card.th
    ? undefined
    : { label: card.namesLabel, en: card.en };
}
