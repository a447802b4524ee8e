import { describe, expect, it } from 'vitest';
import { formatMessage } from '#language/message.ts';
import { decimal } from '#language/values/decimal.ts';
import {
  conditionProblems,
  findCondition,
  missingAnswers,
  rangesOf,
  type Condition,
  type RiskAnswer,
} from './riskConditions.ts';
import { riskMessages } from './riskMessages.ts';

const row = (more: Partial<Condition>): Condition => ({
  id: 'x',
  refAnswer: null,
  fromPercent: null,
  score: 1,
  remark: null,
  ...more,
});
const word = (refAnswer: RiskAnswer | null): Condition => row({ refAnswer });
const from = (percent: string): Condition => row({ fromPercent: decimal(percent) });
const problemsOf = (...args: Parameters<typeof conditionProblems>): readonly string[] =>
  conditionProblems(...args).map(({ path, messageKey }) => `${path} ${messageKey}`);

describe('conditions by answer', () => {
  it('need every answer of the measure, each once', () => {
    expect(problemsOf('history', [word('clean'), word('minor'), word('major')])).toEqual([]);
    expect(problemsOf('history', [word('clean'), word('minor'), word('minor')])).toEqual([
      'conditions.2.refAnswer answerTwice',
    ]);
  });

  it('report what is missing, in both languages', () => {
    const [problem] = conditionProblems('newMaker', [word('knownMaker')]);
    expect(problem).toMatchObject({ path: 'conditions', messageKey: 'answersMissing' });
    expect(formatMessage(riskMessages.answersMissing, 'th', problem?.data)).toBe(
      'ยังไม่มีคะแนนสำหรับ: ผู้ผลิตรายใหม่ กรุณาเพิ่มให้ครบ',
    );
    expect(formatMessage(riskMessages.answersMissing, 'en', problem?.data)).toBe(
      'There is no score yet for: New manufacturer. Add them.',
    );
  });

  it('may leave out type 4, which is forbidden', () => {
    expect(problemsOf('hazType', [word('type1'), word('type2'), word('type3')])).toEqual([]);
    expect(missingAnswers('hazType', [word('type4')])).toEqual(['type1', 'type2', 'type3']);
  });

  it('must belong to their own measure, and have no percentage', () => {
    expect(problemsOf('origin', [word('clean')])).toEqual(['conditions.0.refAnswer answerOfOther']);
    expect(problemsOf('origin', [word(null)])).toEqual(['conditions.0.refAnswer required']);
    expect(problemsOf('origin', [from('10')])).toEqual(['conditions.0.fromPercent percentOfWords']);
  });

  it('ignore deleted rows', () => {
    expect(
      problemsOf('history', [word('clean'), word('minor'), { ...word('minor'), isDelete: true }, word('major')]),
    ).toEqual([]);
  });
});

describe('conditions by volume', () => {
  it('begin at zero, in any order, each once', () => {
    expect(problemsOf('volume', [from('50'), from('0'), from('10')])).toEqual([]);
    expect(problemsOf('volume', [from('10'), from('50')])).toEqual(['conditions.0.fromPercent percentFromZero']);
    expect(problemsOf('volume', [from('0'), from('10'), from('10.00')])).toEqual([
      'conditions.2.fromPercent percentTwice',
    ]);
    expect(problemsOf('volume', [word('clean')])).toEqual(['conditions.0.refAnswer answerOfVolume']);
    expect(problemsOf('volume', [word(null)])).toEqual(['conditions.0.fromPercent required']);
  });

  it('end where the next begins', () => {
    expect(
      rangesOf([from('50'), from('0'), from('10')]).map(
        ({ from: low, to }) => `${low.toString()}-${to?.toString() ?? ''}`,
      ),
    ).toEqual(['0-10', '10-50', '50-']);
  });
});

describe('findCondition', () => {
  const shares = [from('0'), from('10'), from('50')];
  it.each([
    ['0', 0],
    ['9.99', 0],
    ['10', 1],
    ['49.99', 1],
    ['50', 2],
    ['4000', 2],
  ] as const)('puts %s per cent into range %i', (percent, index) => {
    expect(findCondition(shares, { percent: decimal(percent) })).toBe(shares[index]);
  });

  it('finds an answer, or nothing', () => {
    const words = [word('pass'), word('fail')];
    expect(findCondition(words, { answer: 'fail' })).toBe(words[1]);
    expect(findCondition(words, { answer: 'noResult' })).toBeUndefined();
  });
});
