/**
 * Every row of every vocabulary: rows of choices are made from their declarations, the others from the tables in
 * tables/.
 */
import { codesOf, type Choice } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { generalLookups } from './tables/generalLookups.ts';
import { iconLookups } from './tables/iconLookups.ts';
import { substanceLookups } from './tables/substanceLookups.ts';
import { tradeLookups } from './tables/tradeLookups.ts';
import { seededReference, insertMissing, mergeSeedResults, type SeedResult, type SeedRecord } from './insertMissing.ts';
import type { LookupTable } from './lookupTable.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

export const lookupTables: readonly LookupTable[] = [
  ...substanceLookups,
  ...tradeLookups,
  ...generalLookups,
  iconLookups,
];

/** Contains a row for every group, itself included: the name of the group. */
export const GROUP_OF_GROUPS = 'LOOKUP_GROUP';

export interface LookupSeed {
  readonly record: SeedRecord<'lookup'> & {
    readonly group: string;
    readonly key: string;
    readonly value: string;
    readonly value2: string;
  };
  readonly parent?: { readonly group: string; readonly key: string };
}

/** `more` are the vocabularies of modules. */
export function lookupSeeds(choices: Iterable<Choice>, more: readonly LookupTable[] = []): readonly LookupSeed[] {
  const declared = [...choices];
  const tables = [...lookupTables, ...more];
  return [
    ...declared.flatMap(choiceSeeds),
    ...tables.flatMap(tableSeeds),
    ...tableSeeds(groupsTable([...declared.map(({ group, title }) => ({ group, title })), ...tables])),
  ];
}

/**
 * Returns the id of a seeded lookup row; for a choice its code is used instead of the key, which administrators may
 * change.
 */
export function lookupId(group: string, keyOrCode: string): string {
  return seedId(`lookup ${group} ${keyOrCode}`);
}

/** Inserts parents before their children, so that each child refers to the existing row. */
export async function seedLookups(context: SeedContext, more: readonly LookupTable[] = []): Promise<SeedResult> {
  const seeds = lookupSeeds(context.catalogue.choices.values(), more);
  const ofChoices = await insertMissing(context, {
    entity: 'lookup',
    keyFields: ['group', 'code'],
    isNeeded: true,
    records: recordsOf(seeds, isOfChoice),
  });
  const roots = await insertMissing(context, {
    entity: 'lookup',
    keyFields: ['group', 'key'],
    records: recordsOf(seeds, (seed) => !isOfChoice(seed) && seed.parent === undefined),
  });
  const parents = mergeSeedResults([ofChoices, roots]);
  const idByKey = new Map(seeds.map(({ record }) => [groupKey(record), record.id]));
  const children = seeds.flatMap(({ record, parent }) =>
    parent === undefined
      ? []
      : [{ ...record, refParent: seededReference(parents, idByKey.get(groupKey(parent)) ?? groupKey(parent)) }],
  );
  return mergeSeedResults([
    parents,
    await insertMissing(context, { entity: 'lookup', keyFields: ['group', 'key'], records: children }),
  ]);
}

/** Leaves gaps between the rows for those of an administrator. */
const SEQ_STEP = 10;

function choiceSeeds(choice: Choice): LookupSeed[] {
  return codesOf(choice).map((code, index) => {
    const value = choice.values[code];
    if (value === undefined) throw new Error(`The choice "${choice.name}" has no value "${code}"`);
    return {
      record: {
        ...lookupRow({ group: choice.group, key: value.key, label: value.label, index }),
        id: lookupId(choice.group, code),
        code,
      },
    };
  });
}

function tableSeeds({ group, parentGroup, rows }: LookupTable): LookupSeed[] {
  return rows.map(([key, th, en, more], index) => ({
    record: {
      ...lookupRow({ group, key, label: [th, en], index }),
      id: lookupId(group, key),
      attribute: more?.attribute ?? null,
    },
    ...(parentGroup === undefined || more?.parent === undefined
      ? {}
      : { parent: { group: parentGroup, key: more.parent } }),
  }));
}

function lookupRow({
  group,
  key,
  label: [value, value2],
  index,
}: {
  group: string;
  key: string;
  label: Label;
  index: number;
}) {
  return { group, key, value, value2, seq: (index + 1) * SEQ_STEP };
}

function groupsTable(groups: readonly { readonly group: string; readonly title: Label }[]): LookupTable {
  const title: Label = ['กลุ่มข้อมูลอ้างอิง', 'Lookup group'];
  const all = [...groups, { group: GROUP_OF_GROUPS, title }].toSorted((one, other) =>
    one.group < other.group ? -1 : 1,
  );
  return { group: GROUP_OF_GROUPS, title, rows: all.map((each) => [each.group, ...each.title]) };
}

function isOfChoice({ record }: LookupSeed): boolean {
  return record.code !== undefined;
}

function recordsOf(seeds: readonly LookupSeed[], isIncluded: (seed: LookupSeed) => boolean): SeedRecord<'lookup'>[] {
  return seeds.filter(isIncluded).map(({ record }) => record);
}

function groupKey({ group, key }: { group: string; key: string }): string {
  return `${group} ${key}`;
}
