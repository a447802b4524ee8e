import { describe, expect, it } from 'vitest';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';

/** Fields with names of people and companies, wherever they are typed. */
const NAMES: ReadonlySet<string> = new Set(['fullName', 'fullNameEn', 'accountName']);

describe('the name of a person or a company', () => {
  it('must be one line without links wherever it can be typed', () => {
    const fields = [...catalogue.entities.values()].flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([name]) => NAMES.has(name))
        .map(([name, field]) => ({ at: `${entity.name}.${name}`, field })),
    );
    expect(fields.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'user.fullName',
        'user.fullNameEn',
        'userRequest.fullName',
        'userCommittee.fullName',
        'userAuthorize.fullName',
      ]),
    );
    const loose = fields.filter(
      ({ field }) =>
        field.kind !== 'inverse' &&
        field.managed !== true &&
        !(field.rules ?? []).some(({ name }) => name === 'plainName'),
    );
    expect(loose.map(({ at }) => at)).toEqual([]);
  });
});
