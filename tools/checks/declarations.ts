/** Requirements of every declaration: Thai text in Thai, a list, a form, a right, an API path. */
import { allFieldsOf, formFieldNamesOf, rootEntityOf, type Catalogue } from '../../src/language/catalogue.ts';
import type { AnyEntity } from '../../src/language/entity.ts';
import type { Label } from '../../src/language/label.ts';
import type { ModuleDeclaration } from '../../src/language/module.ts';
import { collectionName } from '../../src/language/naming.ts';

export interface DeclarationCheck {
  readonly catalogue: Catalogue;
  /** Entities that no menu reaches, each with how it is reached instead. */
  readonly withoutMenu: Readonly<Record<string, string>>;
}

export function declarationFaults({ catalogue, withoutMenu }: DeclarationCheck): string[] {
  const entities = [...catalogue.entities.values()];
  return [
    ...entities.flatMap((entity) => entityFaults(entity)),
    ...entities.flatMap((entity) => closedStateFaults(catalogue, entity)),
    ...catalogue.modules.flatMap((module) => choiceFaults(catalogue, module)),
    ...entities.flatMap((entity) => rightFaults(catalogue, entity, withoutMenu)),
    ...[...catalogue.choices.values()].flatMap((choice) => [
      ...labelFaults(`choice ${choice.name}`, choice.title),
      ...Object.entries(choice.values).flatMap(([code, value]) =>
        labelFaults(`choice ${choice.name}.${code}`, value.label),
      ),
    ]),
    ...[...catalogue.messages].flatMap(([key, text]) => [
      ...labelFaults(`message ${key}`, [text.th, text.en]),
      ...parameterFaults(key, text),
    ]),
    ...catalogue.menus.flatMap((menu) => labelFaults(`menu ${menu.key}`, menu.label)),
    ...catalogue.menuSides.flatMap((side) => labelFaults(`menu-side ${side.key}`, side.label)),
    ...menuFaults(catalogue),
  ];
}

/** Collections whose spelling the product fixes, instead of the regular plural. */
const fixedCollections: Readonly<Record<string, string>> = { ld50: 'ld50', pictogram: 'pictogram' };

function entityFaults(entity: AnyEntity): string[] {
  const faults = [...labelFaults(`entity ${entity.name}`, entity.title)];
  const collection = entity.wire.split('/').at(-1);
  const expected = fixedCollections[entity.name] ?? collectionName(entity.name);
  if (collection !== expected)
    faults.push(`entity ${entity.name}: answers at "${collection}", should be "${expected}"`);
  for (const [name, field] of Object.entries(allFieldsOf(entity)))
    faults.push(...labelFaults(`field ${entity.name}.${name}`, field.label));
  if (entity.list.columns.length === 0) faults.push(`entity ${entity.name}: the list has no columns`);
  if (entity.list.search.length === 0) faults.push(`entity ${entity.name}: the list has nothing to search by`);
  if (entity.list.sort.length === 0) faults.push(`entity ${entity.name}: the list has no order`);
  return [...faults, ...formFaults(entity)];
}

/** The browser loads a module with those in its dependsOn, and finds the choices of its fields there. */
function choiceFaults({ modules }: Catalogue, module: ModuleDeclaration): string[] {
  const known = new Set(
    modules
      .filter(({ name }) => name === module.name || PLATFORM.test(name) || module.dependsOn.includes(name))
      .flatMap(({ choices }) => choices.map(({ name }) => name)),
  );
  return module.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const choice = field.kind === 'choice' || field.kind === 'json' ? field.choice : undefined;
      return choice === undefined || known.has(choice)
        ? []
        : [`field ${entity.name}.${name}: dependsOn of ${module.name} lacks the module of the choice "${choice}"`];
    }),
  );
}

const PLATFORM = /^platform/u;

/** The closed states of a record are codes of its choice: an unknown code would leave it open for ever. */
function closedStateFaults({ choices }: Catalogue, { name, closed, fields }: AnyEntity): string[] {
  if (closed === undefined) return [];
  const field = fields[closed.field];
  const values = field?.kind === 'choice' ? choices.get(field.choice)?.values : undefined;
  if (values === undefined) return [`entity ${name}: ends by "${closed.field}", which is no choice`];
  return closed.codes
    .filter((code) => !Object.hasOwn(values, code))
    .map((code) => `entity ${name}: ends by "${code}", which "${closed.field}" has not`);
}

/** A person can fill in every required field, and no field is shown twice. */
function formFaults(entity: AnyEntity): string[] {
  const formFields = formFieldNamesOf(entity.form);
  const faults = formFields.length === 0 ? [`entity ${entity.name}: the form is empty`] : [];
  if (new Set(formFields).size < formFields.length) faults.push(`entity ${entity.name}: the form shows a field twice`);
  const missing = Object.entries(entity.fields).filter(
    ([name, field]) => field.required && field.managed !== true && !formFields.includes(name),
  );
  // Nobody fills in fields that the server alone writes: fields that it stores for filtering need not all be shown.
  return entity.readOnly
    ? faults
    : [...faults, ...missing.map(([name]) => `entity ${entity.name}: "${name}" is required and not in the form`)];
}

/** Somebody can reach it: through a menu with the entity or its root, or for a stated reason. */
function rightFaults(catalogue: Catalogue, entity: AnyEntity, withoutMenu: DeclarationCheck['withoutMenu']): string[] {
  const root = rootEntityOf(catalogue, entity).name;
  const menus = catalogue.menus.filter((menu) => menu.entities.includes(entity.name) || menu.entities.includes(root));
  const isGiven = menus.some((menu) => Object.values(menu.roles).some((rights) => rights.length > 0));
  const excuse = withoutMenu[root];
  if (isGiven && excuse !== undefined) return [`entity ${root}: has a menu and needs no excuse`];
  return isGiven || excuse !== undefined ? [] : [`entity ${entity.name}: no menu gives anybody a right to it`];
}

function menuFaults(catalogue: Catalogue): string[] {
  const keys = new Set(catalogue.menus.map((menu) => menu.key));
  const sides = new Set(catalogue.menuSides.map((side) => side.key));
  return [
    ...repeated(catalogue.menus.map((menu) => menu.key)).map((key) => `menu ${key}: declared twice`),
    ...repeated(catalogue.menus.map((menu) => menu.url)).map((url) => `menu url ${url}: declared twice`),
    ...repeated(catalogue.menuSides.map((side) => side.key)).map((key) => `menu-side ${key}: declared twice`),
    ...catalogue.menuSides
      .filter((side) => side.menu !== undefined && !keys.has(side.menu))
      .map((side) => `menu-side ${side.key}: names no menu`),
    ...catalogue.menuSides
      .filter((side) => side.parent !== undefined && !sides.has(side.parent))
      .map((side) => `menu-side ${side.key}: hangs on nothing`),
    ...catalogue.menus
      .filter((menu) => !menu.url.startsWith('/app/'))
      .map((menu) => `menu ${menu.key}: is outside /app`),
  ];
}

function labelFaults(what: string, [th, en]: Label): string[] {
  return [
    ...(/[\u0E00-\u0E7F]/.test(th) ? [] : [`${what}: the Thai text "${th}" has no Thai in it`]),
    ...(en.trim() === '' || /[\u0E00-\u0E7F]/.test(en) ? [`${what}: the English text "${en}" is not English`] : []),
  ];
}

/** Both texts have the same parameters. */
function parameterFaults(key: string, { th, en }: { th: string; en: string }): string[] {
  const inside = (text: string): string =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1] ?? '')
      .toSorted()
      .join();
  return inside(th) === inside(en) ? [] : [`message ${key}: the two texts have different parameters`];
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
