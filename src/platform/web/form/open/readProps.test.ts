import { describe, expect, it } from 'vitest';
import { exampleCatalogue, orderModel } from '../store/formFixtures.ts';
import { readProps } from './readProps.ts';

const read = (props: unknown): ReturnType<typeof readProps> =>
  readProps(exampleCatalogue, orderModel, typeof props === 'string' ? props : JSON.stringify(props));

describe('readProps', () => {
  it('fills in values that a person could have typed', () => {
    expect(read({ title: 'ก', discount: '1.50', owner: 'me' })).toMatchObject({
      values: { title: 'ก', owner: 'me' },
      refused: [],
    });
  });

  it('refuses by name what is not a field, not a valid value, or not writable by people', () => {
    expect(
      read({ title: 5, country: 'TH', nonsense: 1, total: '9', createBy: 'me', id: 'x', isActive: false }),
    ).toEqual({
      values: { country: 'TH' },
      refused: expect.arrayContaining(['title', 'nonsense', 'total', 'createBy', 'isActive']) as unknown,
    });
  });

  it('returns no values if the text is not JSON', () => {
    expect(read('{')).toEqual({ values: {}, refused: ['props'] });
    expect(read('[1]')).toEqual({ values: {}, refused: ['props'] });
    expect(readProps(exampleCatalogue, orderModel, null)).toEqual({ values: {}, refused: [] });
  });
});
