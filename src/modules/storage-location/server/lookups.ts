/** From which size on a place of manufacture needs a factory licence: by horsepower, or by workers. */
import type { LookupTable } from '#platform/server/seeds/lookupTable.ts';

export const FACTORY_LIMIT: LookupTable = {
  group: 'FACTORY_LIMIT',
  title: ['ขนาดโรงงานที่ต้องมีใบอนุญาต', 'Size from which a factory licence is needed'],
  rows: [
    [
      '1',
      'ตั้งแต่ 50 แรงม้า หรือคนงานตั้งแต่ 50 คน',
      'From 50 hp, or from 50 workers',
      { attribute: { horsepower: '50', workers: '50' } },
    ],
  ],
};
