/** State of the form of a director, and saving it into the open change request. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { ApiError } from '#platform/web/api/errors.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { fromWire } from '#platform/web/fields/wire.ts';
import { blankRecordOf } from '#platform/web/form/store/blank.ts';
import { createFormStore, type FormStore } from '#platform/web/form/store/formStore.ts';
import { isForbiddenFor } from '#platform/web/form/open/loadForm.ts';
import { hasChanges, saveBodyOf, type SaveSides } from '#platform/web/form/save/saveBody.ts';
import type { OpenedRecord } from '#platform/web/form/open/useOpenedRecord.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useHoldProblemsWhilePressed } from '#platform/web/form/page/useHoldProblemsWhilePressed.ts';
import { newId } from '#platform/web/newId.ts';
import { putDirector } from './directors.ts';

export interface DirectorForm {
  readonly store: FormStore;
  readonly isBusy: boolean;
  /** A failure that belongs to no field. */
  readonly failure: string | undefined;
  readonly save: () => void;
}

const BROKEN_RULE = 422;

export function useDirectorForm({
  entity,
  opened,
  onDone,
}: {
  readonly entity: AnyEntity;
  readonly opened: OpenedRecord;
  readonly onDone: () => void;
}): DirectorForm {
  const [store] = useState(() => storeOf(entity, opened));
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const sides = (): SaveSides => ({
    values: store.getValues(),
    base: store.getBase(),
    isNew: store.isNew(),
    codes: opened.codes,
  });
  const isChanged = useSyncExternalStore(
    store.watchChanges,
    () => store.invalidInputAddresses().length > 0 || hasChanges(opened.model, sides()),
  );
  useUnsavedGuard(isChanged && !isBusy && !isDone);
  useHoldProblemsWhilePressed(store);
  useEffect(() => store.dispose, [store]);
  // Runs after the guard against leaving with unsaved input is released.
  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isDone]);

  const send = async (): Promise<void> => {
    setFailure(undefined);
    if (store.findProblems().length > 0) {
      store.showAllProblems();
      return;
    }
    const { id, version: _, ...values } = saveBodyOf(opened.model, sides());
    await putDirector({ ...values, ...(store.isNew() ? {} : { id }) }, { silent: true });
    setDone(true);
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.status !== BROKEN_RULE) {
      setFailure(failureText(error));
      return;
    }
    store.setServerProblems(error.body.fields ?? []);
    store.showAllProblems();
  };
  const save = (): void => {
    setBusy(true);
    void send()
      .catch(refuse)
      .finally(() => setBusy(false));
  };
  return { store, isBusy, failure, save };
}

function storeOf(entity: AnyEntity, { model, codes, readableClasses, record }: OpenedRecord): FormStore {
  const isNew = record === undefined;
  const base = isNew ? { ...blankRecordOf(model, codes), id: newId() } : fromWire(catalogue, entity, record);
  return createFormStore({
    catalogue,
    model,
    codes,
    base,
    isNew,
    isForbidden: isForbiddenFor(readableClasses),
    newId,
    confirmReset: () => Promise.resolve(true),
  });
}
