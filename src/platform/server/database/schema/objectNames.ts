/** Names of database objects: the same at every run, and within the 63 bytes PostgreSQL uses of a name. */
import { createHash } from 'node:crypto';
import { quote } from '../sqlText.ts';

const MAX_NAME_BYTES = 63;
const HASH_DIGITS = 8;

export interface UnnamedObject {
  readonly table: string;
  readonly columns: readonly string[];
  /** `key`, `fkey`, `check`, `idx`: the kind of object that a violated name refers to. */
  readonly suffix: string;
}

export type NamedObject<T extends UnnamedObject> = T & { readonly name: string };

export function quoteAll(identifiers: readonly string[]): string {
  return identifiers.map(quote).join(', ');
}

/**
 * `haz` with `license_code` and `haz_license` with `code` would have the same name. The longer table, whose name is
 * more specific, gets it; the other name gets a hash.
 */
export function nameObjects<T extends UnnamedObject>(things: readonly T[]): NamedObject<T>[] {
  const keepers = new Map<string, T>();
  for (const object of things) {
    const name = plainName(object);
    const other = keepers.get(name);
    if (other !== undefined && identity(other) === identity(object))
      throw new Error(`The table "${object.table}" asks twice for "${name}"`);
    if (other === undefined || hasPriority(object, other)) keepers.set(name, object);
  }
  return things.map((object) => {
    const plain = plainName(object);
    return { ...object, name: keepers.get(plain) === object ? plain : hashedName(object) };
  });
}

function hasPriority(one: UnnamedObject, other: UnnamedObject): boolean {
  return one.table.length === other.table.length
    ? identity(one) < identity(other)
    : one.table.length > other.table.length;
}

function identity({ table, columns, suffix }: UnnamedObject): string {
  return [table, ...columns, suffix].join('\0');
}

function plainName(object: UnnamedObject): string {
  const name = [object.table, ...object.columns, object.suffix].join('_');
  return Buffer.byteLength(name) > MAX_NAME_BYTES ? hashedName(object) : name;
}

function hashedName(object: UnnamedObject): string {
  const { table, columns, suffix } = object;
  const hash = createHash('sha256').update(identity(object)).digest('hex').slice(0, HASH_DIGITS);
  const room = MAX_NAME_BYTES - suffix.length - HASH_DIGITS - 2;
  return [[table, ...columns].join('_').slice(0, room), hash, suffix].join('_');
}
