import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/model/recordAction.ts';
import { reloadRecords } from '#platform/web/form/open/useOpenedRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { kindAt } from './power.ts';
import { PowerStatusDialog, type PowerStatusAction } from './PowerStatusDialog.tsx';
import { texts } from './texts.ts';

interface Power extends WireRecord {
  readonly refStatus?: { readonly id: string; readonly key: string };
}

/** The actions of an owner for a power: change, suspend, reinstate and revoke it. */
export function PowerActions({ entity, record, name, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { match } = useVisit();
  const [action, setAction] = useState<PowerStatusAction>();
  if (!rights.has('canEdit')) return children([]);
  const base = match?.base ?? '';
  const status = codes.codeOf('AUTHORIZE_STATUS', (record as Power).refStatus);
  const closed =
    status === 'revoked'
      ? t('revokedStays')
      : status === 'declined' || status === 'lapsed'
        ? t('neverCounted')
        : undefined;
  const unanswered = closed ?? (status === 'waiting' ? t('waitsForAgent') : undefined);
  const isSuspended = status === 'suspended';
  const actions: readonly RecordAction[] = [
    {
      key: 'revoke',
      label: t('revoke'),
      icon: 'stop',
      isDanger: true,
      onSelect: () => setAction('revoke'),
      disabledReason: closed,
    },
    isSuspended
      ? {
          key: 'reinstate',
          label: t('reinstate'),
          icon: 'activate',
          onSelect: () => setAction('reinstate'),
          disabledReason: closed,
        }
      : {
          key: 'suspend',
          label: t('suspend'),
          icon: 'clock',
          onSelect: () => setAction('suspend'),
          disabledReason: unanswered,
        },
    {
      key: 'edit',
      label: t('edit'),
      icon: 'edit',
      kind: 'primary',
      onSelect: () => void navigate(`${base}/${record.id}/edit`),
      disabledReason: unanswered,
    },
  ];
  const close = (): void => setAction(undefined);
  return (
    <>
      {children(actions)}
      {action === undefined ? null : (
        <PowerStatusDialog
          action={action}
          power={record}
          name={name}
          isAuthorizer={kindAt(base) === 'authorizer'}
          onClose={close}
          onDone={(message) => {
            close();
            notify.success(message);
            reloadRecords(queries, entity);
          }}
        />
      )}
    </>
  );
}
