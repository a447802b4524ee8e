/** A story of a demonstration: what happens to one record, by people who could have done it. */
import type { CopyKind } from '../request/filing/copyRequest.ts';

/** What a person does on a day; steps of the same day in the given order. */
export interface DemoStep {
  /** Working days before today; 0 is now. */
  readonly daysAgo: number;
  /** A username, or the identity number of a person who has no account. */
  readonly by: string;
  /**
   * An interrupted story is played again from its start: with `isAgain` a step repeats nothing that was done before.
   */
  readonly act: (hands: DemoActor, isAgain: boolean) => Promise<void>;
}

/** The actions of one person. */
export interface DemoActor {
  readonly save: (entity: string, body: Readonly<Record<string, unknown>>) => Promise<void>;
  /**
   * Files and submits a document that nobody files by their own right: a registration. `managed` are the values that
   * the server sets.
   */
  readonly register: (entity: string, filing: DemoFiling) => Promise<void>;
  readonly upload: (name: string, lines: readonly string[]) => Promise<{ readonly id: string }>;
  /** Returns the request of a document. */
  readonly requestOf: (documentId: string) => Promise<string>;
  readonly refile: (kind: CopyKind, baseId: string) => Promise<RefiledRequest>;
  readonly step: (requestId: string, action: string, more?: StepOptions) => Promise<void>;
  /** Returns the newest record of an entity with these values of its references. */
  readonly find: (
    entity: string,
    where: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Returns the document that the person sees, that is in force and was issued last, of a type if one is named: for
   * documents that refer to it.
   */
  readonly inForce: (entity: string, documentType?: string) => Promise<{ readonly id: string }>;
  /** `PUT /api/v1/…`: a call of the API, with the rights of the person who makes it. */
  readonly call: (call: string, body: unknown) => Promise<void>;
  /** In the time of the demonstration clock. */
  readonly now: () => string;
  /** Returns undefined if there is no such record. */
  readonly versionOf: (entity: string, id: string) => Promise<number | undefined>;
  /** Returns how often a step of a request was taken, by anybody. */
  readonly timesTaken: (requestId: string, action: string) => Promise<number>;
  /** Returns the requests of a kind in the dossier of a document, the oldest first. */
  readonly refiledBefore: (kind: CopyKind, documentId: string) => Promise<readonly RefiledRequest[]>;
}

export interface StepOptions {
  readonly remark?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly caPassword?: string;
}

export interface RefiledRequest {
  readonly requestId: string;
  readonly documentId: string;
}

export interface DemoFiling {
  readonly type: string;
  readonly holderId: string;
  readonly managed: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface DemoStory {
  /** Its name for readers of the log. */
  readonly name: string;
  readonly entity: string;
  /** Id of its record: if people have changed or removed the record meanwhile, it stays so. */
  readonly id: string;
  readonly steps: readonly DemoStep[];
}
