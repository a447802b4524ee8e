import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../api/call.ts';
import type { WireRecord } from '../api/resource.ts';
import { useVisit } from '../route/visit.ts';
import type { ModuleActionsProps, RecordAction } from '../form/model/recordAction.ts';
import { reloadRecords } from '../form/open/useOpenedRecord.ts';
import { useTexts } from '../i18n/texts.ts';
import { confirm, type ConfirmQuestion } from '../ui/overlay/confirm.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { texts } from './texts.ts';

const FORGOT_PASSWORDS = '/api/v1/security/forgot-passwords';
const END_SESSIONS = '/api/v1/security/users/end-sessions';
/** The status in which an account can be used. */
const USABLE = 'usable';

interface User extends WireRecord {
  readonly username: string | null;
  readonly email?: string | null;
  readonly refStatus?: { readonly id: string; readonly key: string; readonly value: string };
}

/** Actions of an administrator for an account: its passwords and sessions, and whether it may be used. */
export function UserActions({ entity, record, name, rights, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { info } = useVisit();
  const [open, setOpen] = useState<'password' | 'status'>();
  const [busyWith, setBusyWith] = useState<'reset' | 'out'>();
  if (!rights.has('canEdit')) return children([]);
  const user = record as User;
  const isUsable = codes.codeOf('USER_STATUS', user.refStatus) === USABLE;
  const close = (): void => setOpen(undefined);
  const done = (message: string): void => {
    close();
    notify.success(message);
    reloadRecords(queries, entity);
  };
  const afterConfirming = async (
    what: 'reset' | 'out',
    question: ConfirmQuestion,
    task: () => Promise<string>,
  ): Promise<void> => {
    if (!(await confirm(question))) return;
    setBusyWith(what);
    try {
      notify.success(await task());
    } catch {
      // The call has shown the error.
    } finally {
      setBusyWith(undefined);
    }
  };
  const sendReset = (): Promise<void> =>
    afterConfirming(
      'reset',
      {
        title: t('sendResetTitle', { name }),
        text: t('sendResetText', { email: user.email ?? '' }),
        confirmLabel: t('sendReset'),
      },
      async () => {
        const { email } = await call<{ readonly email: string }>('PUT', FORGOT_PASSWORDS, {
          body: { refUser: { id: user.id } },
        });
        return t('resetSent', { email });
      },
    );
  const putOut = (): Promise<void> =>
    afterConfirming(
      'out',
      { title: t('putOutTitle', { name }), text: t('putOutText'), confirmLabel: t('putOut'), isDanger: true },
      async () => {
        const { count } = await call<{ readonly count: number }>('PUT', END_SESSIONS, { body: { id: user.id } });
        return t(count === 0 ? 'wasNotIn' : 'isPutOut');
      },
    );
  const isYourself = info.user?.id === user.id;
  const closed = user.isActive === false ? t('isArchived') : undefined;
  const noAccount = closed ?? (user.username === null ? t('noUsername') : isUsable ? undefined : t('isSuspended'));
  const actions: readonly RecordAction[] = [
    {
      key: 'status',
      label: t(isUsable ? 'suspend' : 'makeUsable'),
      icon: isUsable ? 'stop' : 'activate',
      isDanger: isUsable,
      onSelect: () => setOpen('status'),
      disabledReason: closed ?? (isYourself ? t('isYourself') : undefined),
    },
    {
      key: 'password',
      label: t('temporary'),
      icon: 'key',
      onSelect: () => setOpen('password'),
      disabledReason: noAccount ?? (isYourself ? t('ownPassword') : undefined),
    },
    {
      key: 'reset',
      label: t('sendReset'),
      icon: 'mail',
      isBusy: busyWith === 'reset',
      onSelect: () => void sendReset(),
      disabledReason: noAccount ?? (typeof user.email === 'string' ? undefined : t('noEmail')),
    },
    {
      key: 'out',
      label: t('putOut'),
      icon: 'signOut',
      isBusy: busyWith === 'out',
      onSelect: () => void putOut(),
      disabledReason: noAccount ?? (isYourself ? t('isYourself') : undefined),
    },
  ];
  return (
    <>
      {children(actions)}
      {open === 'status' ? (
        <StatusDialog user={user} name={name} isUsable={isUsable} onClose={close} onDone={done} />
      ) : null}
      {open === 'password' ? <PasswordDialog userId={user.id} name={name} onClose={close} onDone={done} /> : null}
    </>
  );
}
