/** What can be done with the rows of a list: the usual, or what a list of another kind does in place of it. */
import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { BulkOutcome } from './bulk.ts';

export interface ListAction {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly buttonKind?: 'primary' | 'danger';
  /** How many of the rows it would be done with. */
  readonly count: number;
  /** Why it cannot be done with any of them. */
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** What is true of a row whatever happens: made once for a list, so that rows are drawn only when they change. */
export interface RowRules {
  readonly hasTicks: boolean;
  /** Whether there is room for the menus of rows. */
  readonly hasMenus: boolean;
  readonly hasMenu: (row: WireRecord) => boolean;
  readonly mayEdit: (row: WireRecord) => boolean;
}

export interface ListActions {
  readonly rules: RowRules;
  readonly forTicked: (rows: readonly WireRecord[]) => readonly ListAction[];
  readonly forRow: (row: WireRecord) => readonly ListAction[];
  /** The key of what is under way. */
  readonly running: string | undefined;
  /** Of the last one, where not all went well. */
  readonly outcome: BulkOutcome | undefined;
  readonly closeOutcome: () => void;
  /** Something that asks before it is done. */
  readonly dialog?: ReactElement | undefined;
}
