import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/install.mjs';
import { createChunkNames } from './chunks.mjs';

const at = (path: string): string => join(root, 'src/platform/web', path);
/** The imports of each, by name; `/` marks a lazy import. */
const graph: Readonly<Record<string, readonly string[]>> = {
  'app/Root.tsx': ['/pages/signIn/LoginPage.tsx', '/pages/Public.tsx', '/app/AppArea.tsx'],
  'pages/signIn/LoginPage.tsx': ['input', 'word'],
  'pages/Public.tsx': ['zone', 'card'],
  'app/AppArea.tsx': ['bar', 'card', '/list/ListScreen.tsx'],
  'list/ListScreen.tsx': ['table', 'input', '/dialog'],
  'form/RecordScreen.tsx': ['table', 'fields'],
  input: ['word'],
  card: [],
};
const modules = {
  getModuleInfo: (id: string) => {
    const names = Object.entries(graph).find(([name]) => at(name) === id)?.[1];
    return names === undefined
      ? null
      : {
          importedIds: names.filter((name) => !name.startsWith('/')).map(at),
          dynamicallyImportedIds: names.filter((name) => name.startsWith('/')).map((name) => at(name.slice(1))),
        };
  },
};
const pieceOf = (name: string): string | null => createChunkNames()(at(name), modules);

describe('the files of the screens', () => {
  it('combine what every signed-in person needs, and separate what a record needs in addition', () => {
    expect(['app/AppArea.tsx', 'list/ListScreen.tsx', 'bar', 'table'].map(pieceOf)).toEqual([
      'office',
      'office',
      'office',
      'office',
    ]);
    expect(['form/RecordScreen.tsx', 'fields'].map(pieceOf)).toEqual(['record', 'record']);
  });

  it('leave modules shared with the public pages to those', () => {
    expect(['input', 'word', 'card'].map(pieceOf)).toEqual(['signIn', 'signIn', 'open']);
  });

  it('leave everything else to the builder: single pages, and lazy imports', () => {
    expect(
      ['app/Root.tsx', 'pages/signIn/LoginPage.tsx', 'pages/Public.tsx', 'zone', 'dialog', 'elsewhere'].map(pieceOf),
    ).toEqual([null, null, null, null, null, null]);
  });

  it('cannot be built when one of their entry pages has been moved', () => {
    expect(() => createChunkNames()(at('bar'), { getModuleInfo: () => null })).toThrow('pages/signIn/LoginPage.tsx');
  });
});
