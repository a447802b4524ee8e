/** A module fresh from the scaffolder is a whole one: it loads, and owes its readers nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { modules } from '../src/apps/modules.ts';
import { buildCatalogue } from '../src/language/catalogue.ts';
import type { ModuleDeclaration } from '../src/language/module.ts';
import { declarationFaults } from './checks/declarations.ts';
import { readSource } from './checks/sources.ts';
import { explained, moduleFiles, registered } from './lib/newModule.ts';

// Inside the repository, since the module imports by the names of its package.
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'new-module-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('passes every check that declarations are held to', async () => {
  for (const [path, text] of Object.entries(moduleFiles({ name: 'trial-thing', th: 'ตัวอย่างน้ำ', en: 'Water sample' }))) writeFileSync(join(folder, path), text);
  const { trialThingModule } = (await import(join(folder, 'index.ts'))) as { trialThingModule: ModuleDeclaration };
  const faults = declarationFaults({ catalogue: buildCatalogue([...modules, trialThingModule]), withoutMenu: {} });
  expect(faults.filter((fault) => fault.includes('trialThing') || fault.includes('trial-thing'))).toEqual([]);
});

it('is entered in the glossary, in its place', () => {
  const glossary = explained(readSource('GLOSSARY.md').text, { name: 'trial-thing', th: 'ตัวอย่างน้ำ', en: 'Water sample' });
  const words = [...glossary.matchAll(/^\| (?<word>[^|]+) \| [^|]*\p{Script=Thai}[^|]* \| [^|]+ \|[^|]*\|$/gmu)].map((match) => match.groups?.['word'] ?? '');
  expect(words).toContain('trialThing');
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
});

it('is entered in the list of modules', () => {
  const before = "import { platform } from '#platform/model/module.ts';\n\nexport const modules: readonly ModuleDeclaration[] = [platform];\n";
  expect(registered(before, 'trial-thing')).toContain('= [platform, trialThingModule];');
  expect(registered(before, 'trial-thing')).toContain("import { trialThingModule } from '#modules/trial-thing/index.ts';");
});
