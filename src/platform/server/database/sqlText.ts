/** Pieces of SQL text. Names come only from declarations; values only ever travel as parameters. */

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** For constants of our own, such as the group of a choice. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Hands out `$n`, and remembers in which order the values must come. */
export interface SqlParameters<T> {
  readonly names: readonly T[];
  readonly placeholder: (name: T) => string;
}

/** Numbers begin after those already given out; a name asked for twice has one number. */
export function parametersAfter<T>(count: number): SqlParameters<T> {
  const names: T[] = [];
  return {
    names,
    placeholder(name) {
      const known = names.indexOf(name);
      const index = known === -1 ? names.push(name) - 1 : known;
      return `$${count + index + 1}`;
    },
  };
}
