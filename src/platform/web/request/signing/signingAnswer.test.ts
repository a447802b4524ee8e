import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { findSignProblem, readSigningAnswer } from './signingAnswer.ts';

function given(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('readSigningAnswer', () => {
  it('returns unsigned if nothing is signed, whatever else the form contains', () => {
    expect(readSigningAnswer(null, given({ signing: 'sign', caPassword: 'x' }))).toEqual({ kind: 'unsigned' });
  });

  it('returns the choice of the person if signing is optional', () => {
    expect(readSigningAnswer('may', given({ signing: 'not' }))).toEqual({ kind: 'unsigned' });
    expect(readSigningAnswer('may', given({ signing: 'sign', caPassword: ' รหัส ' }))).toEqual({
      kind: 'signed',
      caPassword: ' รหัส ',
    });
  });

  it('never returns “unsigned” if signing is required', () => {
    expect(readSigningAnswer('must', given({ signing: 'not' }))).toEqual({ kind: 'notReady' });
  });

  it('requires the password, and a certificate', () => {
    expect(readSigningAnswer('must', given({ signing: 'sign', caPassword: '' }))).toEqual({ kind: 'passwordMissing' });
    expect(readSigningAnswer('must', given({ signing: 'sign' }))).toEqual({ kind: 'notReady' });
  });

  it('is not ready as long as the question is not rendered', () => {
    expect(readSigningAnswer('may', given({}))).toEqual({ kind: 'notReady' });
  });
});

describe('findSignProblem', () => {
  it('distinguishes a wrong password from problems of the document', () => {
    const wrong = { path: 'sign.caPassword', messageKey: 'signingWrongPassword', message: '' };
    const other = { path: 'name', messageKey: 'required', message: '' };
    expect(findSignProblem(new ApiError(422, '', { fields: [other, wrong] }))).toEqual(wrong);
    expect(findSignProblem(new ApiError(422, '', { fields: [other] }))).toBeUndefined();
    expect(findSignProblem(new Error('lost'))).toBeUndefined();
  });
});
