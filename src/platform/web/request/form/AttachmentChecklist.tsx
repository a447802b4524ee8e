import { useEffect, useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '../../api/errors.ts';
import { getDeclarationFor } from '../../declarations/moduleDocuments.ts';
import { isAtOrBelow } from '../../form/store/address.ts';
import { Chapter } from '../../form/layout/Chapter.tsx';
import type { ChildTableProps } from '../../form/rows/ChildTable.tsx';
import { domIdOf, useFieldState, useOpenForm, useRowIds } from '../../form/store/formContext.ts';
import { modelAt } from '../../form/model/formModel.ts';
import { listOf } from '../../form/store/computeRecord.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AttachmentDialog } from './AttachmentDialog.tsx';
import css from './AttachmentChecklist.module.css';
import { ChecklistLine } from './ChecklistLine.tsx';
import { checkedItems, FILE, ITEM } from './checklist.ts';
import { texts } from './texts.ts';

/** Shows the attachments of a request, by the items of its checklist: to edit, or to view. */
export function AttachmentChecklist({ address, heading, level }: ChildTableProps): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const form = useOpenForm();
  const { store } = form;
  const ids = useRowIds(address);
  const { flags, problem } = useFieldState(address);
  const [openId, setOpenId] = useRevealed(address);
  const [removed, setRemoved] = useState<{ readonly row: AnyRecord; readonly index: number } | undefined>(undefined);
  if (!flags.isVisible) return null;
  const recordValues = store.getRecordValues();
  const items = checkedItems(getDeclarationFor(store.model.entity, recordValues['refDocumentType'] ?? undefined), {
    document: recordValues,
    rows: listOf(recordValues[address]),
  });
  const isOpen = flags.isEditable && !form.isReadOnly;
  const field = store.fieldAt(address);
  const max = field.kind === 'parts' ? field.max : Number.POSITIVE_INFINITY;
  const rowsNow = (): readonly AnyRecord[] => listOf(store.getTyped()[address]);
  const attach = (code: string): void => {
    const group = modelAt(store.model, `${address}.0`).byName.get(ITEM)?.group ?? '';
    setRemoved(undefined);
    setOpenId(store.insertRow(address, store.newRow(address, { [ITEM]: store.codes.cardOf(group, code) })));
  };
  const remove = (id: string): void => {
    const index = rowsNow().findIndex((row) => row['id'] === id);
    const row = rowsNow()[index];
    store.removeRow(address, id);
    if (row !== undefined && row[FILE] !== null) setRemoved({ row, index });
  };
  const close = (id: string): void => {
    setOpenId(undefined);
    // The dialog was closed without attaching a file.
    const row = rowsNow().find((candidate) => candidate['id'] === id);
    if (row?.['isNew'] === true && (row[FILE] ?? null) === null) store.removeRow(address, id);
  };
  const lineOf = (id: string): (typeof items)[number] | undefined =>
    items.find(({ rows }) => rows.some((row) => row['id'] === id));
  const openLine = openId === undefined ? undefined : lineOf(openId);
  return (
    <Chapter
      heading={heading}
      level={level}
      aside={
        <span className={css.count}>{ids.length === 1 ? t('attachment') : t('attachments', { n: ids.length })}</span>
      }
    >
      <div id={domIdOf(form, address)} tabIndex={-1} className={css.checklist}>
        {problem === undefined ? null : (
          <p className={css.problem}>
            <Icon name="error" size={14} />
            {problemText(problem, locale)}
          </p>
        )}
        <ul className={css.items}>
          {items.map((checked) => (
            <ChecklistLine
              key={checked.code}
              address={address}
              checked={checked}
              isOpen={isOpen}
              full={ids.length >= max ? t('tooMany', { n: max }) : undefined}
              onAttach={attach}
              onEdit={setOpenId}
              onRemove={remove}
            />
          ))}
        </ul>
        {removed === undefined ? null : (
          <output className={css.removed}>
            {t('removed')}
            <Button
              kind="quiet"
              size="small"
              icon="undo"
              onClick={() => {
                store.insertRow(address, removed.row, removed.index);
                setRemoved(undefined);
              }}
            >
              {t('undo')}
            </Button>
          </output>
        )}
      </div>
      {openId === undefined || openLine === undefined || !isOpen ? null : (
        <AttachmentDialog row={`${address}.${openId}`} item={openLine.item?.label} onClose={() => close(openId)} />
      )}
    </Chapter>
  );
}

/** A field of an attachment that has to be revealed is in its dialog. */
function useRevealed(address: string): [string | undefined, (id: string | undefined) => void] {
  const { revealers } = useOpenForm();
  const [openId, setOpenId] = useState<string | undefined>(undefined);
  useEffect(() => {
    const reveal = (target: string): void => {
      if (isAtOrBelow(target, address) && target !== address) setOpenId(target.slice(address.length + 1).split('.')[0]);
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [revealers, address]);
  return [openId, setOpenId];
}
