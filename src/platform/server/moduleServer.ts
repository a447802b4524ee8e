/** What a module adds to the server beside its declarations. */
import type { Call } from './http/call.ts';
import type { JobCron, JobTasks } from './jobs/job.ts';
import type { Effect, FilingOf, HolderFactsOf, StandingEffect, Guard } from './request/step/stepParts.ts';
import type { IssuedFile, Paper } from './request/printing/paper.ts';
import type { Hooks } from './resource/hooks.ts';
import type { DemoStory } from './seeds/demoStory.ts';
import type { SeedResult } from './seeds/insertMissing.ts';
import type { SeedContext } from './seeds/seedContext.ts';
import type { AnyRecordSteps } from './workflow/recordSteps.ts';

export interface ModuleServer {
  readonly calls?: readonly Call[];
  readonly hooks?: Partial<Hooks>;
  readonly tasks?: JobTasks;
  readonly crons?: readonly JobCron[];
  /** What its workflows name beside the guards and effects of the platform. */
  readonly guards?: Readonly<Record<string, Guard>>;
  readonly effects?: Readonly<Record<string, Effect>>;
  /** What its workflows of records in one row are answered and carried out by. */
  readonly records?: readonly AnyRecordSteps[];
  /** By the entity of a document: what a new one begins with that nobody fills in. */
  readonly filings?: Readonly<Record<string, FilingOf>>;
  /** By the entity of a document: what comes of its standing. */
  readonly standingEffects?: Readonly<Record<string, StandingEffect>>;
  /** What is registered of a holder, for fields that are filled in from it: of the one module that registers holders. */
  readonly holderFacts?: HolderFactsOf;
  /** How its documents are printed, by their entity. */
  readonly papers?: Readonly<Record<string, Paper>>;
  /** What it hands out as files beside documents, by entity: whoever holds such a file may have it checked. */
  readonly issuedFiles?: Readonly<Record<string, IssuedFile>>;
  /** What every installation begins with of the module's own records: run at every start, adding what is missing. */
  readonly reference?: { readonly module: string; readonly seed: (context: SeedContext) => Promise<SeedResult> };
  /** What a demonstration begins with. Never played in production. */
  readonly demo?: () => readonly DemoStory[];
}
