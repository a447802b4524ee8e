/** What a module lets people do with a record beside the usual: buttons on its page, and the dialogs they open. */
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
  /** As it is shown; `reloadRecords` has it read anew. */
  readonly record: WireRecord;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
  readonly codes: CodeMap;
  /** Draws them where there is room; in their order from the left, without what the person has no right to. */
  readonly children: (actions: readonly RecordAction[]) => ReactNode;
}

/** Knows the actions, hands them to be drawn, and draws the dialogs they open itself. */
export type ModuleActions = ComponentType<ModuleActionsProps>;
