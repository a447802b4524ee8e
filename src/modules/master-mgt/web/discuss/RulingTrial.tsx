import { useState, type ReactElement } from 'react';
import { idOf } from '#language/readUnknown.ts';
import type { SentRecord } from '#language/record.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import {
  findRuling,
  type Operation,
  type PhysicalState,
  type RulingCaseDetails,
  type RulingQuestion,
} from '../../findRuling.ts';
import { keyOf, readRulingCase } from './readRulingCases.ts';
import { RulingResult } from './RulingResult.tsx';
import css from './RulingTrial.module.css';
import { texts } from './texts.ts';
import { TrialField } from './TrialField.tsx';
import { CASES_MAX, useCases } from './useCases.ts';

/** The question: fields of a case, and of one of its substances. */
type RulingTrialValues = Partial<
  Pick<SentRecord<'hazDiscussCase'>, 'refOperation' | 'refSubOperation' | 'refObjective' | 'refSubObjective'> &
    Pick<SentRecord<'discussCaseSubStance'>, 'refSubStance' | 'refPhysicalState' | 'fromValue' | 'refConcentrationUnit'>
>;

/** Tries a question as an operator would ask it, and shows the answer of the cases. */
export function RulingTrial(): ReactElement {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const store = useFormStore();
  useRecordValues('hazDiscussCase');
  const own: SentRecord<'hazDiscussCase'> = store.getValues();
  const [typed, setTyped] = useState<RulingTrialValues>({});
  const values: RulingTrialValues = { ...initialValuesOf(own), ...typed };
  const { data, isError } = useCases(idOf(values.refOperation));
  const set = (changed: RulingTrialValues): void => setTyped({ ...typed, ...changed });
  const field = (
    name: keyof RulingTrialValues,
    options: {
      readonly where?: readonly { readonly name: string; readonly operator: '='; readonly value: unknown }[];
      readonly resets?: RulingTrialValues;
      readonly isOff?: boolean;
    } = {},
  ): ReactElement => (
    <TrialField
      name={name}
      value={values[name] ?? null}
      where={options.where}
      isDisabled={options.isOff ?? false}
      onChange={(value) => set({ [name]: value, ...options.resets })}
    />
  );
  const question = questionOf(
    values,
    (card) => store.codes.codeOf('OPERATION', card),
    (card) => store.codes.codeOf('PHYSICAL_STATE', card),
  );
  const mine = readRulingCase(own, store.codes);
  const others = (data?.records ?? [])
    .filter(({ id }) => id !== own.id)
    .flatMap((record) => readRulingCase(record, store.codes) ?? []);
  const cases: readonly RulingCaseDetails[] =
    mine === undefined || (isReadOnly && own.isActive === false) ? others : [mine, ...others];
  return (
    <div className={css.trial}>
      <p className={css.hint}>{t('help')}</p>
      <FieldGrid columns="fitted">
        {field('refOperation', { resets: { refSubOperation: null } })}
        {field('refSubOperation', {
          where: [{ name: 'refParent', operator: '=', value: idOf(values.refOperation) }],
          isOff: idOf(values.refOperation) === null,
        })}
        {field('refObjective', { resets: { refSubObjective: null } })}
        {field('refSubObjective', {
          where: [{ name: 'refParent', operator: '=', value: idOf(values.refObjective) }],
          isOff: idOf(values.refObjective) === null,
        })}
        {field('refSubStance')}
        {field('refPhysicalState')}
        {field('fromValue')}
        {field('refConcentrationUnit')}
      </FieldGrid>
      {isError ? <Callout tone="warn">{t('failed')}</Callout> : null}
      {data?.isComplete === false ? <Callout tone="warn">{t('tooMany', { n: CASES_MAX })}</Callout> : null}
      {question === undefined ? (
        <p className={css.hint}>{t('chooseFirst')}</p>
      ) : (
        <RulingResult answer={findRuling(cases, question)} ownId={String(own.id)} />
      )}
    </div>
  );
}

/** The subject of this case, with the first of its substances. */
function initialValuesOf(own: SentRecord<'hazDiscussCase'>): RulingTrialValues {
  const [line] = listOf(own.details).flatMap(
    (detail: SentRecord<'discussCaseDetail'>): readonly SentRecord<'discussCaseSubStance'>[] =>
      listOf(detail.subStances),
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
  values: RulingTrialValues,
  operationOf: (card: unknown) => string | null,
  stateOf: (card: unknown) => string | null,
): RulingQuestion | undefined {
  const [operation, subStance, value, unit] = [
    operationOf(values.refOperation),
    idOf(values.refSubStance),
    values.fromValue as Decimal | null | undefined,
    keyOf(values.refConcentrationUnit),
  ];
  if (operation === null || subStance === null) return undefined;
  return {
    operation: operation as Operation,
    subOperation: idOf(values.refSubOperation),
    objective: idOf(values.refObjective),
    subObjective: idOf(values.refSubObjective),
    subStance,
    state: stateOf(values.refPhysicalState) as PhysicalState | null,
    concentration: value === null || value === undefined || unit === null ? null : { test: 'equal', from: value, unit },
  };
}
