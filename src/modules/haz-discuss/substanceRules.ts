/** Rules of one substance in a request for a ruling. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message } from '#language/message.ts';
import './messages.ts';

export const substanceNamed = rule<'hazDiscussMainSubStance'>('substanceNamed', {
  check: ({ refSubStance, otherName }) =>
    refSubStance === null && otherName === null ? fieldProblem('refSubStance', message('substanceOrName')) : undefined,
});

export const rangeOrdered = rule<'hazDiscussMainSubStance'>('rangeOrdered', {
  check: ({ concentration, toConcentration }) =>
    concentration !== null && toConcentration !== null && concentration.gte(toConcentration)
      ? fieldProblem('toConcentration', message('concentrationRangeEmpty'))
      : undefined,
});
