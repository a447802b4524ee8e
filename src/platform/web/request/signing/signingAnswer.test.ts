import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { findSignProblem, readSigningAnswer } from './signingAnswer.ts';

function given(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('what a form says about signing', () => {
  it('is nothing where nothing is signed, whatever else it has', () => {
    expect(readSigningAnswer(null, given({ signing: 'sign', caPassword: 'x' }))).toEqual({ kind: 'unsigned' });
  });

  it('is the choice of the person where they may', () => {
    expect(readSigningAnswer('may', given({ signing: 'not' }))).toEqual({ kind: 'unsigned' });
    expect(readSigningAnswer('may', given({ signing: 'sign', caPassword: ' รหัส ' }))).toEqual({
      kind: 'signed',
      caPassword: ' รหัส ',
    });
  });

  it('is never “unsigned” where it must be signed', () => {
    expect(readSigningAnswer('must', given({ signing: 'not' }))).toEqual({ kind: 'notReady' });
  });

  it('asks for the password, and waits for a certificate', () => {
    expect(readSigningAnswer('must', given({ signing: 'sign', caPassword: '' }))).toEqual({ kind: 'passwordMissing' });
    expect(readSigningAnswer('must', given({ signing: 'sign' }))).toEqual({ kind: 'notReady' });
  });

  it('is not decided as long as the question is not there', () => {
    expect(readSigningAnswer('may', given({}))).toEqual({ kind: 'notReady' });
  });
});

describe('what the server says against the password', () => {
  it('is told from what it says of the document', () => {
    const wrong = { path: 'sign.caPassword', messageKey: 'signingWrongPassword', message: '' };
    const other = { path: 'name', messageKey: 'required', message: '' };
    expect(findSignProblem(new ApiError(422, '', { fields: [other, wrong] }))).toEqual(wrong);
    expect(findSignProblem(new ApiError(422, '', { fields: [other] }))).toBeUndefined();
    expect(findSignProblem(new Error('lost'))).toBeUndefined();
  });
});
