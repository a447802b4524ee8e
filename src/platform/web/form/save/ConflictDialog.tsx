import { useMemo, useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import { authorName } from '../../i18n/authorName.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { newId } from '../../newId.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import css from './ConflictDialog.module.css';
import { ConflictRow } from './ConflictRow.tsx';
import type { FormModel } from '../model/formModel.ts';
import { differencesBetween, mergeSides, defaultSide, type MergeSide, type MergeSides } from './mergeSides.ts';
import { texts } from '../texts.ts';

const WIDTH = '95vw';

export interface ConflictDialogProps {
  readonly model: FormModel;
  readonly sides: MergeSides;
  readonly onClose: () => void;
  readonly onMerged: (theirs: AnyRecord, merged: AnyRecord) => void;
}

/**
 * Resolves a conflict of two people who changed one record: both versions side by side, and a choice for each
 * difference.
 */
export function ConflictDialog({ model, sides, onClose, onMerged }: ConflictDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const differences = useMemo(() => differencesBetween(model, sides), [model, sides]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const usual = new Map(differences.map((difference) => [difference.address, defaultSide(difference)]));
  const sideOf = (address: string): MergeSide | undefined => chosen.get(address) ?? usual.get(address);
  const open = differences.filter(({ address }) => sideOf(address) === undefined).length;
  const { updateBy, updateDate } = sides.theirs;
  const by = typeof updateBy === 'string' && updateBy !== '' ? authorName(updateBy, locale) : undefined;
  const at = typeof updateDate === 'string' ? findInstant(updateDate) : undefined;
  const apply = (): void =>
    onMerged(
      sides.theirs,
      mergeSides(model, sides, { newId, choose: (difference) => sideOf(difference.address) ?? 'theirs' }),
    );
  const title = by === undefined ? t('conflictTitleUnknown') : t('conflictTitle', { by });
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind="primary" onClick={apply} disabledReason={open === 0 ? undefined : t('conflictChoose', { n: open })}>
        {t('conflictApply')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} width={WIDTH} footer={footer}>
      <p className={css.text}>
        {differences.length === 0
          ? t('conflictSame')
          : t('conflictText', { at: at === undefined ? '—' : formatDatetime(at, locale) })}
      </p>
      {differences.length === 0 ? null : (
        <Table label={title} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflictField')}</th>
              <th scope="col">{t('conflictBase')}</th>
              <th scope="col">{t('conflictMine')}</th>
              <th scope="col">{by === undefined ? t('conflictTheirsUnknown') : t('conflictTheirs', { by })}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <ConflictRow
                key={difference.address}
                difference={difference}
                side={sideOf(difference.address)}
                onChoose={(side) => setChosen((before) => new Map([...before, [difference.address, side]]))}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
