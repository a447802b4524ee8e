/** The rows with the data of a file, its owner, and the record that has claimed it. */
import { randomBytes } from 'node:crypto';
import { uuidV7From } from '#language/values/uuid.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/queryable.ts';
import { FILE_URL } from './fileUrl.ts';
import { cleanFileName, fileNameFor } from './fileName.ts';
import type { StoredBytes } from './fileStore.ts';

export interface StoredFile {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly ownerId: string | null;
  readonly group: string | null;
  readonly isUserFile: boolean;
  readonly claim: FileClaim | undefined;
}

export interface FileClaim {
  readonly entity: string;
  readonly field: string;
  readonly record: string;
}

export interface NewFile extends StoredBytes {
  readonly name: unknown;
  readonly group: unknown;
  readonly actor: Actor;
}

export async function insertFile(db: Queryable, clock: Clock, { actor, ...file }: NewFile): Promise<StoredFile> {
  const storedFile: StoredFile = {
    id: uuidV7From(clock.nowMs(), randomBytes(10)),
    hash: file.hash,
    name: fileNameFor(file.name, file.type),
    size: file.size,
    type: file.type,
    ownerId: actor.userId,
    group: groupOf(file.group),
    isUserFile: actor.userId !== null,
    claim: undefined,
  };
  await db.query({
    text: `insert into "stored_file" ("id", "hash", "name", "size", "type", "owner_id", "file_group", "is_user_file",
        "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      storedFile.id,
      storedFile.hash,
      storedFile.name,
      storedFile.size,
      storedFile.type,
      storedFile.ownerId,
      storedFile.group,
      storedFile.isUserFile,
      clock.now(),
    ],
  });
  return storedFile;
}

/** If locked, the row does not change until the transaction ends. */
export async function findFile(
  db: Queryable,
  id: string,
  { lock }: { lock: boolean },
): Promise<StoredFile | undefined> {
  const { rows } = await db.query({
    text: `select "id", "hash", "name", "size"::float8 as "size", "type", "owner_id", "file_group", "is_user_file",
        "claimed_entity", "claimed_field", "claimed_record"
from "stored_file" where "id" = $1${lock ? ' for update' : ''}`,
    values: [id],
  });
  const row = rows[0] as unknown as FileRow | undefined;
  return row === undefined ? undefined : fromRow(row);
}

/** From now on the readers of the record can read the file. A file belongs to one record permanently. */
export async function claimFile(
  db: Queryable,
  { id, entity, field, record }: FileClaim & { readonly id: string },
): Promise<void> {
  const { rows } = await db.query({
    text: `update "stored_file" set "claimed_entity" = $2, "claimed_field" = $3, "claimed_record" = $4
where "id" = $1 and ("claimed_record" is null or ("claimed_entity" = $2 and "claimed_field" = $3
  and "claimed_record" = $4)) returning "id"`,
    values: [id, entity, field, record],
  });
  if (rows.length === 0) throw new Error(`The file ${id} belongs to another record`);
}

/** Returns a file as sent to the client. */
export function fileValue(file: StoredFile): Pick<
  StoredFile,
  'id' | 'name' | 'size' | 'type' | 'group' | 'isUserFile'
> & {
  readonly url: string;
  readonly path: string;
} {
  const url = `${FILE_URL}${file.id}`;
  const { id, name, size, type, group, isUserFile } = file;
  return { id, name, size, type, url, path: `attachments/${id}`, group, isUserFile };
}

interface FileRow {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly owner_id: string | null;
  readonly file_group: string | null;
  readonly is_user_file: boolean;
  readonly claimed_entity: string | null;
  readonly claimed_field: string | null;
  readonly claimed_record: string | null;
}

function fromRow(row: FileRow): StoredFile {
  const { claimed_entity: entity, claimed_field: field, claimed_record: record } = row;
  return {
    id: row.id,
    hash: row.hash,
    name: row.name,
    size: row.size,
    type: row.type,
    ownerId: row.owner_id,
    group: row.file_group,
    isUserFile: row.is_user_file,
    claim: entity === null || field === null || record === null ? undefined : { entity, field, record },
  };
}

const MAX_GROUP_LENGTH = 60;

function groupOf(group: unknown): string | null {
  if (typeof group !== 'string') return null;
  return group.trim() === '' ? null : [...cleanFileName(group)].slice(0, MAX_GROUP_LENGTH).join('');
}

/** Makes a separate file with the same bytes, which another record may claim. */
export async function copyFile(db: Queryable, clock: Clock, id: string): Promise<string> {
  const copyId = uuidV7From(clock.nowMs(), randomBytes(10));
  await db.query({
    text: `insert into "stored_file" ("id", "hash", "name", "size", "type", "owner_id", "file_group", "is_user_file",
        "created_at")
select $2, "hash", "name", "size", "type", "owner_id", "file_group", "is_user_file", $3 from "stored_file"
where "id" = $1`,
    values: [id, copyId, clock.now()],
  });
  return copyId;
}
