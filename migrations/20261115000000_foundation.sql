create extension if not exists "pg_trgm";

CREATE OR REPLACE FUNCTION public.purge_logs(log_table text, before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  removed integer;
begin
  if log_table is null or log_table not in ('event', 'security_event', 'service_log', 'user_usage') then
    raise exception 'purge_logs does not touch %', log_table using errcode = '42501';
  end if;
  if before is null or before > now() - interval '1 year' then
    raise exception 'purge_logs keeps the logs of a year' using errcode = '22023';
  end if;
  execute format('delete from public.%I where ctid = any (array(select ctid from public.%I where create_date < $1 limit 5000))', log_table, log_table) using before;
  get diagnostics removed = row_count;
  return removed;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower((NORMALIZE($1, NFKC) COLLATE "th-TH-x-icu"));

create table "app_property" (
  "id" uuid not null,
  "key" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "value" jsonb,
  "secret" text collate "th-TH-x-icu",
  "file_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "app_property_pkey" PRIMARY KEY (id),
  constraint "app_property_key_key" UNIQUE (key),
  constraint "app_property_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "app_property_key_check" CHECK (char_length(key) <= 60),
  constraint "app_property_name_check" CHECK (char_length(name) <= 200),
  constraint "app_property_secret_check" CHECK (char_length(secret) <= 500),
  constraint "app_property_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "app_property_value_check" CHECK (jsonb_typeof(value) = 'object'::text),
  constraint "app_property_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "audit_seal" (
  "seq" bigint generated always as identity not null,
  "log_id" uuid not null,
  "previous_hash" text collate "C",
  "hash" text collate "C" not null,
  "sealed_at" timestamp with time zone not null,
  constraint "audit_seal_pkey" PRIMARY KEY (seq),
  constraint "audit_seal_log_id_key" UNIQUE (log_id)
);

create table "credential" (
  "user_id" uuid not null,
  "password_hash" text collate "C" not null,
  "changed_at" timestamp with time zone not null,
  "must_change" boolean default false not null,
  "failed_count" integer default 0 not null,
  "failed_at" timestamp with time zone,
  constraint "credential_pkey" PRIMARY KEY (user_id)
);

create table "department" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "department_type" text collate "C" not null,
  "parent_id" uuid,
  "is_register" boolean default false not null,
  "is_document" boolean default false not null,
  "is_import" boolean default false not null,
  "is_export" boolean default false not null,
  "phone" text collate "th-TH-x-icu",
  "email" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "department_pkey" PRIMARY KEY (id),
  constraint "department_code_key" UNIQUE (code),
  constraint "department_code_check" CHECK (char_length(code) <= 30),
  constraint "department_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "department_department_type_check" CHECK (department_type = ANY (ARRAY['central'::text, 'checkpoint'::text, 'province'::text, 'laboratory'::text, 'customs'::text])),
  constraint "department_email_check" CHECK (char_length(email) <= 200),
  constraint "department_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "department_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "department_phone_check" CHECK (char_length(phone) <= 50),
  constraint "department_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "department_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "entity_log" (
  "id" uuid not null,
  "entity" text collate "C" not null,
  "record_id" uuid not null,
  "record_label" text collate "th-TH-x-icu",
  "record_version" integer not null,
  "action" text collate "C" not null,
  "user_id" uuid,
  "acting_for_id" uuid,
  "reason" text collate "th-TH-x-icu",
  "request_id" text collate "C",
  "ip_address" text collate "C",
  "changes" jsonb not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "entity_log_pkey" PRIMARY KEY (id),
  constraint "entity_log_action_check" CHECK (action = ANY (ARRAY['create'::text, 'update'::text, 'archive'::text, 'activate'::text, 'delete'::text])),
  constraint "entity_log_changes_check" CHECK (jsonb_typeof(changes) = 'array'::text),
  constraint "entity_log_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "entity_log_entity_check" CHECK (char_length(entity) <= 60),
  constraint "entity_log_ip_address_check" CHECK (char_length(ip_address) <= 60),
  constraint "entity_log_reason_check" CHECK (char_length(reason) <= 300),
  constraint "entity_log_record_label_check" CHECK (char_length(record_label) <= 300),
  constraint "entity_log_request_id_check" CHECK (char_length(request_id) <= 60)
);

create table "event" (
  "id" uuid not null,
  "source" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "outcome" text collate "C" not null,
  "detail" jsonb,
  "request_id" text collate "C",
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "event_pkey" PRIMARY KEY (id),
  constraint "event_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "event_detail_check" CHECK (jsonb_typeof(detail) = 'object'::text),
  constraint "event_name_check" CHECK (char_length(name) <= 200),
  constraint "event_outcome_check" CHECK (outcome = ANY (ARRAY['success'::text, 'failure'::text])),
  constraint "event_request_id_check" CHECK (char_length(request_id) <= 60),
  constraint "event_source_check" CHECK (char_length(source) <= 100)
);

create table "form_draft" (
  "id" uuid not null,
  "user_id" uuid not null,
  "acting_for_id" uuid,
  "entity" text collate "C" not null,
  "record_id" uuid not null,
  "base_version" integer,
  "body" jsonb not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "form_draft_pkey" PRIMARY KEY (id),
  constraint "form_draft_user_id_entity_record_id_key" UNIQUE (user_id, entity, record_id),
  constraint "form_draft_base_version_check" CHECK (base_version >= 0),
  constraint "form_draft_body_check" CHECK (jsonb_typeof(body) = 'object'::text),
  constraint "form_draft_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "form_draft_entity_check" CHECK (char_length(entity) <= 60),
  constraint "form_draft_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "form_draft_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "idempotency" (
  "user_id" uuid not null,
  "key" text collate "C" not null,
  "call" text collate "C" not null,
  "body_hash" text collate "C" not null,
  "status" integer,
  "response" text,
  "created_at" timestamp with time zone not null,
  constraint "idempotency_pkey" PRIMARY KEY (user_id, key)
);

create table "lookup" (
  "id" uuid not null,
  "group" text collate "C" not null,
  "key" text collate "C" not null,
  "value" text collate "th-TH-x-icu" not null,
  "value2" text collate "th-TH-x-icu",
  "seq" integer not null,
  "attribute" jsonb,
  "parent_id" uuid,
  "code" text collate "C",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "lookup_pkey" PRIMARY KEY (id),
  constraint "lookup_group_code_key" UNIQUE ("group", code),
  constraint "lookup_group_key_key" UNIQUE ("group", key),
  constraint "lookup_attribute_check" CHECK (jsonb_typeof(attribute) = 'object'::text),
  constraint "lookup_code_check" CHECK (char_length(code) <= 60),
  constraint "lookup_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "lookup_group_check" CHECK (char_length("group") <= 60),
  constraint "lookup_key_check" CHECK (char_length(key) <= 60),
  constraint "lookup_seq_check" CHECK (seq >= 0),
  constraint "lookup_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "lookup_value2_check" CHECK (char_length(value2) <= 500),
  constraint "lookup_value_check" CHECK (char_length(value) <= 500),
  constraint "lookup_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "membership" (
  "id" uuid not null,
  "user_id" uuid not null,
  "holder_id" uuid not null,
  "kind" text collate "C" not null,
  "start_date" date,
  "end_date" date,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "membership_pkey" PRIMARY KEY (id),
  constraint "membership_user_id_holder_id_key" UNIQUE (user_id, holder_id),
  constraint "membership_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "membership_kind_check" CHECK (kind = ANY (ARRAY['owner'::text, 'employee'::text, 'agent'::text])),
  constraint "membership_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "membership_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "menu" (
  "id" uuid not null,
  "key" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "url" text collate "C" not null,
  "icon" text collate "C",
  "attribute" jsonb,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "menu_pkey" PRIMARY KEY (id),
  constraint "menu_key_key" UNIQUE (key),
  constraint "menu_attribute_check" CHECK (jsonb_typeof(attribute) = 'object'::text),
  constraint "menu_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "menu_icon_check" CHECK (char_length(icon) <= 60),
  constraint "menu_key_check" CHECK (char_length(key) <= 100),
  constraint "menu_name_check" CHECK (char_length(name) <= 200),
  constraint "menu_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "menu_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "menu_url_check" CHECK (char_length(url) <= 300),
  constraint "menu_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "menu_resource" (
  "id" uuid not null,
  "resource_id" uuid not null,
  "is_card_only" boolean default false not null,
  "seq" integer not null,
  "menu_id" uuid not null,
  constraint "menu_resource_pkey" PRIMARY KEY (id),
  constraint "menu_resource_menu_id_resource_id_key" UNIQUE (menu_id, resource_id)
);

create table "menu_side" (
  "id" uuid not null,
  "key" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "icon" text collate "C",
  "seq" integer not null,
  "parent_id" uuid,
  "menu_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "menu_side_pkey" PRIMARY KEY (id),
  constraint "menu_side_key_key" UNIQUE (key),
  constraint "menu_side_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "menu_side_icon_check" CHECK (char_length(icon) <= 60),
  constraint "menu_side_key_check" CHECK (char_length(key) <= 100),
  constraint "menu_side_name_check" CHECK (char_length(name) <= 200),
  constraint "menu_side_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "menu_side_seq_check" CHECK (seq >= 0),
  constraint "menu_side_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "menu_side_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "resource" (
  "id" uuid not null,
  "method" text collate "C" not null,
  "path" text collate "C" not null,
  "name" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "resource_pkey" PRIMARY KEY (id),
  constraint "resource_method_path_key" UNIQUE (method, path),
  constraint "resource_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "resource_method_check" CHECK (char_length(method) <= 10),
  constraint "resource_name_check" CHECK (char_length(name) <= 300),
  constraint "resource_path_check" CHECK (char_length(path) <= 300),
  constraint "resource_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "resource_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "role" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "desc" text collate "th-TH-x-icu",
  "is_default" boolean default false not null,
  "row_scope" text collate "C" not null,
  "document_types" jsonb,
  "field_classes" jsonb,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "role_pkey" PRIMARY KEY (id),
  constraint "role_code_key" UNIQUE (code),
  constraint "role_code_check" CHECK (char_length(code) <= 60),
  constraint "role_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "role_desc_check" CHECK (char_length("desc") <= 1000),
  constraint "role_document_types_check" CHECK (jsonb_typeof(document_types) = 'array'::text),
  constraint "role_field_classes_check" CHECK (jsonb_typeof(field_classes) = 'array'::text),
  constraint "role_name_check" CHECK (char_length(name) <= 200),
  constraint "role_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "role_row_scope_check" CHECK (row_scope = ANY (ARRAY['holder'::text, 'department'::text, 'departmentTree'::text, 'documentTypes'::text, 'all'::text])),
  constraint "role_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "role_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "role_menu" (
  "id" uuid not null,
  "menu_id" uuid not null,
  "can_view" boolean default false not null,
  "can_create" boolean default false not null,
  "can_edit" boolean default false not null,
  "can_active" boolean default false not null,
  "can_archive" boolean default false not null,
  "can_delete" boolean default false not null,
  "can_select" boolean default false not null,
  "seq" integer not null,
  "role_id" uuid not null,
  constraint "role_menu_pkey" PRIMARY KEY (id),
  constraint "role_menu_role_id_menu_id_key" UNIQUE (role_id, menu_id)
);

create table "role_resource" (
  "id" uuid not null,
  "resource_id" uuid not null,
  "seq" integer not null,
  "role_id" uuid not null,
  constraint "role_resource_pkey" PRIMARY KEY (id),
  constraint "role_resource_role_id_resource_id_key" UNIQUE (role_id, resource_id)
);

create table "saved_view" (
  "id" uuid not null,
  "user_id" uuid not null,
  "entity" text collate "C" not null,
  "path" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "is_default" boolean default false not null,
  "body" jsonb not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "saved_view_pkey" PRIMARY KEY (id),
  constraint "saved_view_user_id_path_name_key" UNIQUE (user_id, path, name),
  constraint "saved_view_body_check" CHECK (jsonb_typeof(body) = 'object'::text),
  constraint "saved_view_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "saved_view_entity_check" CHECK (char_length(entity) <= 60),
  constraint "saved_view_name_check" CHECK (char_length(name) <= 200),
  constraint "saved_view_path_check" CHECK (char_length(path) <= 300),
  constraint "saved_view_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "saved_view_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "security_event" (
  "id" uuid not null,
  "action" text collate "C" not null,
  "outcome" text collate "C" not null,
  "user_id" uuid,
  "username" text collate "C",
  "reason" text collate "th-TH-x-icu",
  "ip_address" text collate "C",
  "user_agent" text collate "th-TH-x-icu",
  "request_id" text collate "C",
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "security_event_pkey" PRIMARY KEY (id),
  constraint "security_event_action_check" CHECK (action = ANY (ARRAY['signIn'::text, 'signOut'::text, 'refused'::text, 'rightsChanged'::text, 'passwordChanged'::text, 'sessionEnded'::text])),
  constraint "security_event_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "security_event_ip_address_check" CHECK (char_length(ip_address) <= 60),
  constraint "security_event_outcome_check" CHECK (outcome = ANY (ARRAY['success'::text, 'failure'::text])),
  constraint "security_event_reason_check" CHECK (char_length(reason) <= 300),
  constraint "security_event_request_id_check" CHECK (char_length(request_id) <= 60),
  constraint "security_event_user_agent_check" CHECK (char_length(user_agent) <= 300),
  constraint "security_event_username_check" CHECK (char_length(username) <= 100)
);

create table "service_log" (
  "id" uuid not null,
  "partner" text collate "C" not null,
  "direction" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "message_id" text collate "C",
  "outcome" text collate "C" not null,
  "http_status" integer,
  "duration_ms" integer not null,
  "attempt" integer not null,
  "request" jsonb,
  "response" jsonb,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "service_log_pkey" PRIMARY KEY (id),
  constraint "service_log_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "service_log_direction_check" CHECK (direction = ANY (ARRAY['outbound'::text, 'inbound'::text])),
  constraint "service_log_message_id_check" CHECK (char_length(message_id) <= 100),
  constraint "service_log_name_check" CHECK (char_length(name) <= 200),
  constraint "service_log_outcome_check" CHECK (outcome = ANY (ARRAY['success'::text, 'failure'::text])),
  constraint "service_log_partner_check" CHECK (char_length(partner) <= 60),
  constraint "service_log_request_check" CHECK (jsonb_typeof(request) = 'object'::text),
  constraint "service_log_response_check" CHECK (jsonb_typeof(response) = 'object'::text)
);

create table "session" (
  "id" uuid not null,
  "user_id" uuid not null,
  "acting_for_id" uuid,
  "started_at" timestamp with time zone not null,
  "seen_at" timestamp with time zone not null,
  "expires_at" timestamp with time zone not null,
  "ended_at" timestamp with time zone,
  "ended_by" text collate "C",
  "remember" boolean not null,
  "refresh_hash" bytea,
  "refresh_used" bytea[] default '{}'::bytea[] not null,
  "ip" text collate "C",
  "user_agent" text collate "C",
  constraint "session_pkey" PRIMARY KEY (id)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "stored_file" (
  "id" uuid not null,
  "hash" text collate "C" not null,
  "name" text collate "th-TH-x-icu" not null,
  "size" bigint not null,
  "type" text collate "C" not null,
  "owner_id" uuid,
  "file_group" text collate "C",
  "is_user_file" boolean default false not null,
  "created_at" timestamp with time zone not null,
  "claimed_entity" text collate "C",
  "claimed_field" text collate "C",
  "claimed_record" uuid,
  constraint "stored_file_pkey" PRIMARY KEY (id),
  constraint "stored_file_hash_check" CHECK (char_length(hash) = 64),
  constraint "stored_file_size_check" CHECK (size >= 0)
);

create table "user" (
  "id" uuid not null,
  "username" text collate "C",
  "title_id" uuid,
  "full_name" text collate "th-TH-x-icu" not null,
  "full_name_en" text collate "th-TH-x-icu",
  "person_type" text collate "C" not null,
  "status" text collate "C" default 'usable'::text not null,
  "document_type_person" text collate "C",
  "id_card" text collate "C",
  "id_tax" text collate "C",
  "email" text collate "th-TH-x-icu",
  "phone" text collate "th-TH-x-icu",
  "department_id" uuid,
  "image_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_pkey" PRIMARY KEY (id),
  constraint "user_username_key" UNIQUE (username),
  constraint "user_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_document_type_person_check" CHECK (document_type_person = ANY (ARRAY['idCard'::text, 'passport'::text, 'alienCard'::text, 'juristic'::text])),
  constraint "user_email_check" CHECK (char_length(email) <= 200),
  constraint "user_full_name_check" CHECK (char_length(full_name) <= 300),
  constraint "user_full_name_en_check" CHECK (char_length(full_name_en) <= 300),
  constraint "user_id_card_check" CHECK (char_length(id_card) <= 30),
  constraint "user_id_tax_check" CHECK (char_length(id_tax) <= 13),
  constraint "user_person_type_check" CHECK (person_type = ANY (ARRAY['legalEntity'::text, 'individual'::text, 'employee'::text, 'officer'::text])),
  constraint "user_phone_check" CHECK (char_length(phone) <= 50),
  constraint "user_status_check" CHECK (status = ANY (ARRAY['usable'::text, 'pending'::text, 'suspended'::text])),
  constraint "user_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_username_check" CHECK (char_length(username) <= 100),
  constraint "user_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_role" (
  "id" uuid not null,
  "role_id" uuid not null,
  "seq" integer not null,
  "user_id" uuid not null,
  constraint "user_role_pkey" PRIMARY KEY (id),
  constraint "user_role_user_id_role_id_key" UNIQUE (user_id, role_id)
);

create table "user_usage" (
  "id" uuid not null,
  "user_id" uuid not null,
  "start_date" timestamp(0) with time zone not null,
  "end_date" timestamp(0) with time zone not null,
  "duration_seconds" integer not null,
  "reason" text collate "C",
  "ip_address" text collate "C",
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "user_usage_pkey" PRIMARY KEY (id),
  constraint "user_usage_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_usage_ip_address_check" CHECK (char_length(ip_address) <= 60),
  constraint "user_usage_reason_check" CHECK (char_length(reason) <= 60)
);
alter table "app_property" add constraint "app_property_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "audit_seal" add constraint "audit_seal_log_id_fkey" FOREIGN KEY (log_id) REFERENCES entity_log(id);
alter table "credential" add constraint "credential_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "department" add constraint "department_parent_id_fkey" FOREIGN KEY (parent_id) REFERENCES department(id);
alter table "entity_log" add constraint "entity_log_acting_for_id_fkey" FOREIGN KEY (acting_for_id) REFERENCES "user"(id);
alter table "entity_log" add constraint "entity_log_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "form_draft" add constraint "form_draft_acting_for_id_fkey" FOREIGN KEY (acting_for_id) REFERENCES "user"(id);
alter table "form_draft" add constraint "form_draft_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "lookup" add constraint "lookup_parent_id_fkey" FOREIGN KEY (parent_id) REFERENCES lookup(id);
alter table "membership" add constraint "membership_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "membership" add constraint "membership_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "menu_resource" add constraint "menu_resource_menu_id_fkey" FOREIGN KEY (menu_id) REFERENCES menu(id) ON DELETE CASCADE;
alter table "menu_resource" add constraint "menu_resource_resource_id_fkey" FOREIGN KEY (resource_id) REFERENCES resource(id);
alter table "menu_side" add constraint "menu_side_menu_id_fkey" FOREIGN KEY (menu_id) REFERENCES menu(id);
alter table "menu_side" add constraint "menu_side_parent_id_fkey" FOREIGN KEY (parent_id) REFERENCES menu_side(id);
alter table "role_menu" add constraint "role_menu_menu_id_fkey" FOREIGN KEY (menu_id) REFERENCES menu(id);
alter table "role_menu" add constraint "role_menu_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table "role_resource" add constraint "role_resource_resource_id_fkey" FOREIGN KEY (resource_id) REFERENCES resource(id);
alter table "role_resource" add constraint "role_resource_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table "saved_view" add constraint "saved_view_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "security_event" add constraint "security_event_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "session" add constraint "session_acting_for_id_fkey" FOREIGN KEY (acting_for_id) REFERENCES "user"(id);
alter table "session" add constraint "session_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "stored_file" add constraint "stored_file_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES "user"(id) ON DELETE SET NULL;
alter table "user" add constraint "user_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "user" add constraint "user_image_id_fkey" FOREIGN KEY (image_id) REFERENCES stored_file(id);
alter table "user" add constraint "user_title_id_fkey" FOREIGN KEY (title_id) REFERENCES lookup(id);
alter table "user_role" add constraint "user_role_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id);
alter table "user_role" add constraint "user_role_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "user_usage" add constraint "user_usage_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
CREATE INDEX app_property_file_id_idx ON public.app_property USING btree (file_id);
CREATE INDEX department_code_search_idx ON public.department USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX department_name_en_search_idx ON public.department USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX department_name_th_search_idx ON public.department USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX department_parent_id_idx ON public.department USING btree (parent_id);
CREATE INDEX entity_log_acting_for_id_idx ON public.entity_log USING btree (acting_for_id);
CREATE INDEX entity_log_create_date_desc_idx ON public.entity_log USING btree (create_date DESC, id DESC);
CREATE INDEX entity_log_entity_create_date_desc_idx ON public.entity_log USING btree (entity, create_date DESC, id DESC);
CREATE INDEX entity_log_record_id_record_version_idx ON public.entity_log USING btree (record_id, record_version, id);
CREATE INDEX entity_log_record_label_search_idx ON public.entity_log USING gin (search_text(record_label) gin_trgm_ops);
CREATE INDEX entity_log_user_id_idx ON public.entity_log USING btree (user_id);
CREATE INDEX event_create_date_desc_idx ON public.event USING btree (create_date DESC, id DESC);
CREATE INDEX event_name_search_idx ON public.event USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX event_source_search_idx ON public.event USING gin (search_text(source) gin_trgm_ops);
CREATE INDEX form_draft_acting_for_id_idx ON public.form_draft USING btree (acting_for_id);
CREATE INDEX form_draft_user_id_create_date_desc_idx ON public.form_draft USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX lookup_group_seq_idx ON public.lookup USING btree ("group", seq, id);
CREATE INDEX lookup_key_search_idx ON public.lookup USING gin (search_text(key) gin_trgm_ops);
CREATE INDEX lookup_parent_id_idx ON public.lookup USING btree (parent_id);
CREATE INDEX lookup_value2_search_idx ON public.lookup USING gin (search_text(value2) gin_trgm_ops);
CREATE INDEX lookup_value_search_idx ON public.lookup USING gin (search_text(value) gin_trgm_ops);
CREATE INDEX membership_holder_id_create_date_desc_idx ON public.membership USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX menu_key_search_idx ON public.menu USING gin (search_text(key) gin_trgm_ops);
CREATE INDEX menu_name_search_idx ON public.menu USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX menu_url_search_idx ON public.menu USING gin (search_text(url) gin_trgm_ops);
CREATE INDEX menu_resource_menu_id_seq_idx ON public.menu_resource USING btree (menu_id, seq);
CREATE INDEX menu_resource_resource_id_idx ON public.menu_resource USING btree (resource_id);
CREATE INDEX menu_side_menu_id_idx ON public.menu_side USING btree (menu_id);
CREATE INDEX menu_side_name_search_idx ON public.menu_side USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX menu_side_parent_id_idx ON public.menu_side USING btree (parent_id);
CREATE INDEX resource_name_search_idx ON public.resource USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX resource_path_search_idx ON public.resource USING gin (search_text(path) gin_trgm_ops);
CREATE INDEX role_code_search_idx ON public.role USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX role_name_search_idx ON public.role USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX role_menu_menu_id_idx ON public.role_menu USING btree (menu_id);
CREATE INDEX role_menu_role_id_seq_idx ON public.role_menu USING btree (role_id, seq);
CREATE INDEX role_resource_resource_id_idx ON public.role_resource USING btree (resource_id);
CREATE INDEX role_resource_role_id_seq_idx ON public.role_resource USING btree (role_id, seq);
CREATE INDEX saved_view_user_id_create_date_desc_idx ON public.saved_view USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX security_event_create_date_desc_idx ON public.security_event USING btree (create_date DESC, id DESC);
CREATE INDEX security_event_user_id_create_date_desc_idx ON public.security_event USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX security_event_username_search_idx ON public.security_event USING gin (search_text(username) gin_trgm_ops);
CREATE INDEX service_log_create_date_desc_idx ON public.service_log USING btree (create_date DESC, id DESC);
CREATE INDEX service_log_message_id_idx ON public.service_log USING btree (message_id, id);
CREATE INDEX service_log_name_search_idx ON public.service_log USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX service_log_partner_create_date_desc_idx ON public.service_log USING btree (partner, create_date DESC, id DESC);
CREATE INDEX service_log_partner_search_idx ON public.service_log USING gin (search_text(partner) gin_trgm_ops);
CREATE INDEX session_acting_for_id_idx ON public.session USING btree (acting_for_id);
CREATE INDEX session_expires_at_live_idx ON public.session USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX session_user_id_live_key ON public.session USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX session_user_id_started_at_desc_idx ON public.session USING btree (user_id, started_at DESC);
CREATE INDEX stored_file_claimed_record_idx ON public.stored_file USING btree (claimed_record);
CREATE INDEX stored_file_created_at_unclaimed_idx ON public.stored_file USING btree (created_at) WHERE (claimed_record IS NULL);
CREATE INDEX stored_file_hash_idx ON public.stored_file USING btree (hash);
CREATE INDEX stored_file_owner_id_idx ON public.stored_file USING btree (owner_id);
CREATE INDEX user_department_id_create_date_desc_idx ON public."user" USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX user_full_name_en_search_idx ON public."user" USING gin (search_text(full_name_en) gin_trgm_ops);
CREATE INDEX user_full_name_search_idx ON public."user" USING gin (search_text(full_name) gin_trgm_ops);
CREATE INDEX user_id_card_idx ON public."user" USING btree (id_card, id);
CREATE INDEX user_id_tax_idx ON public."user" USING btree (id_tax, id);
CREATE INDEX user_id_tax_search_idx ON public."user" USING gin (search_text(id_tax) gin_trgm_ops);
CREATE INDEX user_image_id_idx ON public."user" USING btree (image_id);
CREATE INDEX user_title_id_idx ON public."user" USING btree (title_id);
CREATE INDEX user_username_search_idx ON public."user" USING gin (search_text(username) gin_trgm_ops);
CREATE INDEX user_role_role_id_idx ON public.user_role USING btree (role_id);
CREATE INDEX user_role_user_id_seq_idx ON public.user_role USING btree (user_id, seq);
CREATE INDEX user_usage_create_date_desc_idx ON public.user_usage USING btree (create_date DESC, id DESC);
CREATE INDEX user_usage_user_id_create_date_desc_idx ON public.user_usage USING btree (user_id, create_date DESC, id DESC);
