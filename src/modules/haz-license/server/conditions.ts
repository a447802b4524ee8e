/** The conditions of a licence: proposed from the list when an officer receives the request, and disclosed when it is issued. */
import { idOf } from '#language/readUnknown.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import type { EffectContext } from '#platform/server/request/step/stepParts.ts';
import { CONDITIONS_MAX } from '../hazLicense.ts';

type Context = EffectContext<'hazLicense'>;

interface ListedCondition {
  readonly id: string;
  readonly th: string;
  readonly en: string;
}

type Row = NonNullable<Context['document']['proposedConditions']>[number];

/** What the step has done, to take it back. */
interface Proposal {
  /** Rows. */
  readonly added: readonly string[];
  /** Of the list, and not of this operation and substance any more. */
  readonly removed: readonly string[];
}

const PROPOSED = 'proposedConditions';

/**
 * Those of the list that fit are added, and those that no longer fit are taken out: the operator may have changed the
 * substance since, and a renewal gets what is on the list by now. What an officer has written stays. A change keeps the
 * conditions of the paper in force.
 */
export const proposeConditions = {
  apply: async ({ db, document, detail, request }: Context): Promise<void> => {
    const { refRequestType: kind } = request;
    const rows = document.proposedConditions ?? [];
    if (kind === 'cancel' || (kind === 'change' && rows.length > 0)) return;
    const fitting = await fittingConditions(db, document);
    const isStale = ({ refCondition, textTh }: Row): boolean =>
      textTh === null && refCondition !== null && !fitting.includes(idOf(refCondition) ?? '');
    const kept = rows.filter((row) => !isStale(row));
    const known = new Set(kept.map(({ refCondition }) => idOf(refCondition)));
    const added = fitting
      .filter((id) => !known.has(id))
      .slice(0, CONDITIONS_MAX - kept.length)
      .map((id, index) => rowOf(id, rows.length + index));
    const proposal: Proposal = {
      added: added.map(({ id }) => id),
      removed: rows.filter(isStale).flatMap(({ refCondition }) => idOf(refCondition) ?? []),
    };
    detail[PROPOSED] = proposal;
    const marked = rows.map((row) => (isStale(row) ? { ...row, isDelete: true } : row));
    Object.assign(document, { proposedConditions: [...marked, ...added] });
  },
  undo: async ({ document, detail }: Context): Promise<void> => {
    const { added, removed } = (detail[PROPOSED] ?? { added: [], removed: [] }) as Proposal;
    const rows = document.proposedConditions ?? [];
    const marked = rows.map((row) => (added.includes(row.id) ? { ...row, isDelete: true } : row));
    const again = removed.map((id, index) => rowOf(id, rows.length + index));
    Object.assign(document, { proposedConditions: [...marked, ...again] });
  },
};

/** `place`: how many rows stand before it. */
function rowOf(condition: string, place: number) {
  const refCondition = { id: condition };
  return { id: newId(), lineId: newId(), seq: place + 1, refCondition, textTh: null, textEn: null };
}

async function fittingConditions(db: Queryable, document: Context['document']): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'fitting-conditions',
    text: `select c."id" from "licence_condition" c where c."is_active"
  and (coalesce(jsonb_array_length(c."operations"), 0) = 0 or c."operations" ? $1)
  and (coalesce(jsonb_array_length(c."haz_types"), 0) = 0 or c."haz_types" ? $2)
  and (c."haz_object_id" is null or c."haz_object_id" = $3)
order by c."seq", c."code" limit $4`,
    values: [document.refOperation, document.refHazType, idOf(document.refHazObject), CONDITIONS_MAX],
  });
  return rows.map(({ id }) => id);
}

/** A condition in each line, as it is printed. */
export async function discloseConditions({ db, document, request }: Context): Promise<void> {
  if (request.refRequestType === 'cancel') return;
  const texts = await conditionTexts(db, document.proposedConditions);
  const joined = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'));
  Object.assign(document, {
    conditionsTh: joined(texts.map(({ th }) => th)),
    conditionsEn: joined(texts.map(({ en }) => en)),
  });
}

export interface ConditionText {
  readonly th: string;
  readonly en: string;
}

interface ProposedCondition {
  readonly refCondition: unknown;
  readonly textTh: string | null;
  readonly textEn: string | null;
}

/** The text that an officer wrote, or that of the list. */
export async function conditionTexts(
  db: Queryable,
  rows: readonly ProposedCondition[] | null | undefined,
): Promise<readonly ConditionText[]> {
  const ids = (rows ?? []).flatMap(({ refCondition }) => idOf(refCondition) ?? []);
  const { rows: found } = await db.query<ListedCondition & Record<string, unknown>>({
    name: 'texts-of-conditions',
    text: 'select "id", "name_th" as "th", "name_en" as "en" from "licence_condition" where "id" = any($1::uuid[])',
    values: [ids],
  });
  const listed = new Map(found.map((row) => [row.id, row]));
  return (rows ?? []).map(({ refCondition, textTh, textEn }) => {
    const known = listed.get(idOf(refCondition) ?? '');
    const th = oneLine(textTh ?? known?.th ?? '');
    return { th, en: oneLine(textEn ?? (textTh === null ? known?.en : undefined) ?? th) };
  });
}
