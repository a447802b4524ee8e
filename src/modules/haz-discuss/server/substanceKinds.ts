/** The kinds of the substances of a request for a ruling, from the list of substances. */
import type { RecordValues } from '#language/record.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';

/** The kind of each substance is that of the list. */
export async function computeKinds({
  db,
  record: { mainSubStances },
}: FactContext<'hazDiscuss'>): Promise<Partial<RecordValues<'hazDiscuss'>>> {
  const ids = (mainSubStances ?? []).flatMap(({ refSubStance }) => refSubStance?.id ?? []);
  const { rows } = await db.query<{ id: string; kind: Kind }>({
    name: 'discuss-substance-kinds',
    text: 'select "id", "substance_kind" as "kind" from "haz_sub_stance" where "id" = any($1::uuid[])',
    values: [ids],
  });
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  return {
    mainSubStances: (mainSubStances ?? []).map((line) => ({
      ...line,
      refSubstanceKind: (line.refSubStance === null ? undefined : kinds.get(line.refSubStance.id)) ?? null,
    })),
  };
}

type Kind = NonNullable<RecordValues<'hazDiscuss'>['mainSubStances']>[number]['refSubstanceKind'];
