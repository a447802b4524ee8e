import { describe, expect, it } from 'vitest';
import { findQuestion, nothingAsked, readAsked, writeAsked, type Asked } from './asked.ts';

const again = (asked: Asked): Asked => readAsked(new URLSearchParams(writeAsked(asked).toString()));

describe('a question about rights', () => {
  it('asks the same when its address is opened again', () => {
    const questions: Asked[] = [
      { ...nothingAsked, entity: 'user', right: 'canEdit' },
      { ...nothingAsked, kind: 'page', path: '/app/user-mgt/users?a=1&b=ก' },
      { ...nothingAsked, kind: 'call', call: 'POST /api/v1/security/users/_search', user: '0193' },
    ];
    for (const asked of questions) expect(again(asked)).toEqual(asked);
  });

  it('survives the guard, and carries nothing of another kind of question', () => {
    const written = writeAsked({
      kind: 'page',
      entity: 'user',
      right: 'canEdit',
      path: ' /app/x ',
      call: 'GET /y',
      user: '',
    });
    expect([...written]).toEqual([
      ['cacheQuery', 'true'],
      ['kind', 'page'],
      ['path', '/app/x'],
    ]);
  });

  it('is none while nothing is chosen, and whatever an address may say', () => {
    expect(findQuestion(nothingAsked)).toBeUndefined();
    expect(findQuestion(readAsked(new URLSearchParams('kind=fly&right=canFly')))).toBeUndefined();
    expect(findQuestion({ ...nothingAsked, kind: 'page', path: '  ' })).toBeUndefined();
    expect(findQuestion(readAsked(new URLSearchParams('entity=user&right=canFly')))).toEqual({
      kind: 'entity',
      entity: 'user',
      right: 'canView',
    });
  });
});
