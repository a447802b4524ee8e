import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { rights, type Right } from '#language/rights.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { WireRecord } from '../../api/resource.ts';
import { mayEdit, offeredActions, outcomeOf } from './offeredActions.ts';

const department = getEntity(testCatalogue, 'department');
const log = getEntity(testCatalogue, 'event');
const every = new Set<Right>(rights);
const active = { id: 'a', isActive: true };
const archived = { id: 'b', isActive: false };
const offered = (heldRights: readonly Right[], rows = [active, archived]) =>
  offeredActions(department, new Set(heldRights), rows).map(
    ({ action, rows: open }) => `${action} ${open.map(({ id }) => id).join()}`,
  );

describe('actions for ticked rows', () => {
  it('are offered by right', () => {
    expect(offered([])).toEqual([]);
    expect(offered(['canView', 'canSelect', 'canEdit', 'canCreate'])).toEqual([]);
    expect(offered(['canArchive'])).toEqual(['archive a']);
    expect(offered(['canActive', 'canArchive', 'canDelete'])).toEqual(['activate b', 'archive a', 'delete a,b']);
  });

  it('apply to the rows whose state allows them', () => {
    expect(offered(['canActive', 'canArchive'], [active])).toEqual(['activate ', 'archive a']);
    expect(offered(['canActive', 'canArchive'], [archived])).toEqual(['activate b', 'archive ']);
  });

  it('are not offered for read-only entities', () => {
    expect(offeredActions(log, every, [active])).toEqual([]);
    expect(mayEdit(log, every, active)).toBe(false);
  });

  it('include editing for active records, with the right to edit', () => {
    expect([
      mayEdit(department, every, active),
      mayEdit(department, every, archived),
      mayEdit(department, new Set<Right>(['canView']), active),
    ]).toEqual([true, false, false]);
  });
});

describe('a row in a closed state', () => {
  const why = { messageKey: 'archivedRecord' };
  const entity = { ...department, closed: { field: 'refStatus', codes: ['done'], why } };
  const [open, closed] = ['waiting', 'done'].map((code, index): WireRecord => ({
    id: String(index),
    isActive: true,
    refStatus: { code },
  })) as [WireRecord, WireRecord];

  it('cannot be edited, archived or deleted, and the reason is given', () => {
    expect([mayEdit(entity, every, open), mayEdit(entity, every, closed)]).toEqual([true, false]);
    expect(offeredActions(entity, new Set<Right>(['canArchive', 'canDelete']), [open, closed])).toEqual(
      ['archive', 'delete'].map((action) => ({ action, rows: [open], closedReason: why })),
    );
  });

  it('can be activated again if it was archived before', () => {
    const archivedAndClosed = { ...closed, isActive: false };
    expect(offeredActions(entity, new Set<Right>(['canActive']), [archivedAndClosed])).toEqual([
      { action: 'activate', rows: [archivedAndClosed] },
    ]);
  });
});

describe('outcomeOf', () => {
  const archive = (rows: readonly WireRecord[]) => ({ action: 'archive', rows }) as const;

  it('pairs results and rows in the order they were sent', () => {
    const error = { status: 409, message: 'ข้อมูลถูกแก้ไขแล้ว' };
    const { done, refused } = outcomeOf(archive([active, archived]), [
      { id: 'a', ok: true, version: 2 },
      { id: 'b', ok: false, error },
    ]);
    expect([done.map(({ id }) => id), refused]).toEqual([['a'], [{ row: archived, error }]]);
  });

  it('counts a row without a result as refused', () => {
    expect(outcomeOf(archive([active]), [])).toEqual({ done: [], refused: [{ row: active, error: { status: 0 } }] });
  });

  it('returns the new state of the changed rows, so that another action can follow at once', () => {
    const before = { ...active, version: 1 };
    const after = outcomeOf(archive([before]), [{ id: 'a', ok: true, version: 2 }]).done;
    expect(after).toEqual([{ id: 'a', isActive: false, version: 2 }]);
    expect(outcomeOf({ action: 'activate', rows: after }, [{ id: 'a', ok: true, version: 3 }]).done).toEqual([
      { id: 'a', isActive: true, version: 3 },
    ]);
    expect(outcomeOf({ action: 'delete', rows: after }, [{ id: 'a', ok: true }]).done).toEqual(after);
  });
});
