/** What stands one below the other on the papers of a product, as blocks.typ places it. */
import type { FormItem, FormTable, Lines } from '#platform/server/print/formData.ts';

export type Block =
  | { readonly kind: 'items'; readonly items: readonly FormItem[] }
  | { readonly kind: 'table'; readonly number: string; readonly label: string; readonly table: FormTable }
  | { readonly kind: 'pictograms'; readonly number: string; readonly label: string; readonly pictograms: readonly PlacedPictogram[] }
  | { readonly kind: 'band'; readonly number: string; readonly label: string; readonly text: Lines; readonly colour: string; readonly colourName: string };

export interface PlacedPictogram {
  readonly code: string;
  readonly name: string;
  readonly picture: string | null;
}

export interface Numbers {
  /** `๓.` */
  readonly own: string;
  /** `๓.๒` */
  readonly within: (place: number) => string;
}

/** A block that does not know its number yet. */
export type Unnumbered = (numbers: Numbers) => Block;

/** In their order. Items that follow each other become one list. */
export function numberBlocks(blocks: readonly Unnumbered[], count: (place: number) => string): readonly Block[] {
  const all: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const numbered = block({ own: `${count(index + 1)}.`, within: (place) => `${count(index + 1)}.${count(place)}` });
    const before = all.at(-1);
    if (before?.kind === 'items' && numbered.kind === 'items') all[all.length - 1] = { kind: 'items', items: [...before.items, ...numbered.items] };
    else all.push(numbered);
  }
  return all;
}
