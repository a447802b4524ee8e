/** A workflow as it is drawn: its states as boxes, its actions as arrows, and where each stands. */
import type { BoxContent } from './boxContent.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Column = 'aside' | 'main' | 'end';

export interface StateBox extends BoxContent {
  readonly state: string;
  readonly column: Column;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type ArrowKind = 'ahead' | 'other' | 'stay';

/** An action in one of the states it may be taken in. */
export interface Arrow {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
  /** Where it leads if there is nothing to wait for. */
  readonly isOr: boolean;
  readonly points: readonly Point[];
  readonly label: Point & { readonly anchor: 'start' | 'end' };
}

export interface WorkflowLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly arrows: readonly Arrow[];
}
