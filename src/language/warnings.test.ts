import { describe, expect, it } from 'vitest';
import { buildCatalogue, getEntity } from './catalogue.ts';
import { checkRecord } from './checkRecord.ts';
import { rule, type AnyEntity, type AnyRule } from './entity.ts';
import { fieldProblem, message } from './message.ts';
import type { AnyRecord } from './record.ts';
import { findWarnings } from './warnings.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';

const heavy: AnyRule = {
  name: 'heavy',
  needs: [],
  isWarning: true,
  needsAcknowledgement: true,
  check: (row: AnyRecord) => (row['label'] === 'heavy' ? fieldProblem('netKg', message('invalidFormat')) : undefined),
};
const noted: AnyRule = {
  name: 'noted',
  needs: [],
  isWarning: true,
  isAtSubmit: true,
  check: (record: AnyRecord) => (record['note'] === null ? fieldProblem('note', message('required')) : undefined),
};
const limited: AnyRule = {
  name: 'limited',
  needs: ['specimenLimit'],
  isWarning: true,
  check: (_: AnyRecord, { specimenLimit }: { specimenLimit: { limit: number } }) =>
    fieldProblem('amount', message('maxValue', { n: specimenLimit.limit })),
};

function catalogueWith(rules: Readonly<Record<string, readonly AnyRule[]>>): ReturnType<typeof buildCatalogue> {
  const withRules = (entity: AnyEntity): AnyEntity => ({
    ...entity,
    rules: [...entity.rules, ...(rules[entity.name] ?? [])],
  });
  return buildCatalogue(
    testCatalogue.modules.map((module) => ({ ...module, entities: module.entities.map(withRules) })),
  );
}

const catalogue = catalogueWith({ specimen: [noted, limited], specimenLine: [heavy] });
const entity = getEntity(catalogue, 'specimen');
const record: AnyRecord = {
  code: 'A',
  lines: [{ label: 'light' }, { label: 'heavy' }, { label: 'heavy', isDelete: true }],
};
const warnings = (more: Partial<Parameters<typeof findWarnings>[0]> = {}): string[] =>
  findWarnings({ catalogue, entity, record, ...more }).map(
    ({ path, rule: name, needsAcknowledgement }) => `${path} ${name}${needsAcknowledgement ? ' !' : ''}`,
  );

describe('rules that warn', () => {
  it('warn of the record and of its rows, by names that include the field of the rows', () => {
    expect(warnings()).toEqual(['note noted', 'lines.1.netKg lines.heavy !']);
    expect(warnings({ facts: { specimenLimit: { limit: 1 } } })).toEqual([
      'note noted',
      'amount limited',
      'lines.1.netKg lines.heavy !',
    ]);
  });

  it('are left to the server if they need a fact that is not given', () => {
    expect(warnings({ facts: { today: '2026-11-18' } })).toEqual(warnings());
  });

  it('skip what may still be missing in a draft', () => {
    expect(warnings({ isComplete: false })).toEqual(['lines.1.netKg lines.heavy !']);
  });

  it('are not reported as problems', () => {
    const facts = { specimenLimit: { limit: 900_000 } };
    const plain = checkRecord({
      catalogue: testCatalogue,
      entity: getEntity(testCatalogue, 'specimen'),
      record,
      facts,
    });
    expect(checkRecord({ catalogue, entity, record, facts })).toEqual(plain);
  });

  it('have a unique name in their entity', () => {
    expect(() => catalogueWith({ specimen: [noted, { ...limited, name: 'noted' }] })).toThrow(
      'two rules are called "noted"',
    );
    expect(() => catalogueWith({ specimen: [{ ...noted, name: 'amountWithinLimit' }] })).toThrow(
      'two rules are called "amountWithinLimit"',
    );
  });

  it('are the only rules that can be acknowledged', () => {
    const { isWarning: _, ...mistake } = heavy;
    expect(() => catalogueWith({ specimenLine: [mistake] })).toThrow('asks to be acknowledged and is no warning');
    // @ts-expect-error -- only a warning can be acknowledged
    rule<'specimen'>('mistake', { needsAcknowledgement: true, check: () => undefined });
  });
});
