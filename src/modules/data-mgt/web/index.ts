/** What the module brings for the browser beside its declarations. */
import type { WebDoor } from '#platform/web/declarations/declared.ts';
import { LookupGroups } from './LookupGroups.tsx';
import { LookupList } from './LookupList.tsx';

export const door: WebDoor = { components: { LookupGroups, LookupList } };
