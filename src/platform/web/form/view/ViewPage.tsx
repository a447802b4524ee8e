import { useId, useMemo, type ComponentType, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { fromWire } from '../../fields/wire.ts';
import { newId } from '../../newId.ts';
import { Chapters } from '../layout/FormBody.tsx';
import { FormContext } from '../store/formContext.ts';
import { FormNodes } from '../draw/FormNodes.tsx';
import { formTreeOf, visibleFormNodes } from '../model/formTree.ts';
import { createFormStore } from '../store/formStore.ts';
import type { FormTables } from '../model/formTable.ts';
import { isForbiddenFor } from '../open/loadForm.ts';
import { Stamps } from './Stamps.tsx';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';
import { ViewNodes } from '../draw/ViewNodes.tsx';

export interface ViewPageProps {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly record: WireRecord;
  readonly slots: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
}

/** The document itself. */
export function ViewPage({ entity, opened, record, slots, tables }: ViewPageProps): ReactElement {
  const prefix = `${useId()}.`;
  const { model } = opened;
  const nodes = useMemo(() => formTreeOf(entity.form, entity.fields), [entity]);
  const form = useMemo(
    () => ({
      store: readOnlyStoreOf({ entity, opened, record }),
      prefix,
      slots,
      tables,
      Nodes: FormNodes,
      isReadOnly: true,
      revealers: new Set<never>(),
    }),
    [entity, opened, record, prefix, slots, tables],
  );
  const computed = form.store.findComputed('');
  if (computed === undefined) throw new Error('A record has a state');
  const visibleNodes = visibleFormNodes(nodes, (name) => computed.flags[name]?.isVisible !== false);
  return (
    <FormContext value={form}>
      <Chapters nodes={visibleNodes}>
        <ViewNodes nodes={visibleNodes} model={model} computed={computed} record={record} />
        <Stamps record={record} />
      </Chapters>
    </FormContext>
  );
}

/** Creates the store of a form for people who only read: which fields are shown, with which values. */
export function readOnlyStoreOf({
  entity,
  opened: { model, codes, readableClasses },
  record,
}: Pick<ViewPageProps, 'entity' | 'opened' | 'record'>): ReturnType<typeof createFormStore> {
  const base = fromWire(catalogue, entity, record);
  return createFormStore({
    catalogue,
    model,
    codes,
    base,
    isNew: false,
    isForbidden: isForbiddenFor(readableClasses),
    newId,
    confirmReset: () => Promise.resolve(false),
  });
}
