/**
 * Translates errors of PostgreSQL into answers of a call: a broken constraint names its fields, a lost connection is
 * answered 503.
 */
import { storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { fieldProblem, message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { constraintOwner } from './schema/constraintOwner.ts';
import { ISSUED_IS_FINAL, OPEN_REQUEST_INDEX } from './schema/requestSchema.ts';
import { sqlStateOf } from './transaction.ts';
import { badInput, conflict, invalid, Refusal, unavailable } from '../errors.ts';

const RETRY_SECONDS = 3;

/**
 * Class 08, 53, 57: the server is away, full or shutting down; 55P03, 57014: it took too long; 28, 3D000, 55000: it
 * refuses connections. Names are error codes of the network.
 */
const awayCodes =
  /^(?:08|53|57|28|3D000|55000|55P03|25P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/** Returns whether the database cannot be reached at the moment, or does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  return awayCodes.test(sqlStateOf(error)) || awayMessages.test(error instanceof Error ? error.message : '');
}

/** Returns whether two transactions conflicted, so that one can be tried again. */
export function isTransactionConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlStateOf(error));
}

export function asRefusal(catalogue: Catalogue, error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = sqlStateOf(error);
  if (isDatabaseAway(error)) return unavailable(RETRY_SECONDS);
  const {
    constraint = '',
    table = '',
    column = '',
    detail = '',
  } = error as { constraint?: string; table?: string; column?: string; detail?: string };
  switch (code) {
    case '23505':
    case '23514':
      return brokenConstraint(catalogue, constraint, code);
    case '23502':
      return invalid([fieldProblem(fieldOf(catalogue, { table, column }), message('required'))]);
    case '23503':
      return brokenReference(catalogue, { constraint, table, detail });
    case ISSUED_IS_FINAL:
      return conflict(message('issuedIsFinal'));
    case '40001':
    case '40P01':
      return conflict(message('staleVersion'));
    case '22P02':
    case '22007':
    case '22008':
    case '22003':
    case '22021':
      return badInput(message('wrongType', { name: 'value', expected: 'value' }));
    default:
      return undefined;
  }
}

function brokenConstraint(catalogue: Catalogue, constraint: string, code: string): Refusal {
  const owner = constraintOwner(catalogue).get(constraint);
  const name = owner?.fields.at(-1) ?? '';
  const label = owner === undefined ? name : (catalogue.entities.get(owner.entity)?.fields[name]?.label ?? name);
  if (constraint === OPEN_REQUEST_INDEX) return conflict(message('alreadyInProcess'));
  if (code === '23505' && constraint.endsWith('_pkey')) return conflict(message('alreadyExists'));
  return invalid([
    fieldProblem(name, code === '23505' ? message('duplicateValue', { label }) : message('invalidFormat')),
  ]);
}

function fieldOf(catalogue: Catalogue, { table, column }: { table: string; column: string }): string {
  const entity = [...catalogue.entities.values()].find(({ name }) => tableName(name) === table);
  return (
    (entity === undefined ? undefined : storedFieldsOf(entity).find(([, , stored]) => stored === column)?.[0]) ?? ''
  );
}

/** Deleting a record that is referred to is a conflict; referring to a missing record is a broken rule. */
function brokenReference(
  catalogue: Catalogue,
  { constraint, table, detail }: { constraint: string; table: string; detail: string },
): Refusal {
  const isDelete = detail.includes('still referenced');
  if (isDelete) {
    const referring = [...catalogue.entities.values()].find((entity) => tableName(entity.name) === table);
    return conflict(message('referencedBy', { what: referring?.title ?? table }));
  }
  return invalid([
    fieldProblem(constraintOwner(catalogue).get(constraint)?.fields.at(-1) ?? '', message('referenceNotFound')),
  ]);
}
