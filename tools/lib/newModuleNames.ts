/** Checks names and titles of a new module: they are unique, and the tests of menus and of the glossary accept them. */
import type { Catalogue } from '../../src/language/catalogue.ts';
import type { Label } from '../../src/language/label.ts';
import { StartProblem } from '../../src/platform/server/startProblem.ts';

export function checkNew({ entities, choices }: Catalogue, names: readonly string[]): void {
  const takenName = names.find((name) => entities.has(name) || choices.has(name));
  if (takenName !== undefined)
    throw new StartProblem(`There is an entity or a choice ${takenName} already: choose another name.`);
}

export function readTitle(title: Label): Label {
  const [th, en] = title;
  if (!/^[^|\n]*\p{Script=Thai}[^|\n]*$/u.test(th))
    throw new StartProblem(`"${th}" is not a Thai title: write it in Thai, without "|".`);
  if (!/^[ -{}~]+$/u.test(en) || en.trim() === '')
    throw new StartProblem(`"${en}" is not an English title: write it in plain English letters, without "|".`);
  return title;
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
