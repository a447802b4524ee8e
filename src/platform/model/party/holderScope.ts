/**
 * The scope of a company's own records: the company itself, and officers who see its registration and may read them.
 */
import type { Scope } from '#language/entity.ts';
import type { documentType } from '../businessChoices.ts';

export const holderScope = { holder: 'refHolder', registration: 'holderRegistration' } as const satisfies Scope & {
  readonly registration: keyof typeof documentType.values;
};
