/** A story of a demonstration: what happens to one record, by those who could have done it. */
import type { CopyKind } from '../request/filing/copyRequest.ts';

/** What somebody does on a day; of what happens on one day, in the order it was given. */
export interface DemoStep {
  /** Working days before today; none is now. */
  readonly daysAgo: number;
  /** A username, or the identity number of somebody who signs in as nobody. */
  readonly by: string;
  /** A story that was cut off is played again from its beginning: with `isAgain` a step does nothing that was done before. */
  readonly act: (hands: DemoActor, isAgain: boolean) => Promise<void>;
}

/** What one person can do. */
export interface DemoActor {
  readonly save: (entity: string, body: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Files and submits what nobody files by a right of theirs: a registration. `managed` is what the server says of it. */
  readonly register: (entity: string, filing: DemoFiling) => Promise<void>;
  readonly upload: (name: string, lines: readonly string[]) => Promise<{ readonly id: string }>;
  /** The request that a document came with. */
  readonly requestOf: (documentId: string) => Promise<string>;
  readonly refile: (kind: CopyKind, baseId: string) => Promise<RefiledRequest>;
  readonly step: (requestId: string, action: string, more?: StepOptions) => Promise<void>;
  /** The newest of an entity with these values of its references. */
  readonly find: (
    entity: string,
    where: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** The document of this kind that the person sees, is in force and was issued last: for documents that refer to it. */
  readonly inForce: (entity: string) => Promise<{ readonly id: string }>;
  /** `PUT /api/v1/…`: a call of the API, by the right of who makes it. */
  readonly call: (call: string, body: unknown) => Promise<void>;
  /** By the clock of the stage. */
  readonly now: () => string;
  /** Undefined where there is no such record. */
  readonly versionOf: (entity: string, id: string) => Promise<number | undefined>;
  /** How often a step was taken of a request, by whomever. */
  readonly timesTaken: (requestId: string, action: string) => Promise<number>;
  /** Of the dossier of a document: the requests of a kind, the oldest first. */
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
  /** What a person who reads the log knows it by. */
  readonly name: string;
  readonly entity: string;
  /** Of the record it is about: whoever has changed or removed it meanwhile keeps it so. */
  readonly id: string;
  readonly steps: readonly DemoStep[];
}
