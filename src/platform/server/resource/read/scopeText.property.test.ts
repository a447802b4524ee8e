/**
 * The scope as SQL: only equalities, on the row or on the registration of its holder, for every entity and every kind
 * of scope. An index can be used for them, and no other condition can widen them.
 */
import { describe, expect, it } from 'vitest';
import { rootEntityOf } from '#language/catalogue.ts';
import { readCriteria } from './search.ts';
import type { RowScope } from '#platform/server/access/actor/actor.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { compileRows, compileSearch } from './compile.ts';
import { prepareQuery } from './preparedQuery.ts';
import { readerOf, scopeOf, writeScopeOf, type ScopeParameter } from './reader.ts';
import { parametersAfter } from '../../database/sqlText.ts';
import { scopeSql } from './where.ts';

const scopes: readonly RowScope[] = [
  { kind: 'all' },
  { kind: 'none' },
  { kind: 'holder', holderId: 'h' },
  { kind: 'agent', holderId: 'h', documentTypes: ['release'] },
  { kind: 'department', departmentId: 'd' },
  { kind: 'departments', departmentIds: [] },
  { kind: 'departments', departmentIds: ['d'] },
  { kind: 'departments', departmentIds: ['d', 'e'] },
  { kind: 'documentTypes', documentTypes: ['release'] },
];

const cases = [...testCatalogue.entities.values()].flatMap((entity) =>
  scopes.map((scope) => ({ entity, scope, name: `${entity.name} by ${scope.kind}` })),
);

describe('the scope of every entity', () => {
  it('is a list of equalities on stored columns, for every kind of scope', () => {
    const wrong = cases.flatMap(({ entity, scope, name }) => {
      const { conditions, joins } = scopeSql(
        {
          catalogue: testCatalogue,
          reader: readerOf(makeTestActor({ scope })),
          scope: parametersAfter<ScopeParameter>(0),
        },
        entity,
        't',
      );
      const isRead = (condition: string): boolean =>
        rootEntityOf(testCatalogue, entity).scope.registration !== undefined && SEEN_WITH.test(condition);
      const odd = conditions.filter(
        (condition) => condition !== 'false' && !EQUALITY.test(condition) && !isRead(condition),
      );
      const oddJoins = joins.split('\n').filter((join) => join !== '' && !ROOT_JOIN.test(join));
      return [...odd, ...oddJoins].map((sql) => `${name}: ${sql}`);
    });
    expect(wrong).toEqual([]);
  });

  it('uses a registration if the entity declares it, and only for departments and document types', () => {
    const throughRegistration = cases.filter(({ entity, scope }) =>
      (scopeOf(readerOf(makeTestActor({ scope })), entity) ?? []).some(({ behind }) => behind !== undefined),
    );
    expect([...new Set(throughRegistration.map(({ entity }) => entity.name))].toSorted()).toEqual([
      'ktb',
      'membership',
      'userAuthorize',
      'userBank',
      'userCa',
    ]);
    expect([...new Set(throughRegistration.map(({ scope }) => scope.kind))].toSorted()).toEqual([
      'department',
      'departments',
      'documentTypes',
    ]);
    expect(
      throughRegistration.filter(
        ({ entity, scope }) => writeScopeOf(readerOf(makeTestActor({ scope })), entity) !== undefined,
      ),
    ).toEqual([]);
  });

  it('adds neither OR nor any other subquery to the compiled SQL', () => {
    const wrong = cases.filter(({ entity, scope }) => {
      const context = {
        catalogue: testCatalogue,
        choices: { codeOf: () => undefined },
        reader: readerOf(makeTestActor({ scope })),
      };
      const query = prepareQuery(context, entity, readCriteria({ select: ['id'], sort: [{ name: 'id' }] }));
      return [compileSearch(context, query).text, compileRows(context, query).text].some((text) =>
        wheresIn(text).some(isDisjunct),
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('would be detected if it were written otherwise', () => {
    expect(
      wheresIn('select 1 from "t" t where t."holder_id" = $1::uuid and (t."a" or t."b") limit 2').some(isDisjunct),
    ).toBe(true);
    expect(wheresIn(`select 1 from "t" t where exists (select 1) order by 1`).some(isDisjunct)).toBe(true);
    expect(wheresIn(`select 1 from "t" t where t."or" = 'or' order by 1`).some(isDisjunct)).toBe(false);
    expect(EQUALITY.test('t."holder_id" = $1::uuid or true')).toBe(false);
  });
});

/** A null test is also allowed, because an index can be used for it. */
const EQUALITY = /^\w+\."\w+" (?:= (?:\$\d+::uuid|any\(\$\d+::(?:uuid|text)\[\]\))|is null)$/u;
/** It also contains only equalities. */
const SEEN_WITH =
  /^exists \(select 1 from "dossier" seen where seen\."holder_id" = \w+\."holder_id" and seen\."document_type" = 'holderRegistration' and seen\."\w+" = (?:\$\d+::uuid|any\(\$\d+::(?:uuid|text)\[\]\))\)$/u;
const ROOT_JOIN = /^join "\w+" \w+_root on \w+_root\."id" = \w+\."\w+"$/u;

/** Returns the text from each `where` to its order or limit, without names and constants. */
function wheresIn(sql: string): string[] {
  const wheres = sql
    .replaceAll(new RegExp(SEEN_WITH.source.slice(1, -1), 'gu'), 'true')
    .replaceAll(/"[^"]*"|'[^']*'/gu, '')
    .split(/\bwhere\b/u)
    .slice(1);
  return wheres.map((where) => where.split(/\b(?:order by|limit)\b/u, 1)[0] ?? '');
}

function isDisjunct(sql: string): boolean {
  return /\b(?:or|exists|select|union|not)\b/iu.test(sql);
}
