/** Views that a person has saved under a name. All of theirs are loaded once; nobody else sees them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runRowAction, baseOf, saveRecord, searchRecords, type WireRecord } from '../../api/resource.ts';
import { newId } from '../../newId.ts';
import type { ViewBody } from './savedViewBody.ts';

export interface SavedView extends WireRecord {
  readonly version: number;
  readonly path: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly body: unknown;
}

export interface SavedViews {
  /** Undefined until they are loaded. */
  readonly views: readonly SavedView[] | undefined;
  readonly add: (view: {
    readonly name: string;
    readonly isDefault: boolean;
    readonly body: ViewBody;
  }) => Promise<void>;
  readonly rename: (view: SavedView, name: string) => Promise<void>;
  readonly setDefault: (view: SavedView, isDefault: boolean) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
}

const SAVED_VIEWS = { wire: 'security/saved-views' } as const;
/** More than any person has for all lists together. */
const VIEWS_MAX = 500;

export function useSavedViews({
  userId,
  entity,
  path,
  isEnabled,
}: {
  readonly userId: string | undefined;
  readonly entity: string;
  readonly path: string;
  readonly isEnabled: boolean;
}): SavedViews {
  const queries = useQueryClient();
  const key = [baseOf(SAVED_VIEWS), userId ?? ''];
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: loadViews,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isEnabled && userId !== undefined,
  });
  const isLoaded = data !== undefined || isError || !isEnabled || userId === undefined;
  const views = isLoaded ? (data ?? []).filter((view) => view.path === path) : undefined;
  const again = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
  /** At most one view is the default. */
  const onlyDefault = async (id: string): Promise<void> => {
    for (const other of views ?? []) {
      if (other.isDefault && other.id !== id)
        await saveRecord(SAVED_VIEWS, { id: other.id, version: other.version, isDefault: false }, SILENT);
    }
  };
  return {
    views,
    add: async ({ name, isDefault, body }) => {
      const id = newId();
      await saveRecord(SAVED_VIEWS, { id, refUser: { id: userId }, entity, path, name, isDefault, body }, SILENT);
      if (isDefault) await onlyDefault(id);
      await again();
    },
    rename: async ({ id, version }, name) => {
      await saveRecord(SAVED_VIEWS, { id, version, name }, SILENT);
      await again();
    },
    setDefault: async ({ id, version }, isDefault) => {
      await saveRecord(SAVED_VIEWS, { id, version, isDefault }, SILENT);
      if (isDefault) await onlyDefault(id);
      await again();
    },
    remove: async ({ id, version }) => {
      await runRowAction(SAVED_VIEWS, 'delete', { id, version }, SILENT);
      await again();
    },
  };
}

/** The dialog shows the errors. */
const SILENT = { silent: true } as const;

async function loadViews(): Promise<readonly SavedView[]> {
  const answer = await searchRecords<SavedView>(
    SAVED_VIEWS,
    {
      select: ['path', 'name', 'isDefault', 'body', 'version'],
      page: 0,
      size: VIEWS_MAX,
      sort: [{ name: 'name', type: 'ASC' }],
    },
    { silent: true, background: true },
  );
  return answer.data;
}
