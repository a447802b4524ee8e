import { useMemo, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ChapterIdContext } from '../layout/chapterId.ts';
import { FormContext, useOpenForm } from '../store/formContext.ts';
import { modelAt, type FormModel } from '../model/formModel.ts';
import { formTreeOf, type FormTreeNode } from '../model/formTree.ts';
import { ROW_DIALOG_PREFIX } from '../layout/reveal.ts';
import css from './RowDialog.module.css';
import { texts } from '../texts.ts';

const WIDTH = 'min(95vw, 960px)';

export interface RowDialogProps {
  readonly row: string;
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * Shows all fields of a row, in the form of its part. Changes go into the record at once; closing the dialog saves
 * nothing.
 */
export function RowDialog({ row, title, onClose }: RowDialogProps): ReactElement {
  const t = useTexts(texts);
  const form = useOpenForm();
  const { store, Nodes } = form;
  const inner = useMemo(() => ({ ...form, prefix: form.prefix + ROW_DIALOG_PREFIX }), [form]);
  const part = modelAt(store.model, row);
  const nodes = useMemo(() => rowNodesOf(part), [part]);
  const idOf = useMemo(() => (number: string) => `${row} ${number}`.replaceAll(' ', '-'), [row]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={WIDTH}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <ChapterIdContext value={idOf}>
        <FormContext value={inner}>
          <div className={css.row}>
            <Nodes nodes={nodes} record={row} level={3} />
          </div>
        </FormContext>
      </ChapterIdContext>
    </Dialog>
  );
}

/** The default form of a part is one section: its heading would only repeat the title of the dialog. */
function rowNodesOf({ entity, fields }: FormModel): readonly FormTreeNode[] {
  if (entity.form.length === 0) return [{ kind: 'fields', names: fields.map(({ name }) => name) }];
  const nodes = formTreeOf(entity.form, entity.fields);
  const [only] = nodes;
  return nodes.length === 1 && only?.kind === 'section'
    ? only.children.map((node) =>
        'heading' in node
          ? { ...node, heading: { ...node.heading, number: node.heading.number.slice('1.'.length) } }
          : node,
      )
    : nodes;
}
