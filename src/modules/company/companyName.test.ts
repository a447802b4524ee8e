import { expect, it } from 'vitest';
import { isSameCompanyName } from './companyName.ts';

it.each([
  ['บริษัท เคมีไทย จำกัด', 'บริษัทเคมีไทยจำกัด', true],
  ['บจก. เคมีไทย', 'บริษัท เคมีไทย จำกัด', true],
  ['บมจ.เคมีไทย', 'บริษัท เคมีไทย จำกัด (มหาชน)', true],
  ['THAI CHEM CO., LTD.', 'Thai Chem Company Limited', true],
  ['นายสมชาย ใจดี', 'บริษัท เคมีไทย จำกัด', false],
  ['เคมีไทย 2', 'บริษัท เคมีไทย จำกัด', false],
])('account %s of company %s: same name %s', (accountName, name, expected) => {
  expect(isSameCompanyName(accountName, [null, undefined, name])).toBe(expected);
});
