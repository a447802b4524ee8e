/** A name in two languages that a list shows, sorts and asks for as one. */
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';

export interface BilingualName {
  readonly label: Label;
  /** The field of its English half. */
  readonly en: string;
}

/** What the field is half of, if it is the Thai half of such a name: nobody reads a column of each. */
export function findBilingualName({ card }: Pick<AnyEntity, 'card'>, field: string): BilingualName | undefined {
  return card?.namesLabel === undefined || card.en === undefined || field !== card.th
    ? undefined
    : { label: card.namesLabel, en: card.en };
}
