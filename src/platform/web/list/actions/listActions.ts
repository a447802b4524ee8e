/** Actions for the rows of a list: the default ones, or those of another kind of list in place of them. */
import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { BulkOutcome } from './offeredActions.ts';

export interface ListAction {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly buttonKind?: 'primary' | 'danger';
  /** To how many of the rows it would apply. */
  readonly count: number;
  /** The reason why it applies to none of them. */
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** The rules for all rows of a list: created once, so that rows are re-rendered only when they change. */
export interface RowCapabilities {
  readonly isSelectable: boolean;
  /** True if there is room for the menus of rows. */
  readonly hasMenus: boolean;
  readonly hasMenu: (row: WireRecord) => boolean;
  readonly mayEdit: (row: WireRecord) => boolean;
}

export interface ListActions {
  readonly rules: RowCapabilities;
  readonly forSelected: (rows: readonly WireRecord[]) => readonly ListAction[];
  readonly forRow: (row: WireRecord) => readonly ListAction[];
  /** The key of the running action. */
  readonly running: string | undefined;
  /** The result of the last action, if it failed for some rows. */
  readonly outcome: BulkOutcome | undefined;
  readonly closeOutcome: () => void;
  /** A dialog that asks before an action. */
  readonly dialog?: ReactElement | undefined;
}
