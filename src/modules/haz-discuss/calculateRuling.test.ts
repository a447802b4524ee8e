import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import type { HazType, RulingCaseDetails } from '#modules/master-mgt/index.ts';
import { calculateRuling, type AskedSubstance, type ProductQuestion } from './calculateRuling.ts';

const ruling = (subStance: string, hazType: HazType | null, unit: string | null = null) => ({
  id: `${subStance} ${String(hazType)}`,
  hazType,
  agency: 'กอง',
  documents: hazType === null ? null : 'ขึ้นทะเบียน',
  letterTh: `${subStance} ${String(hazType)}`,
  letterEn: null,
  subStances: [
    {
      subStance,
      state: null,
      test: unit === null ? ('any' as const) : ('atLeast' as const),
      from: unit === null ? null : decimal('10'),
      to: null,
      unit,
    },
  ],
});
const caseOf = (
  code: string,
  rulings: RulingCaseDetails['rulings'],
  objective: string | null = null,
): RulingCaseDetails => ({
  id: code,
  code,
  nameTh: `กรณี ${code}`,
  nameEn: null,
  operation: 'import',
  subOperation: null,
  objective,
  subObjective: null,
  rulings,
});
const substance = (subStance: string | null, more: Partial<AskedSubstance> = {}): AskedSubstance => ({
  lineId: `line ${String(subStance)}`,
  subStance,
  name: [String(subStance), String(subStance)],
  concentration: { test: 'equal', from: decimal('20'), unit: 'WW' },
  ...more,
});
const asked = (...substances: readonly AskedSubstance[]): ProductQuestion => ({
  operation: 'import',
  subOperation: null,
  objective: 'research',
  subObjective: null,
  state: 'liquid',
  substances,
});

describe('calculateRuling', () => {
  it('answers with the strictest substance, its letter, and the line that decides', () => {
    const cases = [caseOf('A', [ruling('acid', 'type1'), ruling('dye', 'type4')])];
    const calculation = calculateRuling(cases, asked(substance('acid'), substance('dye')));
    expect(calculation).toMatchObject({ result: 'type4', decisiveLineId: 'line dye' });
    expect(calculation.letterTh).toBe('dye type4\nหน่วยงานที่รับผิดชอบ: กอง\nสิ่งที่ต้องดำเนินการ: ขึ้นทะเบียน');
    expect(calculation.lines.map(({ result }) => result)).toEqual(['type1', 'type4']);
  });

  it('names the case that decides and why each other case does not', () => {
    const cases = [
      caseOf('GENERAL', [ruling('acid', 'type3'), ruling('acid', 'type1')]),
      caseOf('RESEARCH', [ruling('acid', null)], 'research'),
      caseOf('SALE', [ruling('acid', 'type4')], 'sale'),
      caseOf('VOLUME', [ruling('acid', 'type2', 'WV')]),
    ];
    const [line] = calculateRuling(cases, asked(substance('acid'))).lines;
    expect(line).toMatchObject({ result: null, decisive: { code: 'RESEARCH', result: 'notControlled' } });
    expect(line?.passedOver.map(({ code, result, why }) => [code, result, why])).toEqual([
      ['GENERAL', 'type3', 'wider'],
      ['GENERAL', 'type1', 'wider'],
      ['VOLUME', 'type2', 'unclear'],
      ['SALE', 'type4', 'objective'],
    ]);
  });

  it('is not controlled if no case names any of the substances, with a text of its own', () => {
    const calculation = calculateRuling([], asked(substance('salt')));
    expect(calculation).toMatchObject({ result: 'notControlled', decisiveLineId: null });
    expect(calculation.letterTh).toContain('ไม่เข้าข่าย');
    expect(calculation.letterEn).toContain('not a hazardous substance');
  });

  it('leaves the judgement to an officer if a substance is not listed or a stricter case cannot be compared', () => {
    const cases = [caseOf('A', [ruling('acid', 'type1'), ruling('dye', 'type4'), ruling('oil', 'type2', 'WV')])];
    const judged = calculateRuling(cases, asked(substance('acid'), substance(null)));
    expect(judged).toMatchObject({ result: null, letterTh: '', letterEn: '' });
    expect(judged.lines.map(({ isListed, result }) => [isListed, result])).toEqual([
      [true, 'type1'],
      [false, null],
    ]);
    expect(calculateRuling(cases, asked(substance('oil'))).result).toBeNull();
    // Nothing can be stricter than the fourth type.
    expect(calculateRuling(cases, asked(substance('dye'), substance(null))).result).toBe('type4');
  });
});
