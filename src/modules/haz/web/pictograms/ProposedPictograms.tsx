import { useState, type ReactElement } from 'react';
import type { SentRecord } from '#language/record.ts';
import { problemText } from '#platform/web/api/errors.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { domIdOf, useFieldState, useFormStore, useOpenForm } from '#platform/web/form/store/formContext.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useSharedValues } from '#platform/web/form/store/useRecordValues.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { usePictograms, type PictogramRow } from '../hazMasterData.ts';
import type { KnownDoses } from '../toxicity/knownDoses.ts';
import { useKnownDoses } from '../toxicity/useKnownDoses.ts';
import { comparePictograms, type PictogramComparison } from './comparePictograms.ts';
import { OtherPictograms } from './OtherPictograms.tsx';
import { PictogramItem } from './PictogramItem.tsx';
import css from './ProposedPictograms.module.css';
import { texts } from './texts.ts';
import { usePictogramProposal, type PictogramProposalState } from './usePictogramProposal.ts';

const ADDRESS = 'pictograms';

/** The pictograms of a product that is to be registered. */
export function ProposedPictograms(): ReactElement {
  return <PictogramChoice knownDoses={useKnownDoses()} />;
}

/** Shows the pictograms of the label: those proposed by the rest of the form, those chosen, and the differences. */
export function PictogramChoice({ knownDoses }: { readonly knownDoses: KnownDoses }): ReactElement {
  const proposal = usePictogramProposal(knownDoses);
  const rows = usePictograms();
  return proposal === undefined || rows === undefined ? (
    <Skeleton lines={4} />
  ) : (
    <Pictograms proposal={proposal} rows={rows} />
  );
}

function Pictograms({
  proposal,
  rows,
}: {
  readonly proposal: PictogramProposalState;
  readonly rows: readonly PictogramRow[];
}): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const isReadOnly = useIsReadOnly(ADDRESS);
  const { problem } = useFieldState(ADDRESS);
  const chosen = (useSharedValues('haz', ['pictograms']).pictograms ?? []).flatMap(({ id, refPictogram }) =>
    refPictogram === null ? [] : [{ id, code: String((refPictogram as CardValue)['code']) }],
  );
  const comparison = comparePictograms(proposal.pictograms, chosen);
  const used = new Set(comparison.all.map(({ code }) => code));
  const findRow = (code: string): PictogramRow | undefined => rows.find((row) => row.code === code);
  const use = (code: string): void => {
    const row = findRow(code);
    if (row !== undefined) form.store.insertRow(ADDRESS, newRow(form.store, row));
  };
  return (
    <div id={domIdOf(form, ADDRESS)} tabIndex={-1} className={css.all}>
      {problem === undefined ? null : <p className={css.problem}>{problemText(problem, locale)}</p>}
      <ProposalHead
        proposal={proposal}
        comparison={comparison}
        isReadOnly={isReadOnly}
        codes={proposal.pictograms.map(({ code }) => code)}
        findRow={findRow}
      />
      {comparison.all.length === 0 ? (
        <p className={css.none}>{t(isReadOnly ? 'none' : 'nothingProposed')}</p>
      ) : (
        <ul className={css.list} aria-label={t('onLabel')}>
          {comparison.all.map((compared) => (
            <PictogramItem
              key={compared.code}
              compared={compared}
              row={findRow(compared.code)}
              isReadOnly={isReadOnly}
              onUse={use}
              onRemove={(id) => form.store.removeRow(ADDRESS, id)}
            />
          ))}
        </ul>
      )}
      {isReadOnly ? null : <OtherPictograms rows={rows.filter(({ code }) => !used.has(code))} onUse={use} />}
    </div>
  );
}

interface HeadProps {
  readonly proposal: PictogramProposalState;
  readonly comparison: PictogramComparison;
  readonly isReadOnly: boolean;
  readonly codes: readonly string[];
  readonly findRow: (code: string) => PictogramRow | undefined;
}

/** Shows the signal word, the differences between choice and proposal, and the button that applies the proposal. */
function ProposalHead({
  proposal: { signalWord, isEstimated },
  comparison,
  isReadOnly,
  codes,
  findRow,
}: HeadProps): ReactElement {
  const t = useTexts(texts);
  const store = useFormStore();
  const wordText = useCodes('signalWord').textOf;
  const [before, setBefore] = useState<readonly SentRecord<'hazPictogram'>[]>();
  const differs = comparison.notUsed.length + comparison.alsoUsed.length > 0;
  const takeOver = (): void => {
    setBefore(listOf(store.getTyped()[ADDRESS]));
    store.setValues('', { [ADDRESS]: rowsFor(store, codes, findRow) });
  };
  const undo = (): void => {
    store.setValues('', { [ADDRESS]: before ?? [] });
    setBefore(undefined);
  };
  return (
    <div className={css.head}>
      <div className={css.words} aria-live="polite">
        <p className={css.line}>
          {signalWord === null ? (
            <Tag tone="neutral">{t('noSignal')}</Tag>
          ) : (
            <Tag tone={signalWord === 'danger' ? 'bad' : 'warn'}>{t('signal', { word: wordText(signalWord) })}</Tag>
          )}
          <Difference comparison={comparison} />
        </p>
        <p className={css.quiet}>{isEstimated ? `${t('why')} · ${t('estimated')}` : t('why')}</p>
      </div>
      {isReadOnly ? null : differs ? (
        <Button kind="primary" icon="check" onClick={takeOver}>
          {t('takeOver')}
        </Button>
      ) : before === undefined ? null : (
        <output className={css.line}>
          {t('taken')}
          <Button kind="quiet" size="small" icon="undo" onClick={undo}>
            {t('undo')}
          </Button>
        </output>
      )}
    </div>
  );
}

function Difference({ comparison: { all, notUsed, alsoUsed } }: Pick<HeadProps, 'comparison'>): ReactElement | null {
  const t = useTexts(texts);
  if (all.length === 0) return null;
  const what = [
    notUsed.length === 0 ? '' : t('notUsed', { codes: notUsed.join(', ') }),
    alsoUsed.length === 0 ? '' : t('alsoUsed', { codes: alsoUsed.join(', ') }),
  ].filter((text) => text !== '');
  return <span>{what.length === 0 ? t('same') : t('differs', { what: what.join(' · ') })}</span>;
}

/** Pictograms that are chosen already keep their rows with the entered reasons. */
function rowsFor(
  store: FormStore,
  codes: readonly string[],
  findRow: HeadProps['findRow'],
): readonly SentRecord<'hazPictogram'>[] {
  const currentRows: readonly SentRecord<'hazPictogram'>[] = listOf(store.getTyped()[ADDRESS]);
  return codes.flatMap((code): readonly SentRecord<'hazPictogram'>[] => {
    const currentRow = currentRows.find((candidate) => (candidate.refPictogram as CardValue | null)?.['code'] === code);
    const row = findRow(code);
    if (currentRow !== undefined) return [currentRow];
    return row === undefined ? [] : [newRow(store, row)];
  });
}

function newRow(store: FormStore, { id, code, nameTh, nameEn }: PictogramRow): SentRecord<'hazPictogram'> {
  return store.newRow(ADDRESS, { refPictogram: { id, code, nameTh, nameEn } });
}
