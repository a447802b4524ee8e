/** Records which stories of a demonstration were finished, and which were interrupted. */
import type { App } from '../app.ts';
import type { DemoStory } from './demoStory.ts';

export interface StoriesToPlay {
  readonly stories: readonly DemoStory[];
  /** Of these, those that were started before. */
  readonly begun: ReadonlySet<DemoStory>;
}

/**
 * Records of a story without a recorded start were made by an older version, which recorded no progress: such a story
 * counts as finished, because people may have worked with it since.
 */
export async function findUnfinished({ pools }: Pick<App, 'pools'>, all: readonly DemoStory[]): Promise<StoriesToPlay> {
  const ids = all.map(({ id }) => id);
  const progress = await pools.api.query<{ id: string; isTold: boolean }>(PROGRESS, [ids]);
  const finishedById = new Map(progress.rows.map(({ id, isTold }) => [id, isTold]));
  const existingRecords = await pools.api.query<{ entity: string; id: string }>(MADE, [ids]);
  const older = new Set(existingRecords.rows.map(({ entity, id }) => `${entity} ${id}`));
  const isFinished = ({ entity, id }: DemoStory): boolean => finishedById.get(id) ?? older.has(`${entity} ${id}`);
  const stories = all.filter((story) => !isFinished(story));
  return { stories, begun: new Set(stories.filter(({ id }) => finishedById.has(id))) };
}

const PROGRESS = 'select "id", "told_at" is not null as "isTold" from "demo_story" where "id" = any($1::uuid[])';
const MADE = 'select distinct "entity", "record_id" as "id" from "entity_log" where "record_id" = any($1::uuid[])';
const BEGIN =
  'insert into "demo_story" ("id", "begun_at") select id, now() from unnest($1::uuid[]) as s(id) on conflict do nothing';

export async function markBegun({ pools }: Pick<App, 'pools'>, stories: readonly DemoStory[]): Promise<void> {
  const ids = stories.map(({ id }) => id);
  await pools.api.query(BEGIN, [ids]);
}

export async function markFinished({ pools }: Pick<App, 'pools'>, { id }: DemoStory): Promise<void> {
  await pools.api.query('update "demo_story" set "told_at" = now() where "id" = $1', [id]);
}
