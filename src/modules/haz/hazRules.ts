/** Rules of a product that is to be registered. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message, type MessageRef, type Problem } from '#language/message.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { decimalText } from '#language/values/decimal.ts';
import type { hazType, physicalState } from '#platform/model/businessChoices.ts';
import './messages.ts';
import { toleranceOf, type ContentUnit, type ToleranceBand } from './tolerance.ts';
import { findReservedWord, tradeNameFields } from './tradeName.ts';

export type TradeNameOwner = 'own' | 'other';

declare module '#language/registry.ts' {
  interface Facts {
    /** The bands set by the department. */
    toleranceBands: readonly ToleranceBand[];
    reservedWords: readonly string[];
    /** Trade names that are already taken, and by whom. */
    takenTradeNames: Readonly<Partial<Record<(typeof tradeNameFields)[number], TradeNameOwner>>>;
    /** The type of the listed object of the product. */
    listedHazType: keyof (typeof hazType)['values'] | null;
  }
}

export const registeredOperation = rule<'haz'>('registeredOperation', {
  check: ({ refOperation }) =>
    refOperation === null || refOperation === 'import' || refOperation === 'manufacture'
      ? undefined
      : fieldProblem('refOperation', message('operationNotRegistered')),
});

export const plainNames = rule<'haz', 'reservedWords'>('plainNames', {
  needs: ['reservedWords'],
  check: (record, { reservedWords }) =>
    tradeNameFields.flatMap((name) => {
      const word = findReservedWord(record[name] ?? '', reservedWords);
      return word === undefined ? [] : [fieldProblem(name, message('reservedWord', { word }))];
    }),
});

export const freshNames = rule<'haz', 'takenTradeNames'>('freshNames', {
  needs: ['takenTradeNames'],
  check: (_, { takenTradeNames }) =>
    tradeNameFields.flatMap((name) => {
      const by = takenTradeNames[name];
      return by === undefined ? [] : [fieldProblem(name, tradeNameTaken(by === 'own'))];
    }),
});

export function tradeNameTaken(isOwn: boolean): MessageRef {
  return isOwn ? message('tradeNameOwn') : message('tradeNameOthers');
}

/** Types 2 and 3 are registered: type 1 needs no registration, and type 4 cannot have one. */
export const listedAndRegistered = rule<'haz', 'listedHazType'>('listedAndRegistered', {
  needs: ['listedHazType'],
  check: (_, { listedHazType: type }) =>
    type === 'type1'
      ? fieldProblem('refHazObject', message('typeNotRegistered'))
      : type === 'type4'
        ? fieldProblem('refHazObject', message('typeProhibited'))
        : undefined,
});

export const unitsFit = rule<'haz'>('unitsFit', {
  check: ({ refPhysicalState, mainSubStances }) =>
    remainingRows(mainSubStances).flatMap(([{ refUnit }, index]) => {
      const why = unitProblem(refPhysicalState, refUnit);
      return why === undefined ? [] : [fieldProblem(`mainSubStances.${index}.refUnit`, why)];
    }),
});

/** By weight for solids; liquids by weight or by volume. */
export function unitProblem(
  state: keyof (typeof physicalState)['values'] | null,
  unit: ContentUnit | null,
): MessageRef | undefined {
  if (state === 'solid' && (unit === 'percentWeightVolume' || unit === 'gramsPerLitre' || unit === 'cfuPerMillilitre'))
    return message('unitOfLiquid');
  return state === 'liquid' && unit === 'cfuPerGram' ? message('unitOfSolid') : undefined;
}

export const contentsPass = rule<'haz', 'toleranceBands'>('contentsPass', {
  needs: ['toleranceBands'],
  isAtSubmit: true,
  check: ({ refHomogeneity, mainSubStances }, { toleranceBands }) =>
    remainingRows(mainSubStances).flatMap(([{ content, foundContent, refUnit }, index]): readonly Problem[] => {
      if (content === null || foundContent === null || refUnit === null || refHomogeneity === null) return [];
      const answer = toleranceOf(toleranceBands, {
        declared: content,
        found: foundContent,
        unit: refUnit,
        homogeneity: refHomogeneity,
      });
      if (answer.kind === 'unknown')
        return [fieldProblem(`mainSubStances.${index}.content`, message('noToleranceBand'))];
      if (answer.passes) return [];
      const from = decimalText(answer.from);
      return [
        fieldProblem(
          `mainSubStances.${index}.foundContent`,
          answer.kind === 'counted'
            ? message('belowCount', { from })
            : message('outOfTolerance', { from, to: decimalText(answer.to) }),
        ),
      ];
    }),
});
