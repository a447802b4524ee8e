/** Further actions of a module for a record: buttons on its page, and the dialogs they open. */
import type { ComponentType, ReactNode } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Right } from '#language/rights.ts';
import type { WireRecord } from '../../api/resource.ts';
import type { ButtonKind } from '../../ui/button/Button.tsx';
import type { MenuItem } from '../../ui/overlay/Menu.tsx';
import type { CodeMap } from '../../fields/options/codeMap.ts';

export interface RecordAction extends MenuItem {
  readonly kind?: ButtonKind;
  readonly isBusy?: boolean;
}

export interface ModuleActionsProps {
  readonly entity: AnyEntity;
  /** The displayed record; `reloadRecords` loads it again. */
  readonly record: WireRecord;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
  readonly codes: CodeMap;
  /**
   * Renders the actions where there is room; in their order from the left, without those the person has no right to.
   */
  readonly children: (actions: readonly RecordAction[]) => ReactNode;
}

/** Provides the actions to be rendered, and renders the dialogs they open itself. */
export type ModuleActions = ComponentType<ModuleActionsProps>;
