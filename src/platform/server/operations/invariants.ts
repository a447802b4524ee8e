/**
 * Invariants that the data must satisfy at any time. Each is a file: a comment with the invariant in words, and a query
 * that returns the rows that break it. `-- each: tree` runs the query for every tree, `record` for every record, `file`
 * for every file field, `document` for every document type that is requested, `workflow` for every record with its own
 * workflow, `reference` for every field that refers to an issued document, with its
 * `:root` and whether it `:uses` it up; the names are inserted for `:table`,
 * `:parent`, `:column`, `:status`, `:target`, `:reference`, texts for `:entity`, `:field`, and arrays of texts for
 * `:types`, `:states`, `:ends`; `:served` are the types of the document in all modules that serve it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypesOf, getEntity, rootEntityOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import { actionsByFourEyes, isFinalState, statesOf } from '#language/workflow.ts';
import { quoteLiteral, quote } from '../database/sqlText.ts';

export interface Invariant {
  readonly name: string;
  readonly law: string;
  /** One query for each subject. */
  readonly queries: readonly string[];
}

export function readInvariants(folder: string, catalogue: Catalogue): Invariant[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names.map((name) =>
    parseInvariant({ name: name.replace(/\.sql$/, ''), text: readFileSync(join(folder, name), 'utf8'), catalogue }),
  );
}

function parseInvariant({ name, text, catalogue }: { name: string; text: string; catalogue: Catalogue }): Invariant {
  const lines = text.trim().split('\n');
  const law = /^-- (.+)$/.exec(lines[0] ?? '')?.[1];
  if (law === undefined) throw new Error(`${name}.sql does not begin with its law in words`);
  const each = /^-- each: (\w+)$/m.exec(text)?.[1];
  const sql = lines
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .replace(/;\s*$/, '');
  return { name, law, queries: invariantSubjectsOf(catalogue, each).map((subject) => fill(name, sql, subject)) };
}

type InvariantSubject = Readonly<Record<string, string>>;

function invariantSubjectsOf(catalogue: Catalogue, each: string | undefined): InvariantSubject[] {
  const entities = [...catalogue.entities.values()];
  switch (each) {
    case undefined:
      return [
        {
          choices: `${quoteLiteral(JSON.stringify(declaredCodes(catalogue)))}::jsonb`,
          types: textArraySql([...catalogue.requests.values()].flatMap(({ documentTypes }) => documentTypes)),
        },
      ];
    case 'record':
      return entities.filter((entity) => entity.kind === 'record').map(entitySubject);
    case 'tree':
      return entities.flatMap((entity) =>
        entity.tree === undefined ? [] : [{ ...entitySubject(entity), parent: quote(columnName(entity.tree, 'ref')) }],
      );
    case 'file':
      return entities.flatMap((entity) =>
        storedFieldsOf(entity)
          .filter(([, field]) => field.kind === 'file')
          .map(([field, , column]) => ({
            ...entitySubject(entity),
            field: quoteLiteral(field),
            column: quote(column),
          })),
      );
    case 'document':
      return [...catalogue.requests.values()].map(({ document, documentTypes, workflow }) => {
        const states = statesOf(workflow);
        return {
          ...entitySubject(getEntity(catalogue, document)),
          types: textArraySql(documentTypes),
          served: textArraySql(documentTypesOf(catalogue, document)),
          states: textArraySql(states),
          ends: textArraySql(states.filter((state) => isFinalState(workflow, state))),
          handling: textArraySql(actionsByFourEyes(workflow, 'handles')),
          deciding: textArraySql(actionsByFourEyes(workflow, 'decides')),
        };
      });
    case 'workflow':
      return [...catalogue.workflows.values()].map(({ entity, status }) => ({
        ...entitySubject(getEntity(catalogue, entity)),
        status: quote(columnName(status, 'choice')),
      }));
    case 'reference':
      return entities.flatMap((entity) =>
        storedFieldsOf(entity).flatMap(([, field, column]) =>
          field.kind === 'ref' && field.refersTo !== undefined
            ? [
                {
                  ...entitySubject(entity),
                  target: quote(tableName(field.target)),
                  reference: quote(column),
                  root: quote(tableName(rootEntityOf(catalogue, entity).name)),
                  back: quote(entity.partOf === undefined ? 'id' : columnName(entity.partOf.rootField, 'ref')),
                  uses: String(field.refersTo.usesUp),
                  dossier: quote(columnName(field.refersTo.snapshot.dossier, 'ref')),
                  number: quote(columnName(field.refersTo.snapshot.number, 'text')),
                },
              ]
            : [],
        ),
      );
    default:
      throw new Error(`There is no "each: ${each}"`);
  }
}

function entitySubject(entity: AnyEntity): InvariantSubject {
  return { entity: quoteLiteral(entity.name), table: quote(tableName(entity.name)) };
}

function textArraySql(values: readonly string[]): string {
  return `array[${values.map(quoteLiteral).join(', ')}]::text[]`;
}

function declaredCodes(catalogue: Catalogue): { group: string; code: string }[] {
  return [...catalogue.choices.values()].flatMap((choice) =>
    codesOf(choice).map((code) => ({ group: choice.group, code })),
  );
}

/** A single colon before a letter: two of them are a cast. */
function fill(name: string, sql: string, subject: InvariantSubject): string {
  return sql.replace(/(?<!:):([a-z]+)\b/g, (_whole, placeholder: string) => {
    const value = subject[placeholder];
    if (value === undefined) throw new Error(`${name}.sql speaks of ":${placeholder}", which it is not given`);
    return value;
  });
}
