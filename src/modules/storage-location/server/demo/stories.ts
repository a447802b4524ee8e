import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
export const stories = (): readonly DemoStory[] => [];
