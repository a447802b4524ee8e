/** Depots and allotments of tests, and what their stock cards say. */
import type { TestAnswer, TestApp } from './app.ts';
import {
  bringToSignatory,
  editDocument,
  expectOk,
  fileDocument,
  refile,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from './requestPeople.ts';

export interface Depot extends FiledRequest {
  readonly dossierId: string;
  readonly areaLineIds: readonly string[];
}

export interface AreaValues {
  readonly name: string;
  readonly squareMetres: number;
  readonly kilograms: number;
}

/** Issues a depot with these areas. */
export async function issueDepot(test: TestApp, people: RequestPeople, areas: readonly AreaValues[]): Promise<Depot> {
  const filed = await fileDocument(test, people.operator, {
    wire: 'transaction/depots',
    values: { name: 'A depot', areas },
  });
  await approveWhole(test, people, filed);
  const { rows } = await test.app.pools.api.query<{ dossier: string; line: string }>(
    `select d."dossier_id" as "dossier", a."line_id" as "line" from "depot" d join "depot_area" a on a."depot_id" = d."id"
where d."id" = $1 order by a."seq"`,
    [filed.id],
  );
  return { ...filed, dossierId: rows[0]?.dossier ?? '', areaLineIds: rows.map(({ line }) => line) };
}

export async function approveWhole(test: TestApp, people: RequestPeople, filed: FiledRequest): Promise<void> {
  await bringToSignatory(test, people, filed);
  await takeStep(test, people.approver, filed, 'approve');
}

export interface AllotmentValues {
  readonly squareMetres: number;
  readonly kilograms?: number;
  /** Which of the areas; the first by default. */
  readonly area?: number;
}

export function allotmentBody(depot: Depot, lines: readonly AllotmentValues[]): Readonly<Record<string, unknown>> {
  return {
    name: 'An allotment',
    lines: lines.map(({ squareMetres, kilograms = 0, area = 0 }) => ({
      refDepot: { id: depot.id },
      areaLineId: depot.areaLineIds[area],
      squareMetres,
      kilograms,
    })),
  };
}

export function fileAllotment(
  test: TestApp,
  people: RequestPeople,
  depot: Depot,
  lines: readonly AllotmentValues[],
): Promise<FiledRequest> {
  return fileDocument(test, people.operator, { wire: 'transaction/allotments', values: allotmentBody(depot, lines) });
}

/** `quota reserve use held` of each card of the depot, by kind and area. */
export async function figuresOf(
  test: Pick<TestApp, 'app'>,
  { dossierId, areaLineIds }: Pick<Depot, 'dossierId' | 'areaLineIds'>,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await test.app.pools.api.query<{ kind: string; line: string; figures: string }>(
    `select "kind", "line_id" as "line", concat_ws(' ', trim_scale("quota"), trim_scale("reserve"), trim_scale("use"), trim_scale("held")) as "figures"
from "stock_card" where "dossier_id" = $1 and "kind" <> 'stock'`,
    [dossierId],
  );
  return Object.fromEntries(rows.map(({ kind, line, figures }) => [`${kind}${areaLineIds.indexOf(line)}`, figures]));
}

async function rowIdsOf(
  { app }: Pick<TestApp, 'app'>,
  { table, root, id }: { readonly table: string; readonly root: string; readonly id: string },
): Promise<readonly string[]> {
  const { rows } = await app.pools.api.query<{ id: string }>(
    `select "id" from "${table}" where "${root}" = $1 order by "seq"`,
    [id],
  );
  return rows.map((row) => row.id);
}

export function areaIdsOf(test: Pick<TestApp, 'app'>, { id }: FiledRequest): Promise<readonly string[]> {
  return rowIdsOf(test, { table: 'depot_area', root: 'depot_id', id });
}

/** Changes the first line of an allotment. */
export async function editAllotment(
  test: TestApp,
  { operator }: RequestPeople,
  filed: FiledRequest,
  { depot, values, reason }: { readonly depot: Depot; readonly values: object; readonly reason?: string },
): Promise<void> {
  const [id] = await rowIdsOf(test, { table: 'allotment_line', root: 'allotment_id', id: filed.id });
  const line = { id, refDepot: { id: depot.id }, areaLineId: depot.areaLineIds[0], ...values };
  await expectOk(editDocument(test, operator, filed, { ...(reason === undefined ? {} : { reason }), lines: [line] }));
}

export async function editFirstArea(
  test: TestApp,
  { operator }: RequestPeople,
  filed: FiledRequest,
  values: object,
): Promise<TestAnswer> {
  const [id] = await areaIdsOf(test, filed);
  return editDocument(test, operator, filed, { reason: 'x', areas: [{ id, ...values }] });
}

export async function removeAreaOf(
  test: TestApp,
  { operator }: RequestPeople,
  filed: FiledRequest,
  index: number,
): Promise<void> {
  const id = (await areaIdsOf(test, filed))[index];
  await expectOk(editDocument(test, operator, filed, { reason: 'x', areas: [{ id, isDelete: true }] }));
}

export async function fileCancellation(
  test: TestApp,
  { operator }: RequestPeople,
  base: FiledRequest,
): Promise<FiledRequest> {
  const cancellation = await refile(test, operator, { kind: 4, base });
  await expectOk(editDocument(test, operator, cancellation, { reason: 'x' }));
  return cancellation;
}
