/** An area of a certified place as the form of a licence shows it. */
import type { Label } from '#language/label.ts';

export interface ShownArea {
  /** The revision of the place. */
  readonly place: string;
  readonly lineId: string;
  readonly isStore: boolean;
  readonly name: string;
  /** The kinds of goods it may take, as `kindOf` names them. */
  readonly takes: readonly { readonly kind: string; readonly label: Label }[];
  /** By this licence, or the one that it renews. */
  readonly isNamedAlready: boolean;
  readonly capacityKg: number;
  readonly freeKg: number;
  readonly freeSquareMetres: number;
}
