/** The rulings of a letter, each substance without names, for officers who rule on similar products. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { DocumentOf } from '#language/record.ts';
import type { DossierRow } from '#platform/server/request/case/caseRows.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import type { Writer } from '#platform/server/resource/writer.ts';

interface RulingWrite {
  readonly engine: Engine;
  readonly db: PoolClient;
  readonly writer: Writer;
}

export async function insertPastRulings(
  { engine, db, writer }: RulingWrite,
  {
    document,
    revision,
    issuedDate,
  }: { document: Partial<DocumentOf<'hazDiscuss'>>; revision: number; issuedDate: PlainDate },
): Promise<void> {
  const { refDossier, refOperation, refSubOperation, refObjective, refSubObjective, refPhysicalState } = document;
  const { refCalculated, refResult, decisionReason, answerTh, answerEn, mainSubStances } = document;
  const common = {
    refDossier,
    revision,
    issuedDate,
    refOperation,
    refSubOperation,
    refObjective,
    refSubObjective,
    refPhysicalState,
    refCalculated,
    refResult,
    decisionReason,
    answerTh,
    answerEn,
  };
  for (const line of mainSubStances ?? []) {
    const { refSubStance, otherName, refConcentrationTest, concentration, toConcentration, refUnit } = line;
    const { refResult: refSubstanceResult } = line;
    await insertServerRecord(engine, db, {
      ...writer,
      entity: getEntity(engine.catalogue, 'pastRuling'),
      record: {
        id: newId(),
        ...common,
        refSubStance,
        otherName,
        refConcentrationTest,
        concentration,
        toConcentration,
        refUnit,
        refSubstanceResult,
      },
    });
  }
}

/** Archives the rulings of a letter, or activates those of its revision in force. */
export async function setPastRulingsActive(
  { engine, db, writer }: RulingWrite,
  {
    dossier: { id: dossierId, revision },
    isActive,
  }: { dossier: Pick<DossierRow, 'id' | 'revision'>; isActive: boolean },
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "past_ruling" where "dossier_id" = $1 and "revision" = $2 and "is_active" <> $3 order by "id"',
    [dossierId, revision, isActive],
  );
  for (const { id } of rows) {
    const record = await getRecord(engine, db, { entity: 'pastRuling', id, lock: 'update' });
    await writeRecord(engine, db, { writer, entity: 'pastRuling', record, values: { isActive } });
  }
}
