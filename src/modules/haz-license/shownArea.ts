/** An area of a certified place as the form of a licence shows it. */
import type { Label } from '#language/label.ts';

export interface ShownArea {
  /** The revision of the place. */
  readonly place: string;
  readonly lineId: string;
  readonly isStore: boolean;
  readonly name: string;
  /** The kinds of goods it may take. */
  readonly takes: readonly Label[];
  readonly capacityKg: number;
  readonly freeKg: number;
  readonly freeSquareMetres: number;
}
