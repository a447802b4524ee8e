/** The lists of modules in src/apps match the folders of src/modules, dependencies first. */
import { describe, expect, it } from 'vitest';
import { readSource, readSources } from './checks/sources.ts';
import { inDependencyOrder, moduleLists } from './lib/moduleLists.ts';

describe('the lists of modules', () => {
  it('match the folders; otherwise: npm run modules', () => {
    const lists = Object.entries(moduleLists(readSources('src/modules')));
    for (const [path, text] of lists) expect(readSource(path).text, path).toBe(text);
  });

  it('have every entry of a module, and no other', () => {
    const files = [
      { path: 'src/modules/free-sale/index.ts', text: `export const freeSale = defineModule({ dependsOn: ['haz'] });` },
      { path: 'src/modules/free-sale/testing/index.ts', text: '' },
      { path: 'src/modules/haz/index.ts', text: 'export const haz = defineModule({});' },
      { path: 'src/modules/haz/server/index.ts', text: '' },
    ];
    const lists = moduleLists(files);
    expect(lists['src/apps/moduleDeclarations.ts']).toContain('[\n  haz,\n  freeSale,\n]');
    const servers = lists['src/apps/server/moduleServers.ts'];
    expect(servers).toContain(`import { moduleServer as haz } from '#modules/haz/server/index.ts';`);
    expect(servers).toContain('[\n  haz,\n]');
    expect(lists['src/apps/testing/moduleTestings.ts']).toContain(`import { moduleTesting as freeSale } from`);
  });

  it('have dependencies first, and the rest by name', () => {
    const modules = new Map([
      ['fee', ['master']],
      ['account', []],
      ['master', []],
      ['haz', ['fee']],
    ]);
    expect(inDependencyOrder(modules)).toEqual(['account', 'master', 'fee', 'haz']);
    expect(() =>
      inDependencyOrder(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toThrow('ring');
  });
});
