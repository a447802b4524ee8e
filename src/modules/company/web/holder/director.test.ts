import { describe, expect, it } from 'vitest';
import { directorOf, markDirectors, type Director } from './director.ts';

const director = (id: string, lineId: string, more: Partial<Director> = {}): Director => ({
  id,
  lineId,
  title: null,
  fullName: lineId,
  fullNameEn: null,
  position: null,
  isAuthorizer: false,
  ...more,
});

describe('requested directors', () => {
  it('are marked by what is new about each, whatever the ids of their rows', () => {
    const marked = markDirectors(
      [director('1', 'a'), director('2', 'b'), director('3', 'c')],
      [director('4', 'a'), director('5', 'c', { position: 'ประธาน' }), director('6', 'd')],
    );
    expect(marked.map(({ director: { lineId }, mark }) => `${lineId} ${mark}`)).toEqual([
      'a same',
      'c changed',
      'd added',
      'b removed',
    ]);
  });

  it('are all new if nothing is in force', () => {
    expect(markDirectors([], [director('1', 'a')]).map(({ mark }) => mark)).toEqual(['added']);
  });
});

describe('a director in the format of the API', () => {
  it('is read without empty fields', () => {
    expect(
      directorOf({
        id: '1',
        lineId: 'a',
        fullName: 'สมชาย',
        isAuthorizer: true,
        refTitle: { value: 'นาย', value2: null },
      }),
    ).toEqual({
      id: '1',
      lineId: 'a',
      title: ['นาย', 'นาย'],
      fullName: 'สมชาย',
      fullNameEn: null,
      position: null,
      isAuthorizer: true,
    });
  });
});
