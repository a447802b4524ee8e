import { describe, expect, it } from 'vitest';
import { renewalOf } from './requestDeclaration.ts';

describe('how a document is renewed', () => {
  it('is the same for all documents of a module, or depends on their type', () => {
    expect(['a', 'b'].map((type) => renewalOf({ renewal: 'extend' }, type))).toEqual(['extend', 'extend']);
    const renewal = { a: 'extend', b: 'reissue' } as const;
    expect(['a', 'b'].map((type) => renewalOf({ renewal }, type))).toEqual(['extend', 'reissue']);
  });

  it('is never for a type that is not named', () => {
    expect(renewalOf({ renewal: { a: 'extend' } }, 'b')).toBe('never');
  });
});
