/** The parts of a running server, passed to whatever needs them. Nothing is global. */
import type { Pool } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { AccessCache } from './access/rights/accessSnapshot.ts';
import type { FileStore } from './files/fileStore.ts';
import type { Bank } from './linkage/bank.ts';
import type { Registries } from './linkage/registries.ts';
import type { Log } from './log.ts';
import type { LookupCache } from './resource/read/lookupCache.ts';
import type { AnswerCaches } from './resource/read/answerCaches.ts';
import type { PasswordHasher } from './auth/password.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Call } from './http/call.ts';
import type { MergedHooks } from './resource/hooks.ts';
import type { Metrics } from './metrics.ts';
import type { FileReader } from './request/public/fileReader.ts';
import type { IssuedFile, Paper } from './request/printing/paper.ts';
import type { Printer } from './print/printer.ts';
import type { StepRegistry } from './request/step/stepParts.ts';
import type { Realtime } from './realtime/realtime.ts';

export interface App extends AnswerCaches {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly calls: readonly Call[];
  /** Separate pools, so that one kind of work cannot starve another. */
  readonly pools: Pools;
  /** The clock for legal dates and periods. */
  readonly clock: Clock;
  /** The clock by which tokens and codes expire. */
  readonly securityClock: Clock;
  readonly lookups: LookupCache;
  readonly access: AccessCache;
  readonly sessions: Sessions;
  /** Shared by everything that sets or checks passwords, so that there is one queue. */
  readonly passwords: PasswordHasher;
  readonly files: FileStore;
  /** The origin of the department's own map pictures, if an administrator has set one. */
  readonly tileOrigin: () => string | undefined;
  readonly hooks: MergedHooks;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The clients that listen over the socket. */
  readonly realtime: Realtime;
  /** The guards and effects of the steps of a request. */
  readonly stepRegistry: StepRegistry;
  /** Typesets documents, in separate processes. */
  readonly printer: Printer;
  /** Reads files from outside, in a separate thread. */
  readonly fileReader: FileReader;
  /** How each document type is printed, by its entity. */
  readonly papers: ReadonlyMap<string, Paper>;
  /** Files that are issued in addition to those of documents, by their entity. */
  readonly issuedFiles: ReadonlyMap<string, IssuedFile>;
  /** Registries of companies and people, maintained by other authorities. */
  readonly registries: Registries;
  /** Collects fees from the accounts of holders who agreed to it. */
  readonly bank: Bank;
}

/** A type and not an interface, so that all of them can be ended by their values. */
export type Pools = {
  /** Serves calls of people. */
  readonly api: Pool;
  /**
   * For a call that holds a connection of `api` and must write something that survives the rollback of its transaction:
   * callers that each hold one connection and wait for a second of the same pool could wait for each other.
   */
  readonly outsideTransaction: Pool;
  /** Serves streamed exports. */
  readonly export: Pool;
  /** Serves background jobs. */
  readonly jobs: Pool;
  /** Checks whether the database answers, independently of the other pools. */
  readonly health: Pool;
};
