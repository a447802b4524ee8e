import { describe, expect, it } from 'vitest';
import { fileVerdictOf, type FileVerdict, type SignatureOutcome } from './fileCheck.ts';

const cases: readonly [
  isIssued: boolean,
  isMadeFromIssued: boolean,
  outcomes: readonly SignatureOutcome[],
  verdict: FileVerdict,
][] = [
  [true, true, [], 'issued'],
  [true, true, ['kept'], 'issued'],
  // A document that we issued remains issued, even if we cannot read its signature.
  [true, true, ['worthless'], 'issued'],
  [false, true, [], 'changed'],
  [false, true, ['kept'], 'changed'],
  [false, false, ['kept', 'changed'], 'changed'],
  [false, false, ['kept'], 'signed'],
  [false, false, ['kept', 'kept'], 'signed'],
  [false, false, ['kept', 'worthless'], 'doubtful'],
  [false, false, ['worthless'], 'doubtful'],
  [false, false, [], 'unsigned'],
];

describe('a file', () => {
  it.each(cases)(
    'issued %s, made from an issued one %s, signed %j is %s',
    (isIssued, isMadeFromIssued, outcomes, verdict) => {
      expect(fileVerdictOf({ isIssued, isMadeFromIssued, outcomes })).toBe(verdict);
    },
  );
});
