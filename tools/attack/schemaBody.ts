/** Makes a body from the schema of a call, with something wrong in most of them. */
import fc from 'fast-check';
import { newId } from '#platform/server/database/newId.ts';
import { oddValue } from './oddValues.ts';
import type { Random } from './random.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
}

const ODD_VALUE_SHARE = 0.25;
const DEEPEST = 5;

export function bodyFor(schema: object | undefined, random: Random): unknown {
  if (schema === undefined || random.chance(0.1)) return oddValueOf(random) ?? {};
  return valueOf(schema, random, 0) ?? {};
}

function valueOf(schema: Schema, random: Random, depth: number): unknown {
  if (depth > DEEPEST || random.chance(ODD_VALUE_SHARE * (depth > 0 ? 1 : 0.1))) return oddValueOf(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined && schema.enum.length > 0) return random.pick(schema.enum);
  if (schema.anyOf !== undefined && schema.anyOf.length > 0) return valueOf(random.pick(schema.anyOf), random, depth);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random.chance(0.9))
          .map(([name, inner]) => [name, valueOf(inner, random, depth + 1)]),
      );
    case 'array':
      return Array.from({ length: random.below(3) }, () => valueOf(schema.items ?? {}, random, depth + 1));
    case 'integer':
    case 'number':
      return random.below(5);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return random.chance(0.5) ? newId() : 'ทดสอบ';
    default:
      return oddValueOf(random);
  }
}

function oddValueOf(random: Random): unknown {
  return fc.sample(oddValue, { seed: random.below(2 ** 31), numRuns: 1 })[0] ?? null;
}
