/** Rules for the menus of all modules together. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { rights } from '#language/rights.ts';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { OWNER_ONLY } from '#platform/server/access/rights/limitCompanyRoles.ts';
import { lookupSeeds } from '#platform/server/seeds/lookups.ts';

const { menus, menuSides } = catalogue;

describe('the menus of all modules', () => {
  it('have one key and one address each', () => {
    expect(twice(menus.map(({ key }) => key))).toEqual([]);
    expect(twice(menus.map(({ url }) => url))).toEqual([]);
  });

  it('are below /app and grant only existing rights', () => {
    expect(menus.filter(({ url }) => !/^\/app\/[a-z0-9-]+(?:\/[a-z0-9*-]+)*$/u.test(url))).toEqual([]);
    const granted = menus.flatMap(({ roles }) => Object.values(roles).flat());
    expect(granted.filter((right) => !rights.includes(right))).toEqual([]);
  });

  it('are all drawn at the side, below existing headings', () => {
    const drawn = new Set(menuSides.flatMap(({ menu }) => (menu === undefined ? [] : [menu])));
    expect(menus.filter(({ key }) => !drawn.has(key))).toEqual([]);
    expect([...drawn].filter((key) => !menus.some((menu) => menu.key === key))).toEqual([]);
    expect(twice(menuSides.map(({ key }) => key))).toEqual([]);
    const keys = new Set(menuSides.map(({ key }) => key));
    expect(menuSides.filter(({ parent }) => parent !== undefined && !keys.has(parent))).toEqual([]);
  });

  it('are drawn in one order, and no heading is empty', () => {
    expect(twice(menuSides.map(({ parent, seq }) => `${parent ?? ''} ${seq}`))).toEqual([]);
    expect(
      menuSides.filter(({ key, menu }) => menu === undefined && !menuSides.some(({ parent }) => parent === key)),
    ).toEqual([]);
  });

  it('use icons that an administrator may choose', () => {
    const availableIcons = new Set(
      lookupSeeds([])
        .filter(({ record }) => record.group === 'ICON')
        .map(({ record }) => record.key),
    );
    const used = [...menus, ...menuSides].flatMap(({ icon }) => (icon === undefined ? [] : [icon]));
    expect(used.filter((icon) => !availableIcons.has(icon))).toEqual([]);
  });

  it('are described where a company gives rights in them', () => {
    const given = menus.filter(({ roles, attributes }) => OWNER_ROLE in roles && attributes?.[OWNER_ONLY] !== true);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter(({ description }) => description === undefined).map(({ key }) => key)).toEqual([]);
  });

  it('are labelled in Thai and in English', () => {
    const labels = [...menus, ...menuSides].map(({ label }) => label);
    expect(labels.filter(([th, en]) => !/\p{Script=Thai}/u.test(th) || !/^[ -~]+$/u.test(en))).toEqual([]);
  });
});

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
