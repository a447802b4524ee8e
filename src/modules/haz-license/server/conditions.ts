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

const PROPOSED = 'proposedConditions';

/** Nothing is proposed where conditions are written already: by an earlier officer, or copied from the paper in force. */
export const proposeConditions = {
  apply: async ({ db, document, detail, request }: Context): Promise<void> => {
    if (request.refRequestType === 'cancel' || (document.proposedConditions ?? []).length > 0) return;
    const { rows } = await db.query<{ id: string } & Record<string, unknown>>({
      name: 'proposed-conditions',
      text: `select c."id" from "licence_condition" c where c."is_active"
  and (coalesce(jsonb_array_length(c."operations"), 0) = 0 or c."operations" ? $1)
  and (coalesce(jsonb_array_length(c."haz_types"), 0) = 0 or c."haz_types" ? $2)
  and (c."haz_object_id" is null or c."haz_object_id" = $3)
order by c."seq", c."code" limit $4`,
      values: [document.refOperation, document.refHazType, idOf(document.refHazObject), CONDITIONS_MAX],
    });
    const added = rows.map(({ id }, index) => ({
      id: newId(),
      lineId: newId(),
      seq: index + 1,
      refCondition: { id },
      textTh: null,
      textEn: null,
    }));
    detail[PROPOSED] = added.map(({ id }) => id);
    Object.assign(document, { proposedConditions: added });
  },
  undo: async ({ document, detail }: Context): Promise<void> => {
    const proposed = new Set((detail[PROPOSED] ?? []) as readonly string[]);
    const marked = (document.proposedConditions ?? []).map((row) =>
      proposed.has(row.id) ? { ...row, isDelete: true } : row,
    );
    Object.assign(document, { proposedConditions: marked });
  },
};

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
