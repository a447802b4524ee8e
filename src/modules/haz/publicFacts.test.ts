import { expect, it } from 'vitest';
import { haz } from './index.ts';

const factsOf = haz.requests?.[0]?.publicFacts;

it('publishes the name and type of a registered product, and nothing else', () => {
  expect(
    factsOf?.({
      tradeNameTh: 'เอคิว-คลอร์ 65',
      tradeNameEn: 'AQ-CHLOR 65',
      refHazType: { code: 'type3', name: ['ชนิดที่ 3', 'Type 3'] },
      purpose: 'Nobody’s business',
    }),
  ).toEqual([
    { label: ['ชื่อทางการค้า', 'Trade name'], value: ['เอคิว-คลอร์ 65', 'AQ-CHLOR 65'] },
    { label: ['ชนิดวัตถุอันตราย', 'Type of hazardous substance'], value: ['ชนิดที่ 3', 'Type 3'] },
  ]);
});

it('leaves out a type that was never determined', () => {
  expect(
    factsOf?.({ tradeNameTh: 'เอคิว-คลอร์ 65', tradeNameEn: '', refHazType: null })?.map(({ value }) => value),
  ).toEqual([['เอคิว-คลอร์ 65', 'เอคิว-คลอร์ 65']]);
});
