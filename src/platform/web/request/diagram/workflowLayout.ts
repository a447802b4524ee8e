/** The layout of a workflow diagram: its states as boxes, its actions as arrows, with their positions. */
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

/** An action in one of the states where it is allowed. */
export interface Arrow {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
  /** True for the target that applies if there is nothing to wait for. */
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
