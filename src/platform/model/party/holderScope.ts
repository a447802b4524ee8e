/** Whose it is what a company keeps of itself: its own, and for officers to read who see the company's registration. */
import type { Scope } from '#language/entity.ts';
import type { documentType } from '../businessChoices.ts';

export const holderScope = { holder: 'refHolder', registration: 'holderRegistration' } as const satisfies Scope & {
  readonly registration: keyof typeof documentType.values;
};
