/**
 * The page of a row that has none below its list: of a document on a list of several types, on the screen of the module
 * that serves its type, and of a part, that of its record.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { IndexedScreen } from '#language/moduleIndex.ts';
import type { ResourceScreen } from '#language/screen.ts';
import type { OpenList } from '../declarations/loadedModules.ts';
import type { WireRecord } from '../api/resource.ts';
import type { Menu } from './info.ts';
import { createMenuMatcher } from './menus.ts';

export interface RecordPages {
  /** What it reads of a row. */
  readonly select: readonly string[];
  /** Undefined if the person may open no screen with the document. */
  readonly of: (row: WireRecord) => string | undefined;
}

const TYPE = 'refDocumentType.code';

export interface RecordPagesOptions {
  readonly screens: readonly IndexedScreen[];
  readonly entity: string;
  readonly menus: readonly Menu[];
}

export function recordPagesOf(options: RecordPagesOptions): RecordPages {
  const open = openRegisters(options);
  return {
    select: [TYPE],
    of: (row) => {
      const type = (row['refDocumentType'] as { readonly code?: unknown } | null | undefined)?.code;
      const screen = open.find(
        ({ documentTypes }) =>
          documentTypes === undefined || (typeof type === 'string' && documentTypes.includes(type)),
      );
      return screen === undefined ? undefined : `${screen.path}/${row.id}/view`;
    },
  };
}

export interface RootPagesOptions extends Omit<RecordPagesOptions, 'entity'> {
  readonly part: AnyEntity;
}

/** A row of a record has no page: its record is opened. Undefined for an entity that is not a part. */
export function rootPagesOf({ part: { partOf }, ...options }: RootPagesOptions): RecordPages | undefined {
  if (partOf === undefined) return undefined;
  const { root, rootField } = partOf;
  const pages = recordPagesOf({ ...options, entity: root });
  return {
    select: ['id', ...pages.select].map((path) => `${rootField}.${path}`),
    of: (row) => {
      const found = row[rootField] as WireRecord | null | undefined;
      return found === null || found === undefined ? undefined : pages.of(found);
    },
  };
}

/** The lists of an entity that the person may open. */
export function openListsOf(options: RecordPagesOptions): readonly OpenList[] {
  const menuAt = createMenuMatcher(options.menus);
  return openRegisters(options).flatMap(({ path }) => {
    const menu = menuAt(path);
    return menu === undefined ? [] : [{ entity: options.entity, path, menuId: menu.id }];
  });
}

/** The lists of issued documents that the person may open, with a page for each. */
function openRegisters({ screens, entity, menus }: RecordPagesOptions): readonly ResourceScreen[] {
  const menuAt = createMenuMatcher(menus);
  return screens.flatMap(({ screen }) =>
    screen.kind === 'resource' &&
    screen.entity === entity &&
    screen.party === undefined &&
    screen.isOwn !== true &&
    screen.isForAllTypes !== true &&
    screen.pages.includes('list') &&
    screen.pages.includes('view') &&
    menuAt(screen.path)?.rights.has('canView') === true
      ? [screen]
      : [],
  );
}
