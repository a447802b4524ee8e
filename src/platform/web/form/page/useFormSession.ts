/** Provides the session of an open form to a component: created once, stopped when the page is left. */
import { useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Label } from '#language/label.ts';
import { useVisit } from '../../route/visit.ts';
import { getLocale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/texts.ts';
import type { Info } from '../../session/info.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import type { DraftOwner } from '../draft/draftCalls.ts';
import { draftKindOf } from '../draft/draftKind.ts';
import type { OpenForm } from '../store/formContext.ts';
import { FormNodes } from '../draw/FormNodes.tsx';
import { createFormSession, type FormSession, type FormSettings } from './formSession.ts';
import { texts } from '../texts.ts';
import type { RecordFormProps } from './RecordForm.tsx';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';

/** A form belongs to one record from its opening to its end. */
export function useFormSession(entity: AnyEntity, opened: OpenedRecord, terms?: FormSettings): FormSession {
  const { info } = useVisit();
  const { key: historyKey } = useLocation();
  const [session] = useState(() =>
    createFormSession({
      entity,
      opened,
      historyKey,
      isReturn: isRevisit(historyKey),
      owner: draftOwnerOf(entity, info),
      confirmReset,
      terms,
    }),
  );
  useEffect(() => {
    const { store, draftSaver, serverCheck } = session;
    if (session.isContinued) draftSaver.scheduleSave();
    const unwatch = store.watchChanges(() => {
      draftSaver.scheduleSave();
      serverCheck?.changed();
    });
    return () => {
      unwatch();
      serverCheck?.stop();
      draftSaver.saveInTabNow();
      draftSaver.stop();
      store.dispose();
    };
  }, [session]);
  return session;
}

export function useFormContextValue(
  { store }: FormSession,
  { slots, tables }: Pick<RecordFormProps, 'slots' | 'tables'>,
): OpenForm {
  const prefix = `${useId()}.`;
  return useMemo(
    () => ({ store, prefix, slots, tables, Nodes: FormNodes, isReadOnly: false, revealers: new Set() }),
    [store, prefix, slots, tables],
  );
}

export function draftOwnerOf(entity: AnyEntity, info: Info): DraftOwner {
  return { userId: info.user?.id ?? '', actingForId: info.actingFor?.id ?? null, entity: draftKindOf(entity) };
}

/**
 * The router identifies an entry of the history by its key, except the first one; for that the browser reports how it
 * was opened.
 */
function isRevisit(visit: string): boolean {
  if (visit !== FIRST_ENTRY) return true;
  const opened = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return opened?.type === 'reload' || opened?.type === 'back_forward';
}

const FIRST_ENTRY = 'default';

function confirmReset(labels: readonly Label[]): Promise<boolean> {
  const locale = getLocale();
  const t = translate(texts, locale);
  return confirm({
    title: t('resetTitle'),
    text: t('resetText', { fields: labels.map((label) => inLocale(label, locale)).join(', ') }),
    confirmLabel: t('resetConfirm'),
    isDanger: true,
  });
}
