import { describe, expect, it } from 'vitest';
import { anyHooks, factSuppliersOf, mergeHooks, type FactContext } from './hooks.ts';

const context = (entity: string): FactContext =>
  ({ entity, record: { id: 'x', icon: 'BankOutlined' } }) as unknown as FactContext;

describe('facts of an entity', () => {
  const facts = factSuppliersOf(['menu', 'menuSide'], {
    isIconKnown: async ({ record }) => record.icon === 'BankOutlined',
  });
  const supply = anyHooks(mergeHooks([{ facts }])).facts['isIconKnown'];

  it.each(['menu', 'menuSide'])('are supplied for a %s', async (entity) => {
    expect(await supply?.(context(entity))).toBe(true);
  });

  it('are refused if the rule of another entity needs them', () => {
    expect(() => supply?.(context('role'))).toThrow(
      'The fact "isIconKnown" is supplied for "menu", "menuSide", not for "role"',
    );
  });

  it('have one supplier each', () => {
    expect(() => mergeHooks([{ facts }, { facts }])).toThrow('The fact "isIconKnown" has two suppliers');
  });
});
