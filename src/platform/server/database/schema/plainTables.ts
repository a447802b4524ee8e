/**
 * Tables that are no entities: the API does not read or write them, so they have no fields, rights or labels. Foreign
 * keys and indexes follow after all tables, as for the declared ones.
 */

/** The rights of the application on the rows. */
export type TableAccess = 'write' | 'append' | 'balance' | 'read';

export interface PlainTable {
  readonly name: string;
  readonly access: TableAccess;
  readonly create: string;
  readonly laterStatements: readonly string[];
}

/** Created by the migration program itself before the first migration runs. */
export const schemaMigration: PlainTable = {
  name: 'schema_migration',
  access: 'read',
  create: `create table "schema_migration" (
  "name" text collate "C" not null,
  "hash" text collate "C" not null,
  "applied_at" timestamptz not null default now(),
  constraint "schema_migration_pkey" primary key ("name")
)`,
  laterStatements: [],
};

/** Passwords are separate from the people they belong to, where no search can reach them. */
const credential: PlainTable = {
  name: 'credential',
  access: 'write',
  create: `create table "credential" (
  "user_id" uuid not null,
  "password_hash" text collate "C" not null,
  "changed_at" timestamptz not null,
  "must_change" boolean not null default false,
  "failed_count" integer not null default 0,
  "failed_at" timestamptz,
  constraint "credential_pkey" primary key ("user_id")
)`,
  laterStatements: [foreignKeySql({ table: 'credential', column: 'user_id', target: 'user', onDelete: 'cascade' })],
};

/** The keys people sign with, encrypted; the record of the certificate contains what may be read about them. */
const caKey: PlainTable = {
  name: 'user_ca_key',
  access: 'write',
  create: `create table "user_ca_key" (
  "user_ca_id" uuid not null,
  "sealed" text collate "C" not null,
  constraint "user_ca_key_pkey" primary key ("user_ca_id")
)`,
  laterStatements: [
    foreignKeySql({ table: 'user_ca_key', column: 'user_ca_id', target: 'user_ca', onDelete: 'cascade' }),
  ],
};

const session: PlainTable = {
  name: 'session',
  access: 'write',
  create: `create table "session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "acting_for_id" uuid,
  "started_at" timestamptz not null,
  "seen_at" timestamptz not null,
  "expires_at" timestamptz not null,
  "ended_at" timestamptz,
  "ended_by" text collate "C",
  "remember" boolean not null,
  "refresh_hash" bytea,
  "refresh_used" bytea[] not null default '{}',
  "ip" text collate "C",
  "user_agent" text collate "C",
  constraint "session_pkey" primary key ("id")
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01)`,
  laterStatements: [
    foreignKeySql({ table: 'session', column: 'user_id', target: 'user', onDelete: 'cascade' }),
    foreignKeySql({ table: 'session', column: 'acting_for_id', target: 'user' }),
    // A person has one live session: a second sign-in ends the first.
    'create unique index "session_user_id_live_key" on "session" using btree ("user_id") where "ended_at" is null',
    'create index "session_user_id_started_at_desc_idx" on "session" using btree ("user_id", "started_at" desc)',
    'create index "session_acting_for_id_idx" on "session" using btree ("acting_for_id")',
    'create index "session_expires_at_live_idx" on "session" using btree ("expires_at") where "ended_at" is null',
  ],
};

/** The data of a file and the record that claims it; its bytes are in the file store under their hash. */
const storedFile: PlainTable = {
  name: 'stored_file',
  access: 'write',
  create: `create table "stored_file" (
  "id" uuid not null,
  "hash" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "size" bigint not null,
  "type" text collate "C" not null,
  "owner_id" uuid,
  "file_group" text collate "C",
  "is_user_file" boolean not null default false,
  "created_at" timestamptz not null,
  "claimed_entity" text collate "C",
  "claimed_field" text collate "C",
  "claimed_record" uuid,
  constraint "stored_file_pkey" primary key ("id"),
  constraint "stored_file_hash_check" check (char_length("hash") = 64),
  constraint "stored_file_size_check" check ("size" >= 0)
)`,
  laterStatements: [
    foreignKeySql({ table: 'stored_file', column: 'owner_id', target: 'user', onDelete: 'set null' }),
    'create index "stored_file_hash_idx" on "stored_file" using btree ("hash")',
    'create index "stored_file_owner_id_idx" on "stored_file" using btree ("owner_id")',
    'create index "stored_file_claimed_record_idx" on "stored_file" using btree ("claimed_record")',
    'create index "stored_file_created_at_unclaimed_idx" on "stored_file" using btree ("created_at") where "claimed_record" is null',
  ],
};

/** The chain that shows whether a row of the entity log was changed or deleted. */
const auditSeal: PlainTable = {
  name: 'audit_seal',
  access: 'append',
  create: `create table "audit_seal" (
  "seq" bigint generated always as identity,
  "log_id" uuid not null,
  "previous_hash" text collate "C",
  "hash" text collate "C" not null,
  "sealed_at" timestamptz not null,
  constraint "audit_seal_pkey" primary key ("seq"),
  constraint "audit_seal_log_id_key" unique ("log_id")
)`,
  laterStatements: [foreignKeySql({ table: 'audit_seal', column: 'log_id', target: 'entity_log' })],
};

/** Answers to calls that must not take effect twice. */
const idempotency: PlainTable = {
  name: 'idempotency',
  access: 'write',
  create: `create table "idempotency" (
  "user_id" uuid not null,
  "key" text collate "C" not null,
  "call" text collate "C" not null,
  "body_hash" text collate "C" not null,
  "status" integer,
  "response" text,
  "created_at" timestamptz not null,
  constraint "idempotency_pkey" primary key ("user_id", "key")
)`,
  laterStatements: [],
};

/** Mails to unverified addresses, by day: one row per mail, so that two at once become one. */
const unprovenMail: PlainTable = {
  name: 'unproven_mail',
  access: 'write',
  create: `create table "unproven_mail" (
  "address_hash" text collate "C" not null,
  "day" date not null,
  constraint "unproven_mail_pkey" primary key ("address_hash", "day")
)`,
  laterStatements: [],
};

/**
 * Which stories of the demonstration were started, and which were finished: an interrupted one is continued. Empty in
 * production.
 */
const demoStory: PlainTable = {
  name: 'demo_story',
  access: 'write',
  create: `create table "demo_story" (
  "id" uuid not null,
  "begun_at" timestamptz not null,
  "told_at" timestamptz,
  constraint "demo_story_pkey" primary key ("id")
)`,
  laterStatements: [],
};

/**
 * The last number of each numbering. A number that was taken and not used leaves a gap, which receipts may not have:
 * they are counted elsewhere.
 */
const codeCounter: PlainTable = {
  name: 'code_counter',
  access: 'write',
  create: `create table "code_counter" (
  "name" text collate "C" not null,
  "year" integer not null,
  "last" bigint not null,
  constraint "code_counter_pkey" primary key ("name", "year"),
  constraint "code_counter_last_check" check ("last" >= 1)
)`,
  laterStatements: [],
};

/** Things that only one dossier may have at a time, however often it is copied: a renewal of another, a trade name. */
const claim: PlainTable = {
  name: 'claim',
  access: 'write',
  create: `create table "claim" (
  "kind" text collate "C" not null,
  "scope" text collate "C" not null,
  "key" text collate "C" not null,
  "dossier_id" uuid not null,
  constraint "claim_pkey" primary key ("kind", "scope", "key")
)`,
  laterStatements: [
    foreignKeySql({ table: 'claim', column: 'dossier_id', target: 'dossier', onDelete: 'cascade' }),
    'create index "claim_dossier_id_idx" on "claim" using btree ("dossier_id")',
  ],
};

/** Who was notified of which step by mail: once, however often the job is retried. */
const caseMail: PlainTable = {
  name: 'case_mail',
  access: 'write',
  create: `create table "case_mail" (
  "id" uuid not null,
  "request_id" uuid not null,
  "history_id" uuid not null,
  "user_id" uuid not null,
  "address" text collate "C",
  "subject_th" text not null,
  "subject_en" text not null,
  "at" timestamptz not null,
  constraint "case_mail_pkey" primary key ("id"),
  constraint "case_mail_history_id_user_id_key" unique ("history_id", "user_id")
)`,
  laterStatements: [
    foreignKeySql({ table: 'case_mail', column: 'request_id', target: 'request', onDelete: 'cascade' }),
    foreignKeySql({ table: 'case_mail', column: 'user_id', target: 'user', onDelete: 'cascade' }),
    'create index "case_mail_request_id_idx" on "case_mail" using btree ("request_id")',
    'create index "case_mail_user_id_idx" on "case_mail" using btree ("user_id")',
  ],
};

/**
 * Of which documents the holder was reminded, for which expiry and how many days before it: each once, in whichever
 * process the job runs.
 */
const expiryReminder: PlainTable = {
  name: 'expiry_reminder',
  access: 'write',
  create: `create table "expiry_reminder" (
  "dossier_id" uuid not null,
  "expire_date" date not null,
  "days" integer not null,
  "days_left" integer not null,
  "recipients" integer,
  "at" timestamptz not null,
  constraint "expiry_reminder_pkey" primary key ("dossier_id", "expire_date", "days"),
  constraint "expiry_reminder_days_check" check ("days" >= 1),
  constraint "expiry_reminder_days_left_check" check ("days_left" between 0 and "days"),
  constraint "expiry_reminder_recipients_check" check ("recipients" >= 0)
)`,
  laterStatements: [
    foreignKeySql({ table: 'expiry_reminder', column: 'dossier_id', target: 'dossier', onDelete: 'cascade' }),
    // Without recipients it only marks a reminder that was passed over in favour of a later one.
    'create unique index "expiry_reminder_sent_key" on "expiry_reminder" using btree ("dossier_id", "expire_date", "days_left") where "recipients" is not null',
    'create index "expiry_reminder_expire_date_idx" on "expiry_reminder" using btree ("expire_date")',
  ],
};

/** How often a person, or everybody who acts for a holder, has recently written records that have a quota. */
const writeCount: PlainTable = {
  name: 'write_count',
  access: 'write',
  create: `create table "write_count" (
  "owner_id" uuid not null,
  "owner_kind" text collate "C" not null,
  "entity" text collate "C" not null,
  "since" timestamptz not null,
  "writes" integer not null,
  constraint "write_count_pkey" primary key ("owner_id", "owner_kind", "entity"),
  constraint "write_count_owner_kind_check" check ("owner_kind" in ('person', 'holder'))
)`,
  laterStatements: [foreignKeySql({ table: 'write_count', column: 'owner_id', target: 'user', onDelete: 'cascade' })],
};

export const plainTables: readonly PlainTable[] = [
  schemaMigration,
  credential,
  caKey,
  session,
  storedFile,
  auditSeal,
  idempotency,
  unprovenMail,
  codeCounter,
  claim,
  caseMail,
  expiryReminder,
  writeCount,
  demoStory,
];

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly onDelete?: 'cascade' | 'set null';
}

function foreignKeySql({ table, column, target, onDelete }: ForeignKey): string {
  const along = onDelete === undefined ? '' : ` on delete ${onDelete}`;
  return `alter table "${table}" add constraint "${table}_${column}_fkey" foreign key ("${column}") references "${target}" ("id")${along}`;
}
