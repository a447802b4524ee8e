import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { changesBetween, rightsByMenu, toggleRight, withRights, type MenuCard, type RowSource } from './rights.ts';

const card = (id: string): MenuCard => ({ id, key: id, name: id, nameEn: null });
const row = (id: string, menu: string, ...heldRights: Right[]) => ({
  id,
  refMenu: card(menu),
  ...Object.fromEntries(rights.map((right) => [right, heldRights.includes(right)])),
});
const of = (...heldRights: Right[]) => new Set(heldRights);

describe('ticked rights', () => {
  const base = [row('1', 'a', 'canView'), row('2', 'b', 'canView', 'canEdit')];
  const source: RowSource = { base, newRow: (values) => ({ ...values, id: 'new' }) };

  it('change only the row of their menu', () => {
    expect(withRights(base, [{ menu: card('a'), rights: of('canView', 'canEdit') }], source)).toEqual([
      row('1', 'a', 'canView', 'canEdit'),
      base[1],
    ]);
  });

  it('add a row if there is none, and remove it with the last right', () => {
    const added = withRights(base, [{ menu: card('c'), rights: of('canSelect') }], source);
    expect(added).toEqual([...base, row('new', 'c', 'canSelect')]);
    expect(
      withRights(
        added,
        [
          { menu: card('c'), rights: of() },
          { menu: card('a'), rights: of() },
        ],
        source,
      ),
    ).toEqual([base[1]]);
  });

  it('restore the original row if they are removed and ticked again', () => {
    const revoked = withRights(base, [{ menu: card('b'), rights: of() }], source);
    const back = withRights(revoked, [{ menu: card('b'), rights: of('canView', 'canEdit') }], source);
    expect(back).toEqual(base);
    expect(changesBetween(rightsByMenu(base), rightsByMenu(back))).toEqual([]);
  });

  it('are listed as granted and revoked', () => {
    const after = withRights(
      base,
      [
        { menu: card('b'), rights: of('canView', 'canDelete') },
        { menu: card('c'), rights: of('canView') },
      ],
      source,
    );
    expect(changesBetween(rightsByMenu(base), rightsByMenu(after))).toEqual([
      { menuId: 'b', given: ['canDelete'], taken: ['canEdit'] },
      { menuId: 'c', given: ['canView'], taken: [] },
    ]);
  });

  it('are those of the last change, whatever was ticked before, with one row per menu', () => {
    const change = fc.record({
      menu: fc.constantFrom('a', 'b', 'c', 'd').map(card),
      rights: fc.subarray([...rights]).map((heldRights) => new Set(heldRights)),
    });
    assertProperty(
      fc.property(fc.array(change), (steps) => {
        const rows = steps.reduce(
          (now, step) => withRights(now, [step], source),
          base as ReturnType<typeof withRights>,
        );
        const expected = new Map(
          base.map((baseRow) => [
            baseRow.refMenu.id,
            new Set(rights.filter((right) => (baseRow as Record<string, unknown>)[right] === true)),
          ]),
        );
        for (const step of steps) expected.set(step.menu.id, step.rights);
        expect(rightsByMenu(rows)).toEqual(new Map([...expected].filter(([, heldRights]) => heldRights.size > 0)));
        expect(new Set(rows.map(({ refMenu }) => (refMenu as MenuCard).id)).size).toBe(rows.length);
      }),
    );
  });

  it('are unchanged if toggled twice', () => {
    assertProperty(
      fc.property(fc.subarray([...rights]), fc.constantFrom(...rights), (heldRights, right) => {
        expect(toggleRight(toggleRight(new Set(heldRights), right), right)).toEqual(new Set(heldRights));
      }),
    );
  });
});
