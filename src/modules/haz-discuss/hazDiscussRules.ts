/** Rules of a request for a ruling. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { isCountUnit, unitProblem } from '#modules/haz/index.ts';
import { misplacedSubChoices } from '#modules/master-mgt/index.ts';
import './messages.ts';

type Discuss = RecordValues<'hazDiscuss'>;

/** Which cases apply to a substance depends on what is done with it and what for. */
export const operationFirst = rule<'hazDiscuss'>('operationFirst', {
  check: (record) => (isAsked(record) ? undefined : problemsOfSubstances(record)),
});

export const subChoicesFit = rule<'hazDiscuss', 'discussSubChoices'>('subChoicesFit', {
  needs: ['discussSubChoices'],
  check: (record, { discussSubChoices }) => [
    ...misplacedSubChoices(discussSubChoices),
    ...(isAsked(record) && Object.values(discussSubChoices).includes('missing') ? problemsOfSubstances(record) : []),
  ],
});

export const unitsFit = rule<'hazDiscuss'>('unitsFit', {
  check: ({ refPhysicalState, mainSubStances }) =>
    remainingRows(mainSubStances).flatMap(([{ refUnit, refSubstanceKind }, index]) => {
      const isWrongKind =
        refUnit !== null && refSubstanceKind !== null && isCountUnit(refUnit) !== (refSubstanceKind === 'microbe');
      const why = isWrongKind ? message('countOfMicrobes') : unitProblem(refPhysicalState, refUnit);
      return why === undefined ? [] : [fieldProblem(`mainSubStances.${index}.refUnit`, why)];
    }),
});

export const differsWithReason = rule<'hazDiscuss'>('differsWithReason', {
  check: (record) =>
    isDiffering(record) && record.decisionReason === null
      ? fieldProblem('decisionReason', message('differingReason'))
      : undefined,
});

/** The proposed texts are for the processed result. */
export const letterOfResult = rule<'hazDiscuss'>('letterOfResult', {
  isWarning: true,
  check: (record) =>
    isDiffering(record)
      ? (['letterTh', 'letterEn'] as const)
          .filter((name) => record[name] !== null && record[name] === proposedLetterOf(record, name))
          .map((name) => fieldProblem(name, message('letterOfOtherResult')))
      : [],
});

export function isDiffering({ refDecision, refCalculated }: Discuss): boolean {
  return refDecision !== null && refCalculated !== null && refDecision !== refCalculated;
}

function isAsked({ refOperation, refObjective }: Discuss): boolean {
  return refOperation !== null && refObjective !== null;
}

/** At every substance: at the field in which it was chosen, where the person sees it. */
function problemsOfSubstances({ mainSubStances }: Discuss): readonly Problem[] {
  return remainingRows(mainSubStances).map(([, index]) =>
    fieldProblem(`mainSubStances.${index}.refSubStance`, message('operationAndObjectiveFirst')),
  );
}

function proposedLetterOf({ calculation }: Discuss, name: 'letterTh' | 'letterEn'): unknown {
  return (calculation as Readonly<Record<string, unknown>> | null)?.[name];
}
