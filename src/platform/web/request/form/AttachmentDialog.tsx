import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { formFieldNamesOf } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { FormContext, useOpenForm } from '../../form/store/formContext.ts';
import { modelAt } from '../../form/model/formModel.ts';
import { ROW_DIALOG_PREFIX } from '../../form/layout/reveal.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import css from './AttachmentChecklist.module.css';
import { FILE, ITEM } from './checklist.ts';
import { texts } from './texts.ts';

export interface AttachmentDialogProps {
  /** `attachments.<id>` */
  readonly row: string;
  /** The item it is attached to; undefined if it is not in the checklist. */
  readonly item: Label | undefined;
  readonly onClose: () => void;
}

const WIDTH = 'min(95vw, 640px)';

/** The file, and its number and dates. Changes are in the form at once; closing the dialog saves nothing. */
export function AttachmentDialog({ row, item, onClose }: AttachmentDialogProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const form = useOpenForm();
  const { store, Nodes } = form;
  const inner = useMemo(() => ({ ...form, prefix: form.prefix + ROW_DIALOG_PREFIX }), [form]);
  const { entity } = modelAt(store.model, row);
  // The item was determined by where the file was attached.
  const names = formFieldNamesOf(entity.form).filter((name) => name !== ITEM || item === undefined);
  // Closing the dialog before the upload is complete would cancel it.
  const isOnItsWay = useSyncExternalStore(
    store.watchChanges,
    () => store.findInvalidInput(`${row}.${FILE}`)?.messageKey === 'fileOnItsWay',
  );
  const footer = (
    <Button kind="primary" isBusy={isOnItsWay} onClick={onClose}>
      {t('done')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('attachTo', { name: item === undefined ? t('others') : label(item) })}
      width={WIDTH}
      footer={footer}
      isBusy={isOnItsWay}
    >
      <FormContext value={inner}>
        <div className={css.dialog}>
          <Nodes nodes={[{ kind: 'fields', names }]} record={row} level={3} />
        </div>
      </FormContext>
    </Dialog>
  );
}
