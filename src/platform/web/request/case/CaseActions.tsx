import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import type { FileValue } from '#language/record.ts';
import type { Right } from '#language/rights.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { FilePreview } from '../../fields/file/FilePreview.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { listAddress } from '../../list/rows/loadedRows.ts';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { useFittingCount } from '../../ui/useFittingCount.ts';
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen.ts';
import { arrangeActions, MAX_BUTTONS, type ActionItem } from '../state/arrangeActions.ts';
import type { ChosenAction } from '../state/actionQuestion.ts';
import css from './CaseActions.module.css';
import { correctionItem, caseActionItemsOf } from '../state/caseActionItems.ts';
import { nextActionOf } from '../state/nextAction.ts';
import { texts } from '../texts.ts';
import { useDraftRemoval } from './useDraftRemoval.ts';
import { useScan } from './useScan.tsx';

export interface CaseActionsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  readonly caseView: CaseView;
  readonly rights: ReadonlySet<Right>;
  /** Undefined if there is no list. */
  readonly listBase: string | undefined;
  readonly editAddress: string | undefined;
  /** Address for correcting the register, if the document is maintained there directly. */
  readonly correctAddress: string | undefined;
  readonly paper: FileValue | undefined;
  /** Documents that may be begun from this one. */
  readonly followUps: readonly ActionItem[];
  readonly onChoose: (asked: ChosenAction) => void;
}

/**
 * Shows the actions the person may take now: the step that moves the case on, a few next to it, the rest with their
 * reasons in a menu.
 */
export function CaseActions({
  entity,
  record,
  name,
  caseView,
  rights,
  listBase,
  editAddress,
  correctAddress,
  paper,
  followUps,
  onChoose,
}: CaseActionsProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const isNarrow = useIsNarrowScreen();
  const [isPaperOpen, setPaperOpen] = useState(false);
  const scan = useScan(entity, caseView);
  const { remove, isBusy } = useDraftRemoval({ entity, record, name, listBase });
  const items: readonly ActionItem[] = [
    ...(editAddress === undefined
      ? []
      : [
          {
            key: 'edit',
            label: t('edit'),
            icon: 'edit',
            rank: 'usual',
            onSelect: () => void navigate(editAddress),
          } as const,
        ]),
    ...(correctAddress === undefined || caseView.correction === null
      ? []
      : [correctionItem(caseView.correction, { locale, go: () => void navigate(correctAddress) })]),
    ...(paper === undefined
      ? []
      : [
          {
            key: 'paper',
            label: t('printPaper'),
            icon: 'filePdf',
            rank: 'usual',
            onSelect: () => setPaperOpen(true),
          } as const,
        ]),
    ...scan.items,
    ...followUps,
    ...caseActionItemsOf({ caseView, locale, onChoose }),
    { key: 'print', label: t('printPage'), icon: 'print', rank: 'rest', onSelect: () => print() },
    ...(isNeverSubmitted(caseView) && rights.has('canDelete')
      ? [
          {
            key: 'delete',
            label: t('deleteDraft'),
            icon: 'delete',
            rank: 'rest',
            isDanger: true,
            onSelect: remove,
          } as const,
        ]
      : []),
  ];
  const { bar, fitting } = useFittingCount(isNarrow ? 0 : MAX_BUTTONS, items.map(({ label }) => label).join(' '));
  const { principal, beside, more } = arrangeActions(items, { next: nextActionOf(caseView), most: fitting });
  return (
    <ActionBar ref={bar}>
      <div className={css.first}>
        {listBase === undefined ? null : (
          <ButtonLink
            to={listAddress(listBase)}
            kind="quiet"
            icon="back"
            {...(isNarrow ? { 'aria-label': t('toList'), title: t('toList') } : {})}
          >
            {isNarrow ? null : t('toList')}
          </ButtonLink>
        )}
      </div>
      <Menu trigger={<IconButton icon="more" label={t('more')} kind="default" isBusy={isBusy} />} items={more} />
      {beside.toReversed().map((item) => (
        <Button
          key={item.key}
          kind={item.rank === 'danger' ? 'quiet' : 'default'}
          className={item.rank === 'danger' ? css.danger : undefined}
          disabledReason={item.disabledReason}
          onClick={item.onSelect}
        >
          {item.label}
        </Button>
      ))}
      {principal === undefined ? null : (
        <Button
          kind="primary"
          icon={principal.icon}
          disabledReason={principal.disabledReason}
          onClick={principal.onSelect}
        >
          {principal.label}
        </Button>
      )}
      {scan.dialog}
      {isPaperOpen && paper !== undefined ? <FilePreview file={paper} onClose={() => setPaperOpen(false)} /> : null}
    </ActionBar>
  );
}

/** A request that was submitted once can be cancelled, and remains to be read. */
function isNeverSubmitted({ request, timeline }: CaseView): boolean {
  return (
    request.status.code === 'draft' && request.requestCode === null && timeline.every(({ kind }) => kind === 'created')
  );
}
