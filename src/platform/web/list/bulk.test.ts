import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { rights, type Right } from '#language/rights.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { mayEdit, offeredActions, outcomeOf } from './bulk.ts';

const department = getEntity(testCatalogue, 'department');
const log = getEntity(testCatalogue, 'event');
const every = new Set<Right>(rights);
const active = { id: 'a', isActive: true };
const archived = { id: 'b', isActive: false };
const offered = (held: readonly Right[], rows = [active, archived]) => offeredActions(department, new Set(held), rows).map(({ action, rows: open }) => `${action} ${open.map(({ id }) => id).join()}`);

describe('what may be done with ticked rows', () => {
  it('is drawn by rights', () => {
    expect(offered([])).toEqual([]);
    expect(offered(['canView', 'canSelect', 'canEdit', 'canCreate'])).toEqual([]);
    expect(offered(['canArchive'])).toEqual(['archive a']);
    expect(offered(['canActive', 'canArchive', 'canDelete'])).toEqual(['activate b', 'archive a', 'delete a,b']);
  });

  it('is open to the rows whose state allows it', () => {
    expect(offered(['canActive', 'canArchive'], [active])).toEqual(['activate ', 'archive a']);
    expect(offered(['canActive', 'canArchive'], [archived])).toEqual(['activate b', 'archive ']);
  });

  it('is nothing for what was written once', () => {
    expect(offeredActions(log, every, [active])).toEqual([]);
    expect(mayEdit(log, every, active)).toBe(false);
  });

  it('includes editing for active records, with the right to', () => {
    expect([mayEdit(department, every, active), mayEdit(department, every, archived), mayEdit(department, new Set<Right>(['canView']), active)]).toEqual([true, false, false]);
  });
});

describe('what became of the rows', () => {
  it('is told row by row, in the order they were sent', () => {
    const error = { status: 409, message: 'ข้อมูลถูกแก้ไขแล้ว' };
    expect(outcomeOf([active, archived], [{ id: 'a', ok: true, version: 2 }, { id: 'b', ok: false, error }])).toEqual({ done: [active], refused: [{ row: archived, error }] });
  });

  it('counts a row without an answer as not done', () => {
    expect(outcomeOf([active], [])).toEqual({ done: [], refused: [{ row: active, error: { status: 0 } }] });
  });
});
