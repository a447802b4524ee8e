import { useId, useMemo, type ComponentType, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/declared.ts';
import { fromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import { Chapters } from '../layout/FormBody.tsx';
import { FormContext } from '../store/formContext.ts';
import { FormNodes } from '../draw/FormNodes.tsx';
import { outlineOfForm, shownNodes } from '../model/formOutline.ts';
import { createFormStore } from '../store/formStore.ts';
import type { FormTables } from '../model/formTable.ts';
import { isUnseenBy } from '../open/loadForm.ts';
import { Stamps } from './Stamps.tsx';
import type { Opened } from '../open/useOpening.ts';
import { ViewNodes } from '../draw/ViewNodes.tsx';

export interface ViewPageProps {
  readonly entity: AnyEntity;
  readonly opened: Opened;
  readonly record: WireRecord;
  readonly slots: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
}

/** The document itself. */
export function ViewPage({ entity, opened, record, slots, tables }: ViewPageProps): ReactElement {
  const prefix = `${useId()}.`;
  const { model } = opened;
  const nodes = useMemo(() => outlineOfForm(entity.form, entity.fields), [entity]);
  const form = useMemo(
    () => ({
      store: readingStoreOf({ entity, opened, record }),
      prefix,
      slots,
      tables,
      Nodes: FormNodes,
      isReadOnly: true,
      revealers: new Set<never>(),
    }),
    [entity, opened, record, prefix, slots, tables],
  );
  const settled = form.store.findSettled('');
  if (settled === undefined) throw new Error('A record has a state');
  const shown = shownNodes(nodes, (name) => settled.flags[name]?.isShown !== false);
  return (
    <FormContext value={form}>
      <Chapters nodes={shown}>
        <ViewNodes nodes={shown} model={model} settled={settled} record={record} />
        <Stamps record={record} />
      </Chapters>
    </FormContext>
  );
}

/** The record as a form would have it, for who only reads: which fields are shown, with what values. */
export function readingStoreOf({
  entity,
  opened: { model, codes, readable },
  record,
}: Pick<ViewPageProps, 'entity' | 'opened' | 'record'>): ReturnType<typeof createFormStore> {
  const base = fromWire(catalogue, entity, record);
  return createFormStore({
    catalogue,
    model,
    codes,
    base,
    isNew: false,
    isUnseen: isUnseenBy(readable),
    newId,
    confirmReset: () => Promise.resolve(false),
  });
}
