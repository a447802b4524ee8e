/** What a module tells tests about itself: `testing/index.ts` of its folder exports it as `moduleTesting`. */
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import type { FiledRequest } from './requestPeople.ts';

export interface ModuleTesting {
  /**
   * By the entity of a document: everything in it that a submission needs, as it travels. Absent where the required
   * fields and what has to be attached suffice (fileDraft.ts).
   */
  readonly drafts?: Readonly<Record<string, DraftMaker>>;
  /** By the action: what has to come so that the system takes a step by itself. */
  readonly stepTriggers?: Readonly<Record<string, StepTrigger>>;
}

export type DraftMaker = (about: DraftContext) => Promise<Readonly<Record<string, unknown>>>;
export type StepTrigger = (test: TestApp, filed: Pick<FiledRequest, 'requestId'>) => Promise<void>;

export interface DraftContext {
  readonly test: TestApp;
  readonly operator: Person;
  /** Of those the document serves; the first, where nobody says. */
  readonly documentType: string | undefined;
  /** Enters a document of this kind in the register of the operator's holder, for a draft that refers to one. */
  readonly registered: (document: string) => Promise<{ readonly id: string }>;
}
