import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import type { Right } from '#language/rights.ts';
import type { ScreenPage } from '#language/screen.ts';
import { runRowAction, type RowAction, type WireRecord } from '../../api/resource.ts';
import { useVisit } from '../../route/visit.ts';
import { useTexts } from '../../i18n/texts.ts';
import { listAddress } from '../../list/rows/loadedRows.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import { firstPageOf } from './firstPage.ts';
import type { ModuleActions, RecordAction } from '../model/recordAction.ts';
import css from './RecordActions.module.css';
import { texts } from '../texts.ts';
import { useClosedReason } from '../open/useClosedReason.ts';
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen.ts';
import { reloadRecords } from '../open/useOpenedRecord.ts';

export interface RecordActionsProps {
  readonly entity: AnyEntity;
  readonly base: string;
  readonly record: WireRecord;
  readonly name: string;
  readonly rights: ReadonlySet<Right>;
  /** The pages that exist for such records. */
  readonly pages: ReadonlySet<ScreenPage>;
  readonly codes: CodeMap;
  /** The actions of the module. */
  readonly actions: ModuleActions | undefined;
}

/**
 * Actions for a displayed record: shown to people with the right, disabled with the reason if its state does not allow
 * them.
 */
export function RecordActions({ actions: Actions, ...given }: RecordActionsProps): ReactElement {
  if (Actions === undefined) return <RecordActionBar {...given} own={NOTHING_MORE} />;
  const { entity, record, name, rights, codes } = given;
  return (
    <Actions entity={entity} record={record} name={name} rights={rights} codes={codes}>
      {(own) => <RecordActionBar {...given} own={own} />}
    </Actions>
  );
}

const NOTHING_MORE: readonly RecordAction[] = [];

function RecordActionBar({
  entity,
  base,
  record,
  name,
  rights,
  pages,
  codes,
  own,
}: Omit<RecordActionsProps, 'actions'> & { readonly own: readonly RecordAction[] }): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { run, busy } = useRowAction({
    entity,
    base,
    record,
    name,
    mayEdit: rights.has('canEdit') && pages.has('edit'),
  });
  const isNarrow = useIsNarrowScreen();
  const isActive = record.isActive !== false;
  const isWritten = !entity.readOnly && entity.kind === 'record';
  // In such a menu the right to activate is the right to decide.
  const isForDeciding = useVisit().menu?.attributes['forApprove'] === true;
  const closure = useClosedReason(entity, { record, codes });
  const may = (right: Right): boolean => isWritten && rights.has(right);
  const others: readonly MenuItem[] = [
    ...(may('canCreate') && pages.has('create')
      ? [{ key: 'create', label: t('create'), icon: 'add', onSelect: () => void navigate(`${base}/create`) } as const]
      : []),
    { key: 'print', label: t('print'), icon: 'print', onSelect: () => print() },
    ...(may('canActive') && !isForDeciding
      ? [
          {
            key: 'activate',
            label: t('activate'),
            icon: 'activate',
            onSelect: () => run('activate'),
            ...(isActive ? { disabledReason: t('isActive') } : {}),
          } as const,
        ]
      : []),
    ...(may('canArchive')
      ? [
          {
            key: 'archive',
            label: t('archive'),
            icon: 'archive',
            onSelect: () => run('archive'),
            disabledReason: isActive ? closure : t('isArchivedAlready'),
          } as const,
        ]
      : []),
    ...(may('canDelete')
      ? [
          {
            key: 'delete',
            label: t('delete'),
            icon: 'delete',
            isDanger: true,
            onSelect: () => run('delete'),
            disabledReason: closure,
          } as const,
        ]
      : []),
  ];
  return (
    <ActionBar>
      <div className={css.first}>
        {pages.has('list') ? (
          <ButtonLink to={listAddress(base)} kind="quiet" icon="back">
            {t('toList')}
          </ButtonLink>
        ) : null}
      </div>
      {/* People come here for the actions of the module; next to them the default ones move into the menu. */}
      {isNarrow || own.length > 0 ? (
        <Menu
          trigger={
            <IconButton
              icon="more"
              label={t('more')}
              kind="default"
              isBusy={busy !== undefined || (isNarrow && own.some(({ isBusy }) => isBusy === true))}
            />
          }
          items={isNarrow ? [...own, ...others] : others}
        />
      ) : (
        <Buttons actions={others.toReversed().map((item) => ({ ...item, isBusy: busy === item.key }))} />
      )}
      {isNarrow ? null : <Buttons actions={own} />}
      {may('canEdit') && pages.has('edit') ? (
        <Button
          kind="primary"
          icon="edit"
          disabledReason={isActive ? closure : t('isArchived')}
          onClick={() => void navigate(`${base}/${record.id}/edit`)}
        >
          {t('edit')}
        </Button>
      ) : null}
    </ActionBar>
  );
}

function Buttons({ actions }: { readonly actions: readonly RecordAction[] }): ReactElement {
  return (
    <>
      {actions.map(({ key, label, icon, kind, onSelect, isDanger, isBusy, disabledReason }) => (
        <Button
          key={key}
          icon={icon}
          kind={kind ?? (isDanger === true ? 'quiet' : 'default')}
          className={isDanger === true ? css.danger : undefined}
          isBusy={isBusy}
          disabledReason={disabledReason}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

function useRowAction({
  entity,
  base,
  record,
  name,
  mayEdit,
}: {
  entity: AnyEntity;
  base: string;
  record: WireRecord;
  name: string;
  mayEdit: boolean;
}): { readonly run: (action: RowAction) => void; readonly busy: RowAction | undefined } {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<RowAction>();
  const questions = {
    activate: undefined,
    archive: { title: t('archiveTitle', { name }), text: t('archiveText'), confirmLabel: t('archive') },
    delete: { title: t('deleteTitle', { name }), text: t('deleteText'), confirmLabel: t('delete'), isDanger: true },
  } as const;
  const done = { activate: t('activated'), archive: t('archived'), delete: t('deleted') } as const;
  const perform = async (action: RowAction): Promise<void> => {
    const question = questions[action];
    if (question !== undefined && !(await confirm(question))) return;
    setBusy(action);
    try {
      await runRowAction(entity, action, {
        id: record.id,
        ...(record.version === undefined ? {} : { version: record.version }),
      });
      notify.success(done[action]);
      if (action === 'delete') await navigate(firstPageOf(listAddress(base)), { replace: true });
      if (action === 'activate' && mayEdit) await navigate(`${base}/${record.id}/edit`);
    } catch {
      // The call has shown the error; the displayed record may be out of date.
    } finally {
      setBusy(undefined);
      reloadRecords(queries, entity);
    }
  };
  return { busy, run: (action) => void perform(action) };
}
