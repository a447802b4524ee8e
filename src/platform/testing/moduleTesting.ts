/** What a module provides for tests: `testing/index.ts` of its folder exports it as `moduleTesting`. */
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import type { FiledRequest } from './requestPeople.ts';

export interface ModuleTesting {
  /**
   * By the entity of a document, or by its type if several modules serve the entity: a complete record for submission, as it is sent. Absent if the required fields and
   * attachments suffice (fileDraft.ts).
   */
  readonly drafts?: Readonly<Record<string, DraftMaker>>;
  /**
   * By the entity of a document and the state of its request: what the responsible party fills in while it waits in
   * that state, as it is sent, so that the case can be passed on.
   */
  readonly stateValues?: Readonly<Record<string, Readonly<Record<string, StateValues>>>>;
  /** By action: causes the event upon which the system takes a step automatically. */
  readonly stepTriggers?: Readonly<Record<string, StepTrigger>>;
}

export type DraftMaker = (about: DraftContext) => Promise<Readonly<Record<string, unknown>>>;
export type StateValues = (test: TestApp) => Readonly<Record<string, unknown>>;
export type StepTrigger = (test: TestApp, filed: Pick<FiledRequest, 'requestId'>) => Promise<void>;

export interface DraftContext {
  readonly test: TestApp;
  readonly operator: Person;
  /** One of the document types; the first by default. */
  readonly documentType: string | undefined;
  /**
   * Enters a document of this kind in the register of the operator's holder, for a draft that refers to one; `values`
   * replace those of its draft.
   */
  readonly registered: (
    document: string,
    values?: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly id: string }>;
}
