import { memo, useEffect, useRef, type ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { useField, useFormStore, useRowProblems } from '#platform/web/form/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { IconButton } from '#platform/web/ui/IconButton.tsx';
import { unitsFor, usualUnit } from '../../contentUnits.ts';
import type { ContentUnit, ToleranceBand } from '../../tolerance.ts';
import { CasPicker } from '../CasPicker.tsx';
import type { SubstanceFacts } from '../masters.ts';
import { ContentCell } from './ContentCell.tsx';
import css from './ContentRow.module.css';
import { LiveVerdict } from './LiveVerdict.tsx';
import { texts } from './texts.ts';
import { UnitSelect } from './UnitSelect.tsx';
import { UnitWords } from './UnitWords.tsx';
import { usePhysicalState } from './usePhysicalState.ts';
import type { ContentLine } from './verdict.ts';

export interface ContentRowProps {
  readonly id: string;
  readonly number: number;
  /** Undefined until they are here. */
  readonly bands: readonly ToleranceBand[] | undefined;
  readonly substances: ReadonlyMap<string, SubstanceFacts>;
  readonly onRemove: (id: string) => void;
}

const UNITS = 'CONTENT_UNIT';

/** One substance: what is declared of it in one breath, what was found, and what that comes to. */
export const ContentRow = memo(function ContentRow({ id, number, bands, substances, onRemove }: ContentRowProps): ReactElement {
  const t = useTexts(texts);
  const row = `mainSubStances.${id}`;
  const problems = useRowProblems(row);
  const substance = substances.get((useField(`${row}.refSubStance`).value as CardValue | null)?.id ?? '');
  const fitting = { state: usePhysicalState(), isMicrobe: substance?.isMicrobe };
  useUsualUnit(row, usualUnit(fitting), substance !== undefined);
  return (
    <li className={css.row} data-wrong={problems.size > 0 ? true : undefined}>
      <div className={css.head}>
        <span className={css.number}>{t('nth', { n: number })}</span>
        <span className={css.quiet}>{substance?.casNo === null || substance === undefined ? null : `CAS ${substance.casNo}`}</span>
        <span className={css.remove}>
          <IconButton icon="delete" size="small" label={t('remove', { n: number })} onClick={() => onRemove(id)} />
        </span>
      </div>
      <div className={css.fields}>
        {/* The declaration says that it is a reference. */}
        <ContentCell row={row} name="refSubStance" number={number} renderControl={(props) => <CasPicker {...(props as ControlProps<CardValue, RefField>)} alsoIn="synonyms" />} />
        <div className={css.amount}>
          <ContentCell row={row} name="content" number={number} renderControl={(props) => <FieldControl {...props} />} />
          <ContentCell row={row} name="refUnit" number={number} renderControl={(props) => <UnitSelect {...props} units={unitsFor(fitting)} />} />
        </div>
        <div className={css.amount}>
          <ContentCell row={row} name="foundContent" number={number} renderControl={(props) => <FieldControl {...props} />} />
          <UnitWords row={row} />
        </div>
        <ContentCell row={row} name="analysisNo" number={number} renderControl={(props) => <FieldControl {...props} />} />
      </div>
      <LiveVerdict row={row} bands={bands} />
    </li>
  );
});

/** A substance that was just chosen begins with the unit most labels have, and follows the state until a content is written in it. */
function useUsualUnit(row: string, unit: ContentUnit | undefined, isKnown: boolean): void {
  const store = useFormStore();
  const proposed = useRef<ContentUnit>(undefined);
  useEffect(() => {
    const line = store.findSettled(row)?.draft as unknown as ContentLine | undefined;
    if (!isKnown || unit === undefined || line === undefined || line.refUnit === unit) return;
    if (line.refUnit === null || (line.refUnit === proposed.current && line.content === null)) {
      proposed.current = unit;
      store.change(`${row}.refUnit`, store.codes.cardOf(UNITS, unit));
    }
  }, [store, row, unit, isKnown]);
}
