import { describe, expect, it } from 'vitest';
import { getChoice, getEntity } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { statusColumnOf, statusStyles } from './statusStyles.ts';

describe('statusStyles', () => {
  it.each(Object.entries(statusStyles))(
    'have a colour and an icon for each value of %s, and for nothing else',
    (name, styles) => {
      expect(Object.keys(styles).toSorted()).toEqual([...codesOf(getChoice(catalogue, name))].toSorted());
    },
  );

  it('cover every choice whose name ends in Status', () => {
    const statusNames = [...catalogue.choices.keys()].filter((name) => name.endsWith('Status'));
    for (const name of statusNames) expect(Object.keys(statusStyles)).toContain(name);
  });

  it('are found by the key that people see', () => {
    const column = statusColumnOf(catalogue, getEntity(catalogue, 'user'), 'refStatus.value');
    expect(column?.path).toBe('refStatus');
    expect([column?.styles.get('1')?.tone, column?.styles.get('2')?.tone, column?.styles.get('3')?.tone]).toEqual([
      'good',
      'warn',
      'bad',
    ]);
  });

  it('do not apply to other columns of the same reference', () => {
    const user = getEntity(catalogue, 'user');
    for (const path of ['refStatus.key', 'refPersonType.value', 'username', 'refDepartment.nameTh', 'gone'])
      expect(statusColumnOf(catalogue, user, path)).toBeUndefined();
  });
});
