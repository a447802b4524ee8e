import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { saveWithOtp } from '#platform/web/account/saveWithOtp.ts';
import { runRowAction } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/model/recordAction.ts';
import { reloadRecords } from '#platform/web/form/open/useOpenedRecord.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { refusalText } from '#platform/web/api/failureText.ts';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { BANKS } from './saveBank.ts';
import { texts } from './texts.ts';

/** An account in use can be changed or archived; an archived one can be activated again. */
export function BankActions({ entity, record, name, rights, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { match } = useVisit();
  const [isBusy, setBusy] = useState(false);
  const target = { id: record.id, ...(record.version === undefined ? {} : { version: record.version }) };
  const run = (message: string, action: () => Promise<unknown>): void => {
    setBusy(true);
    action()
      .then(
        () => notify.success(message),
        (error: unknown) => notify.error(refusalText(error, locale)),
      )
      .finally(() => {
        setBusy(false);
        reloadRecords(queries, entity);
      });
  };
  const putAside = async (): Promise<void> => {
    if (await confirm({ title: t('putAsideTitle', { name }), text: t('putAsideText'), confirmLabel: t('putAside') }))
      run(t('wasPutAside'), () => runRowAction(entity, 'archive', target, { silent: true }));
  };
  const bringBack = (): void =>
    run(t('broughtBack'), () =>
      saveWithOtp({ method: 'POST', path: `${BANKS}/_active`, body: target, purpose: 'feeAccount' }),
    );
  const isActive = record.isActive !== false;
  const actions: readonly RecordAction[] = [
    ...(isActive && rights.has('canArchive')
      ? [{ key: 'archive', label: t('putAside'), icon: 'archive', isBusy, onSelect: () => void putAside() } as const]
      : []),
    ...(isActive && rights.has('canEdit')
      ? [
          {
            key: 'edit',
            label: t('edit'),
            icon: 'edit',
            kind: 'primary',
            onSelect: () => void navigate(`${match?.base ?? ''}/${record.id}/edit`),
          } as const,
        ]
      : []),
    ...(!isActive && rights.has('canActive')
      ? [
          {
            key: 'activate',
            label: t('bringBack'),
            icon: 'activate',
            kind: 'primary',
            isBusy,
            onSelect: bringBack,
          } as const,
        ]
      : []),
  ];
  return children(actions);
}
