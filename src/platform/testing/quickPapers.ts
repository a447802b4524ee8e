/** The product's doors, with a paper that is written at once in place of one that is set: for tests that approve a lot. */
import { doors } from '#apps/server/doors.ts';
import type { ServerDoor } from '#platform/server/door.ts';

export const withQuickPapers: readonly ServerDoor[] = [...doors, { papers: { toWhom: { render: async () => Buffer.from('%PDF-1.7\n%%EOF\n') } } }];
