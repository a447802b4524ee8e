/** Checks every declaration of the product: nothing is shown half-labelled, unlisted or unreachable for everybody. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { entity, section } from '#language/entity.ts';
import { defineFields, text } from '#language/field.ts';
import { defineModule } from '#language/module.ts';
import { toCamelCase } from '#language/naming.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { platform } from '#platform/model/module.ts';
import { declarationFaults } from '../tools/checks/declarations.ts';
import { isTest, readSources, repository } from '../tools/checks/sources.ts';
import { moduleDeclarations } from '#apps/moduleDeclarations.ts';
import { catalogue } from '#apps/modules.ts';

/** How an entity without a menu is reached. */
export const withoutMenu = {
  formDraft: 'everybody signed in, each their own',
  savedView: 'everybody signed in, each their own',
  notification: 'everybody signed in, each their own',
} as const;

describe('every declaration', () => {
  it('has Thai and English labels, a list, a form, a right and its API path', () => {
    expect(declarationFaults({ catalogue, withoutMenu })).toEqual([]);
  });

  it('is reported for each thing it lacks', () => {
    const fields = defineFields({ name: text(['Name', 'Name'], { required: true }) });
    const bare = entity('bare' as never, fields, {
      wire: 'master/barely',
      title: ['ว่าง', 'Bare'],
      list: { columns: [], search: [], sort: [] },
      form: [section(['หมวด', 'Section'], [])],
    });
    const faults = declarationFaults({
      catalogue: buildCatalogue([platform, defineModule({ name: 'bare', entities: [bare] })]),
      withoutMenu,
    }).filter((fault) => fault.includes('bare'));
    expect(faults).toEqual([
      'entity bare: answers at "barely", should be "bares"',
      'field bare.name: the Thai text "Name" has no Thai in it',
      'entity bare: the list has no columns',
      'entity bare: the list has nothing to search by',
      'entity bare: the list has no order',
      'entity bare: the form is empty',
      'entity bare: "name" is required and not in the form',
      'entity bare: no menu gives anybody a right to it',
    ]);
  });
});

describe('the closed states of a record', () => {
  const why = { messageKey: 'archivedRecord' };
  const faultsOf = (closed: object): readonly string[] => {
    const feePayment = catalogue.entities.get('feePayment');
    return declarationFaults({
      catalogue: {
        ...catalogue,
        entities: new Map([...catalogue.entities, ['feePayment', { ...feePayment, closed } as never]]),
      },
      withoutMenu,
    });
  };

  it('are codes of a choice that it has', () => {
    expect(faultsOf({ field: 'refStatus', codes: ['confirmed', 'conffirmed'], why })).toEqual([
      'entity feePayment: ends by "conffirmed", which "refStatus" has not',
    ]);
    expect(faultsOf({ field: 'remark', codes: ['confirmed'], why })).toEqual([
      'entity feePayment: ends by "remark", which is no choice',
    ]);
  });
});

describe('the module index that every page of the browser loads first', () => {
  const { screens, entities } = moduleIndexOf(catalogue.modules);
  const isOutlined = (name: string): boolean => Object.hasOwn(entities, name);

  it('contains the entities that screens show and that fields refer to', () => {
    const shownEntities = screens.flatMap(({ screen }) => (screen.kind === 'resource' ? [screen.entity] : []));
    const referred = [...catalogue.entities.values()]
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) => (field.kind === 'ref' || field.kind === 'inverse' ? [field.target] : []));
    expect([...shownEntities, ...referred].filter((name) => !isOutlined(name))).toEqual([]);
    expect(shownEntities).toContain('userCommittee');
  });

  it('contains the entities that pages load by name', () => {
    const loadedByName = readSources('src').flatMap(({ path, text: source }) =>
      isTest(path)
        ? []
        : [...source.matchAll(/(?:loadEntity|findIndexedEntity)\('(\w+)'\)/gu)].map((found) => found[1] ?? ''),
    );
    expect(loadedByName).toContain('userCommittee');
    expect(loadedByName.filter((name) => !isOutlined(name))).toEqual([]);
  });

  it('leaves out rows that are only ever read with their record', () => {
    expect(['hazMainSubStance', 'hazPackage'].map((name) => [catalogue.entities.has(name), isOutlined(name)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe('every folder of src/modules', () => {
  const folders = readdirSync(join(repository, 'src/modules'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  it('is a module of the product, by the name under which the browser loads it', async () => {
    for (const name of folders) {
      const exported = (await import(join(repository, 'src/modules', name, 'index.ts'))) as Readonly<
        Record<string, unknown>
      >;
      expect(
        exported[toCamelCase(name)],
        `src/modules/${name}/index.ts exports its module as ${toCamelCase(name)}, and npm run modules lists it`,
      ).toBe(moduleDeclarations.find((module) => module.name === name));
      expect(exported[toCamelCase(name)]).toBeDefined();
    }
  });
});
