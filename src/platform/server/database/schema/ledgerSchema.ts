/**
 * Constraints of PostgreSQL for the ledger, independent of the program: no card gives more than it has, every entry
 * changes something and has one cause, and every reserve and hold has an owner.
 */
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import type { Constraint } from './constraints.ts';
import { check, reference, unique } from './requestSchema.ts';

export function ledgerConstraintsOf(entity: AnyEntity): Constraint[] {
  if (entity.name === 'stockCard') return stockCardConstraints(entity);
  return entity.name === 'ledgerEntry' ? entryConstraints(entity) : [];
}

function stockCardConstraints(entity: AnyEntity): Constraint[] {
  return [
    check(entity, { fields: ['quota', 'reserve', 'use', 'held'], sql: `"quota" >= "reserve" + "use" + "held"` }),
    check(entity, { fields: ['refKind', 'refLot'], sql: `("kind" = 'stock') = ("lot_id" is not null)` }),
    {
      table: tableName(entity.name),
      columns: ['dossier_id', 'line_id', 'kind', 'lot_id'],
      suffix: 'key',
      sql: 'unique nulls not distinct ("dossier_id", "line_id", "kind", "lot_id")',
      owner: { entity: entity.name, fields: ['refDossier', 'lineId', 'refKind', 'refLot'], kind: 'unique' },
    },
    // The columns that entries refer to, so that an entry is read by exactly those who read its card.
    unique(entity, ['id', 'document_type', 'holder_id']),
    reference(entity, {
      columns: ['dossier_id', 'document_type', 'holder_id'],
      target: 'dossier ("id", "document_type", "holder_id")',
    }),
  ];
}

const OWNERS_SQL = 'num_nonnulls("owner_request_id", "owner_dossier_id", "owner_movement_id")';

function entryConstraints(entity: AnyEntity): Constraint[] {
  return [
    check(entity, {
      fields: ['quotaChange', 'reserveChange', 'useChange', 'heldChange'],
      sql: `("quota_change", "reserve_change", "use_change", "held_change") <> (0, 0, 0, 0)`,
    }),
    check(entity, {
      fields: ['refRequest', 'refDossier', 'movementId', 'job'],
      sql: `num_nonnulls("request_id", "dossier_id", "movement_id", "job") = 1`,
    }),
    check(entity, {
      fields: ['reserveChange', 'heldChange', 'refOwnerRequest', 'refOwnerDossier', 'ownerMovementId'],
      sql: `${OWNERS_SQL} = case when "reserve_change" = 0 and "held_change" = 0 then 0 else 1 end`,
    }),
    reference(entity, {
      columns: ['stock_card_id', 'document_type', 'holder_id'],
      target: 'stock_card ("id", "document_type", "holder_id")',
    }),
  ];
}
