import { describe, expect, it } from 'vitest';
import {
  findQuestion,
  emptyQuestion,
  readQuestionFromUrl,
  writeQuestionToUrl,
  type QuestionInput,
} from './questionInput.ts';

const again = (questionInput: QuestionInput): QuestionInput =>
  readQuestionFromUrl(new URLSearchParams(writeQuestionToUrl(questionInput).toString()));

describe('a question about rights', () => {
  it('is the same when its address is opened again', () => {
    const questions: QuestionInput[] = [
      { ...emptyQuestion, entity: 'user', right: 'canEdit' },
      { ...emptyQuestion, kind: 'page', path: '/app/user-mgt/users?a=1&b=ก' },
      { ...emptyQuestion, kind: 'call', call: 'POST /api/v1/security/users/_search', user: '0193' },
    ];
    for (const questionInput of questions) expect(again(questionInput)).toEqual(questionInput);
  });

  it('has a query that the address guard keeps, with nothing of another kind of question', () => {
    const written = writeQuestionToUrl({
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

  it('is undefined while nothing is chosen, and for an invalid address', () => {
    expect(findQuestion(emptyQuestion)).toBeUndefined();
    expect(findQuestion(readQuestionFromUrl(new URLSearchParams('kind=fly&right=canFly')))).toBeUndefined();
    expect(findQuestion({ ...emptyQuestion, kind: 'page', path: '  ' })).toBeUndefined();
    expect(findQuestion(readQuestionFromUrl(new URLSearchParams('entity=user&right=canFly')))).toEqual({
      kind: 'entity',
      entity: 'user',
      right: 'canView',
    });
  });
});
