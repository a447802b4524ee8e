/** The code that a module adds to the server in addition to its declarations. */
import type { Call } from './http/call.ts';
import type { JobCron, JobTasks } from './jobs/job.ts';
import type { Effect, FilingOf, HolderFactsOf, StandingEffect, Guard } from './request/step/stepParts.ts';
import type { IssuedFile, Paper } from './request/printing/paper.ts';
import type { Hooks } from './resource/hooks.ts';
import type { DemoStory } from './seeds/demoStory.ts';
import type { SeedResult } from './seeds/insertMissing.ts';
import type { LookupTable } from './seeds/lookupTable.ts';
import type { SeedContext } from './seeds/seedContext.ts';
import type { AnyRecordSteps } from './workflow/recordSteps.ts';

export interface ModuleServer {
  readonly calls?: readonly Call[];
  readonly hooks?: Partial<Hooks>;
  readonly tasks?: JobTasks;
  readonly crons?: readonly JobCron[];
  /** Guards that its workflows name in addition to those of the platform. */
  readonly guards?: Readonly<Record<string, Guard>>;
  readonly effects?: Readonly<Record<string, Effect>>;
  /** The code for its workflows of single-row records. */
  readonly records?: readonly AnyRecordSteps[];
  /** By document entity: values of a new document that nobody fills in. */
  readonly filings?: Readonly<Record<string, FilingOf>>;
  /** By document entity: runs when the standing of an issued document changes. */
  readonly standingEffects?: Readonly<Record<string, StandingEffect>>;
  /**
   * The registered data of a holder, for fields that are filled in from it: set by the one module that registers
   * holders.
   */
  readonly holderFacts?: HolderFactsOf;
  /**
   * How its documents are printed: by their type, or by their entity for all types of the module that declares the
   * entity.
   */
  readonly papers?: Readonly<Record<string, Paper>>;
  /** By entity: files it issues in addition to documents, which the owner of such a file may have checked. */
  readonly issuedFiles?: Readonly<Record<string, IssuedFile>>;
  /** Vocabularies of the module that administrators maintain, with their initial rows. */
  readonly lookups?: readonly LookupTable[];
  /** Records of the module that every installation has: run at every start, adding the missing ones. */
  readonly reference?: { readonly module: string; readonly seed: (context: SeedContext) => Promise<SeedResult> };
  /** The initial data of a demonstration. Never used in production. */
  readonly demo?: () => readonly DemoStory[];
}
