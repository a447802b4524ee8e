/** Tests which fields a line of a licence has. */
import { expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { checkRecord } from '#language/checkRecord.ts';
import { decimal } from '#language/values/decimal.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { LICENSED_OPERATIONS } from './operations.ts';
import { licenceLine } from './testing/checkedLicence.ts';

it('what was used before is stated of what is used up, and refused of a possession, which does not count it', () => {
  const entity = getEntity(catalogue, 'hazLicenseDetail');
  const isRefused = (refOperation: string): boolean =>
    checkRecord({
      catalogue,
      entity,
      record: licenceLine({ refOperation, usedBefore: decimal('1') }),
      facts: {},
      isComplete: false,
    }).some(({ path, messageKey }) => path === 'usedBefore' && messageKey === 'hiddenField');
  expect(LICENSED_OPERATIONS.filter(isRefused)).toEqual(['possess']);
});
