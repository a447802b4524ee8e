/** The state behind the page of a record that is being edited. */
import { useEffect, useSyncExternalStore } from 'react';
import { getLocale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/texts.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import type { OpenForm } from '../store/formContext.ts';
import type { FormSession, FormSettings } from './formSession.ts';
import type { RecordFormProps } from './RecordForm.tsx';
import { texts } from '../texts.ts';
import { useDrafts, type Drafts } from './useDrafts.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { useFormContextValue, useFormSession } from './useFormSession.ts';
import { useLeaveGuard } from '../draft/useLeaveGuard.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';
import { useSaveKey } from '../save/useSaveKey.ts';
import { useSaving, type Saving } from '../save/useSaving.ts';
import { useHoldProblemsWhilePressed } from './useHoldProblemsWhilePressed.ts';

export interface RecordFormState {
  readonly session: FormSession;
  readonly form: OpenForm;
  readonly saving: Saving;
  readonly drafts: Drafts;
  readonly isBusy: boolean;
}

export function useRecordForm(
  { entity, base, page, opened, slots, tables }: RecordFormProps,
  terms?: FormSettings,
): RecordFormState {
  const session = useFormSession(entity, opened, terms);
  const form = useFormContextValue(session, { slots, tables });
  const allowNavigation = useLeaveGuard(session);
  const saving = useSaving({ entity, base, session, form, allowNavigation, page, opened, onSaved: terms?.onSaved });
  const drafts = useDrafts({ entity, opened, session, saving });
  const isBusy = useSyncExternalStore(session.saver.isBusy.subscribe, session.saver.isBusy.get);
  useRestoreFocus(session.saver.isBusy, isBusy);
  useSaveKey(saving.save);
  useHoldProblemsWhilePressed(session.store);
  useRefusedProps(opened);
  return { session, form, saving, drafts, isBusy };
}

/** Reports the values from the address that could not be used. */
function useRefusedProps({ prefill }: OpenedRecord): void {
  const names = prefill.refused.join(', ');
  useEffect(() => {
    if (names !== '') notify.warning(translate(texts, getLocale())('badProps', { names }));
  }, [names]);
}
