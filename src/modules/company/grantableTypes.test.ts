import { expect, it } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { isGrantable, typeGroups } from './grantableTypes.ts';

it('groups every type of document once, except registrations, for which there is no power', () => {
  const grouped = typeGroups.flatMap(({ types }) => types);
  expect(new Set(grouped).size).toBe(grouped.length);
  expect(codesOf(documentType).filter((code) => !isGrantable(code))).toEqual([
    'holderRegistration',
    'employeeRegistration',
    'officerRegistration',
  ]);
});
