/** A name in two languages that a list shows, sorts and searches as one. */
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';

export interface BilingualName {
  readonly label: Label;
  /** The field of its English half. */
  readonly en: string;
}

/** Returns the name if the field is its Thai half: such a name has one column, not one per language. */
export function findBilingualName({ card }: Pick<AnyEntity, 'card'>, field: string): BilingualName | undefined {
  return card?.namesLabel === undefined || card.en === undefined || field !== card.th
    ? undefined
    : { label: card.namesLabel, en: card.en };
}
