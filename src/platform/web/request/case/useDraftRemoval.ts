/** Deletes a draft that nobody has seen without a trace, after its owner has confirmed it twice. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { runRowAction, type WireRecord } from '../../api/resource.ts';
import { firstPageOf } from '../../form/view/firstPage.ts';
import { useTexts } from '../../i18n/texts.ts';
import { listAddress } from '../../list/rows/loadedRows.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { reloadCases } from '../caseApi.ts';
import { texts } from '../texts.ts';

export function useDraftRemoval({
  entity,
  record,
  name,
  listBase,
}: {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  readonly listBase: string | undefined;
}): { readonly remove: () => void; readonly isBusy: boolean } {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (
      !(await confirm({
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        confirmLabel: t('deleteDraft'),
        isDanger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await runRowAction(entity, 'delete', {
        id: record.id,
        ...(record.version === undefined ? {} : { version: record.version }),
      });
      notify.success(t('deleted'));
      if (listBase !== undefined) await navigate(firstPageOf(listAddress(listBase)), { replace: true });
    } catch {
      // The call has shown the error; the displayed record may be out of date.
    } finally {
      setBusy(false);
      reloadCases(queries, entity);
    }
  };
  return { isBusy, remove: () => void remove() };
}
