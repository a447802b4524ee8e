import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import type { ModuleActionsProps, RecordAction } from '#platform/web/form/model/recordAction.ts';
import { forgetRecords } from '#platform/web/form/open/useOpening.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { notify } from '#platform/web/ui/feedback/notices.ts';
import { kindAt } from './power.ts';
import { PowerStatusDialog, type StatusDeed } from './PowerStatusDialog.tsx';
import { texts } from './texts.ts';

interface Power extends WireRecord {
  readonly refStatus?: { readonly id: string; readonly key: string };
}

/** What an owner does with a power: changes it, stops it for a while or for good. */
export function PowerActions({ entity, record, name, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { match } = useVisit();
  const [deed, setDeed] = useState<StatusDeed>();
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
      onSelect: () => setDeed('revoke'),
      disabledReason: closed,
    },
    isSuspended
      ? {
          key: 'reinstate',
          label: t('reinstate'),
          icon: 'activate',
          onSelect: () => setDeed('reinstate'),
          disabledReason: closed,
        }
      : {
          key: 'suspend',
          label: t('suspend'),
          icon: 'clock',
          onSelect: () => setDeed('suspend'),
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
  const close = (): void => setDeed(undefined);
  return (
    <>
      {children(actions)}
      {deed === undefined ? null : (
        <PowerStatusDialog
          deed={deed}
          power={record}
          name={name}
          isAuthorizer={kindAt(base) === 'authorizer'}
          onClose={close}
          onDone={(told) => {
            close();
            notify.success(told);
            forgetRecords(queries, entity);
          }}
        />
      )}
    </>
  );
}
