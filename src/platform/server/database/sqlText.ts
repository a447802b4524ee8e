/** Pieces of SQL text. Names are taken only from declarations; values are always passed as parameters. */

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** For constants in the code, such as the group of a choice. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Assigns `$n` and records the order of the values. */
export interface SqlParameters<T> {
  readonly names: readonly T[];
  readonly placeholder: (name: T) => string;
}

/** Numbers start after those already assigned; a name used twice has one number. */
export function parametersAfter<T>(count: number): SqlParameters<T> {
  const names: T[] = [];
  return {
    names,
    placeholder(name) {
      const knownIndex = names.indexOf(name);
      const index = knownIndex === -1 ? names.push(name) - 1 : knownIndex;
      return `$${count + index + 1}`;
    },
  };
}
