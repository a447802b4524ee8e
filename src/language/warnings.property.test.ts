/** Checks that rules that warn never change whether a record is accepted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { getEntity, type Catalogue } from './catalogue.ts';
import { checkRecord } from './checkRecord.ts';
import type { AnyEntity, AnyRule } from './entity.ts';
import { fieldProblem, message } from './message.ts';
import { decimal } from './values/decimal.ts';
import { findWarnings } from './warnings.ts';

const entity = getEntity(testCatalogue, 'specimen');
const line = getEntity(testCatalogue, 'specimenLine');

const warning = fc
  .record({
    path: fc.constantFrom('', 'code', 'amount', 'nowhere'),
    isAtSubmit: fc.boolean(),
    needsAcknowledgement: fc.boolean(),
    isFactual: fc.boolean(),
  })
  .map(({ path, isAtSubmit, needsAcknowledgement, isFactual }): AnyRule => ({
    name: 'anything',
    needs: isFactual ? ['specimenLimit'] : [],
    isAtSubmit,
    isWarning: true,
    ...(needsAcknowledgement ? { needsAcknowledgement: true } : {}),
    check: () => fieldProblem(path, message('invalidFormat')),
  }));

const record = fc.record({
  code: fc.option(fc.string({ maxLength: 50 })),
  amount: fc.option(fc.integer()),
  isOpen: fc.boolean(),
  reason: fc.option(fc.string({ maxLength: 10 })),
  lines: fc.array(
    fc.record({
      label: fc.option(fc.string({ maxLength: 5 })),
      netKg: fc.option(fc.integer({ min: 0, max: 2000 }).map((kg) => decimal(kg))),
      isDelete: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

const withRules = (declaredEntity: AnyEntity, rules: readonly AnyRule[]): AnyEntity => ({
  ...declaredEntity,
  rules: [...declaredEntity.rules, ...rules],
});

describe('rules that warn', () => {
  it('never change whether a record is accepted, nor what is wrong with it', () =>
    assertProperty(
      fc.property(
        record,
        fc.array(warning, { maxLength: 3 }),
        fc.array(warning, { maxLength: 2 }),
        fc.boolean(),
        fc.boolean(),
        (sent, rules, lineRules, isComplete, isOnServer) => {
          const warned = withRules(entity, rules);
          const catalogue: Catalogue = {
            ...testCatalogue,
            entities: new Map([
              ...testCatalogue.entities,
              ['specimen', warned],
              ['specimenLine', withRules(line, lineRules)],
            ]),
          };
          const more = { record: sent, isComplete, ...(isOnServer ? { facts: { specimenLimit: { limit: 10 } } } : {}) };
          expect(checkRecord({ catalogue, entity: warned, ...more })).toEqual(
            checkRecord({ catalogue: testCatalogue, entity, ...more }),
          );
          const warnings = findWarnings({ catalogue, entity: warned, ...more }).filter(
            ({ rule }) => rule === 'anything' || rule === 'lines.anything',
          );
          const applies = ({ isAtSubmit, needs }: AnyRule, isWhole: boolean): boolean =>
            (isWhole || isAtSubmit !== true) && (isOnServer || needs.length === 0);
          const rows = sent.lines.filter(({ isDelete }) => !isDelete).length;
          expect(warnings).toHaveLength(
            rules.filter((warningRule) => applies(warningRule, isComplete)).length +
              rows * lineRules.filter((warningRule) => applies(warningRule, true)).length,
          );
        },
      ),
    ));
});
