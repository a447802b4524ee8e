import { useState, type ReactElement } from 'react';
import { idOf } from '#language/readValue.ts';
import type { SentOf } from '#language/record.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/settle.ts';
import { useDraft } from '#platform/web/form/store/useDraft.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { findRuling, type Operation, type PhysicalState, type RulingQuestion } from '../../findRuling.ts';
import { keyOf, rulingCase, type ShownCase } from './rulingCases.ts';
import { RulingResult } from './RulingResult.tsx';
import css from './RulingTrial.module.css';
import { texts } from './texts.ts';
import { TrialField } from './TrialField.tsx';
import { CASES_MAX, useCases } from './useCases.ts';

/** What is asked of a case, and of one of its substances. */
type Asked = Partial<
  Pick<SentOf<'hazDiscussCase'>, 'refOperation' | 'refSubOperation' | 'refObjective' | 'refSubObjective'> &
    Pick<SentOf<'discussCaseSubStance'>, 'refSubStance' | 'refPhysicalState' | 'fromValue' | 'refConcentrationUnit'>
>;

/** A question as an operator would ask it, and what the cases answer. */
export function RulingTrial(): ReactElement {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const store = useFormStore();
  useDraft('hazDiscussCase');
  const own: SentOf<'hazDiscussCase'> = store.getValues();
  const [typed, setTyped] = useState<Asked>({});
  const asked: Asked = { ...beginningOf(own), ...typed };
  const { data, isError } = useCases(idOf(asked.refOperation));
  const set = (changed: Asked): void => setTyped({ ...typed, ...changed });
  const field = (
    name: keyof Asked,
    options: {
      readonly where?: readonly { readonly name: string; readonly operator: '='; readonly value: unknown }[];
      readonly resets?: Asked;
      readonly isOff?: boolean;
    } = {},
  ): ReactElement => (
    <TrialField
      name={name}
      value={asked[name] ?? null}
      where={options.where}
      isDisabled={options.isOff ?? false}
      onChange={(value) => set({ [name]: value, ...options.resets })}
    />
  );
  const question = questionOf(
    asked,
    (card) => store.codes.codeOf('OPERATION', card),
    (card) => store.codes.codeOf('PHYSICAL_STATE', card),
  );
  const mine = rulingCase(own, store.codes);
  const others = (data?.records ?? [])
    .filter(({ id }) => id !== own.id)
    .flatMap((record) => rulingCase(record, store.codes) ?? []);
  const cases: readonly ShownCase[] =
    mine === undefined || (isReadOnly && own.isActive === false) ? others : [mine, ...others];
  return (
    <div className={css.trial}>
      <p className={css.hint}>{t('help')}</p>
      <FieldGrid columns="fitted">
        {field('refOperation', { resets: { refSubOperation: null } })}
        {field('refSubOperation', {
          where: [{ name: 'refParent', operator: '=', value: idOf(asked.refOperation) }],
          isOff: idOf(asked.refOperation) === null,
        })}
        {field('refObjective', { resets: { refSubObjective: null } })}
        {field('refSubObjective', {
          where: [{ name: 'refParent', operator: '=', value: idOf(asked.refObjective) }],
          isOff: idOf(asked.refObjective) === null,
        })}
        {field('refSubStance')}
        {field('refPhysicalState')}
        {field('fromValue')}
        {field('refConcentrationUnit')}
      </FieldGrid>
      {isError ? <Callout tone="warn">{t('failed')}</Callout> : null}
      {data?.isWhole === false ? <Callout tone="warn">{t('tooMany', { n: CASES_MAX })}</Callout> : null}
      {question === undefined ? (
        <p className={css.hint}>{t('chooseFirst')}</p>
      ) : (
        <RulingResult answer={findRuling(cases, question)} ownId={String(own.id)} />
      )}
    </div>
  );
}

/** What this case is about, with the first of its substances. */
function beginningOf(own: SentOf<'hazDiscussCase'>): Asked {
  const [line] = listOf(own.details).flatMap(
    (detail: SentOf<'discussCaseDetail'>): readonly SentOf<'discussCaseSubStance'>[] => listOf(detail.subStances),
  );
  return {
    refOperation: own.refOperation,
    refSubOperation: own.refSubOperation,
    refObjective: own.refObjective,
    refSubObjective: own.refSubObjective,
    refSubStance: line?.refSubStance ?? null,
    refPhysicalState: line?.refPhysicalState ?? null,
    fromValue: line?.fromValue ?? null,
    refConcentrationUnit: line?.refConcentrationUnit ?? null,
  };
}

function questionOf(
  asked: Asked,
  operationOf: (card: unknown) => string | null,
  stateOf: (card: unknown) => string | null,
): RulingQuestion | undefined {
  const [operation, subStance, value, unit] = [
    operationOf(asked.refOperation),
    idOf(asked.refSubStance),
    asked.fromValue as Decimal | null | undefined,
    keyOf(asked.refConcentrationUnit),
  ];
  if (operation === null || subStance === null) return undefined;
  return {
    operation: operation as Operation,
    subOperation: idOf(asked.refSubOperation),
    objective: idOf(asked.refObjective),
    subObjective: idOf(asked.refSubObjective),
    subStance,
    state: stateOf(asked.refPhysicalState) as PhysicalState | null,
    concentration: value === null || value === undefined || unit === null ? null : { value, unit },
  };
}
