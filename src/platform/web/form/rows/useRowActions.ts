/** Actions on rows: add, copy, remove and restore, paste; and the position of the focus afterwards. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { useTexts, type Translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { findRecordAt, splitAddress } from '../store/address.ts';
import { useOpenForm } from '../store/formContext.ts';
import { isTable, pasteRows, parseClipboardTable, type PasteResult } from './pasteRows.ts';
import { cachedOptions } from './cachedOptions.ts';
import { focusField } from '../layout/reveal.ts';
import type { RowColumn } from '../model/rowColumns.ts';
import { listOf } from '../store/computeRecord.ts';
import type { RemovedRow } from '../store/rows.ts';
import { texts } from '../texts.ts';

export interface RowActions {
  readonly add: (at?: number) => void;
  readonly copy: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly open: (id: string) => void;
  /** Returns true if the text was a table and has been pasted. */
  readonly paste: (text: string, at: { readonly index: number; readonly column: number }) => boolean;
  readonly undo: () => void;
  readonly removed: { readonly index: number } | undefined;
}

interface UseRowActionsOptions {
  readonly address: string;
  readonly columns: readonly RowColumn[];
  /** True if a row is edited in its dialog, not in the table. */
  readonly isInDialog: boolean;
  readonly max: number;
  readonly open: (id: string) => void;
}

/** Returns the same object until a row is removed or restored, so that rows do not re-render each other. */
export function useRowActions({ address, columns, isInDialog, max, open }: UseRowActionsOptions): RowActions {
  const form = useOpenForm();
  const queries = useQueryClient();
  const t = useTexts(texts);
  const [removed, setRemoved] = useState<{ readonly index: number; readonly rows: readonly RemovedRow[] }>();
  return useMemo(() => {
    const { store } = form;
    const rows = (): readonly AnyRecord[] =>
      listOf(findRecordAt(store.getTyped(), splitAddress(address).record)?.[splitAddress(address).name]);
    const visit = (id: string): void => {
      const first = columns.find(({ modelField }) => modelField.writable !== 'never')?.modelField.name;
      if (isInDialog || first === undefined) open(id);
      else focusField(form, `${address}.${id}.${first}`);
    };
    return {
      removed,
      open,
      // Also checked here, because keyboard shortcuts bypass the disabled button.
      add: (at) => {
        if (rows().length < max) visit(store.addRow(address, at));
      },
      copy: (id) => {
        const copied = store.duplicateRow(address, id);
        if (copied !== undefined) visit(copied);
      },
      remove: (id) => {
        const all = store.removeRow(address, id);
        if (all[0] !== undefined) setRemoved({ index: all[0].index, rows: all });
      },
      undo: () => {
        for (const { address: at, row, index } of removed?.rows ?? []) store.insertRow(at, row, index);
        setRemoved(undefined);
      },
      paste: (text, at) => {
        const cells = parseClipboardTable(text);
        if (!isTable(cells, columns[at.column]?.modelField.field)) return false;
        const result = pasteRows(store, {
          address,
          columns: columns.map(({ modelField }) => modelField).slice(at.column),
          index: at.index,
          cells,
          findOption: cachedOptions(queries),
        });
        notifyPasted(result, t);
        return true;
      },
    };
    // Texts are made anew at every drawing and say the same.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [form, address, columns, isInDialog, max, open, removed, queries]);
}

function notifyPasted({ pasted, invalidCells, leftOut }: PasteResult, t: Translate<typeof texts>): void {
  const message = invalidCells === 0 ? t('pasted', { n: pasted }) : t('pastedPartly', { n: pasted, bad: invalidCells });
  if (leftOut > 0) notify.warning(t('pastedTooMany', { message, n: leftOut }));
  else if (invalidCells > 0) notify.warning(message);
  else notify.success(message);
}
