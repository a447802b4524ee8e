/** Everything a running server is made of, handed to whatever needs it. Nothing is global. */
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
  /** One cannot starve another. */
  readonly pools: Pools;
  /** What the law's days are counted by. */
  readonly clock: Clock;
  /** What tokens and codes expire by. */
  readonly securityClock: Clock;
  readonly lookups: LookupCache;
  readonly access: AccessCache;
  readonly sessions: Sessions;
  /** One for all who set or ask for passwords: there is one line before it. */
  readonly passwords: PasswordHasher;
  readonly files: FileStore;
  readonly hooks: MergedHooks;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Who listens over the socket. */
  readonly realtime: Realtime;
  /** What stands before and behind the steps of a request. */
  readonly stepRegistry: StepRegistry;
  /** Sets documents, in processes of its own. */
  readonly printer: Printer;
  /** Reads what strangers send, in a thread of its own. */
  readonly fileReader: FileReader;
  /** How each kind of document is printed, by its entity. */
  readonly papers: ReadonlyMap<string, Paper>;
  /** Files that are handed out beside those of documents, by their entity. */
  readonly issuedFiles: ReadonlyMap<string, IssuedFile>;
  /** Of companies and of people, kept by other authorities. */
  readonly registries: Registries;
  /** Takes fees from the accounts of those who let us. */
  readonly bank: Bank;
}

/** A type and not an interface, so that all of them can be ended by their values. */
export type Pools = {
  /** Serves people. */
  readonly api: Pool;
  /**
   * For a call that holds a connection of `api` and must write something that stays when its transaction is rolled back:
   * callers who each hold one connection and wait for a second of the same pool could wait for each other.
   */
  readonly outsideTransaction: Pool;
  /** Streams. */
  readonly export: Pool;
  /** Works in the background. */
  readonly jobs: Pool;
  /** Asks whether the database answers, whatever the others wait for. */
  readonly health: Pool;
};
