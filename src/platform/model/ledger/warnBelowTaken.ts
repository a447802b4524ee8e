/** The rule of documents with stock cards: warns before a change or a cancellation is filed that would be refused. */
import type { Problem } from '#language/message.ts';
import type { Facts } from '#language/registry.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /**
     * Why the request for the document would be refused because of its stock cards, with what is there; the platform
     * supplies it. Empty for documents that are issued or refused.
     */
    belowTaken: readonly Problem[];
  }
}

export const warnBelowTaken = {
  name: 'belowTaken',
  needs: ['belowTaken'],
  isAtSubmit: false,
  isWarning: true,
  check: (_: unknown, { belowTaken }: Pick<Facts, 'belowTaken'>): readonly Problem[] => belowTaken,
} as const;
