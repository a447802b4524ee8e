import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { rangeText } from './doseText.ts';
import { ld50Records, ld50Rows } from './server/seed/ld50.ts';
import {
  doseOfProduct,
  findGaps,
  toxicityClass,
  type PhysicalState,
  type Route,
  type Scheme,
} from './toxicityClass.ts';

const rows = ld50Rows.map((row, index) => ({ ...row, name: ld50Records[index]?.hazardClass }));
const d = (text: string): Decimal => decimal(text);
const classOf = (scheme: Scheme, state: PhysicalState, doses: Partial<Record<Route, string>>): unknown =>
  toxicityClass(rows, {
    scheme,
    state,
    doses: (['oral', 'dermal', 'inhalation'] as const).flatMap((route) =>
      doses[route] === undefined ? [] : [{ route, dose: d(doses[route]) }],
    ),
  }).worst?.row.name;

describe('the class of a product', () => {
  it.each([
    ['AQ-CHLOR 65', '850', '65', 'solid', '1307.693', 'III'],
    ['BKC-80', '300', '80', 'liquid', '375', 'II'],
    ['GLUTA-50', '130', '50', 'liquid', '260', 'II'],
  ] as const)('%s: %s mg/kg of an active ingredient of %s %%', (_, dose, percent, state, product, who) => {
    const found = doseOfProduct([{ dose: d(dose), percent: d(percent) }]);
    expect(found?.toString()).toBe(product);
    expect(classOf('who', state, { oral: product })).toBe(who);
  });

  it.each([
    ['5', 'Ia', '1'],
    ['5.001', 'Ib', '2'],
    ['50', 'Ib', '2'],
    ['50.001', 'II', '3'],
    ['300', 'II', '3'],
    ['2000', 'III', '4'],
    ['2000.001', 'U', '5'],
    ['5000', 'U', '5'],
    ['5000.001', 'U', undefined],
  ])('of a solid with an oral dose of %s is %s and %s', (dose, who, ghs) => {
    expect([classOf('who', 'solid', { oral: dose }), classOf('ghs', 'solid', { oral: dose })]).toEqual([who, ghs]);
  });

  it('is the worst of its routes', () => {
    expect(classOf('who', 'liquid', { oral: '3500', dermal: '30' })).toBe('Ia');
    expect(classOf('ghs', 'liquid', { oral: '3500', dermal: '6000' })).toBe('5');
  });

  it('is undefined for a route that the table does not have, or without a dose', () => {
    expect(classOf('who', 'solid', { inhalation: '1' })).toBeUndefined();
    expect(classOf('ghs', 'solid', {})).toBeUndefined();
    expect(doseOfProduct([])).toBeUndefined();
  });

  it('sums up the ingredients', () => {
    // 100 ÷ (10/100 + 20/400) = 666.66…, rounded up.
    expect(
      doseOfProduct([
        { dose: d('100'), percent: d('10') },
        { dose: d('400'), percent: d('20') },
      ])?.toString(),
    ).toBe('666.667');
  });
});

describe('a table with gaps', () => {
  it('reports from where to where', () => {
    const left = rows.filter(
      ({ scheme, route, name }) => scheme === 'ghs' && route === 'oral' && name !== '1' && name !== '3',
    );
    expect(findGaps(left).map(rangeText)).toEqual(['≤5', '>50–300']);
  });

  it('has no gap beyond its last row', () => {
    expect(findGaps(rows.filter(({ scheme, route }) => scheme === 'ghs' && route === 'oral'))).toEqual([]);
    expect(findGaps([])).toEqual([]);
  });
});
