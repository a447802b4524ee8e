CREATE OR REPLACE FUNCTION public.keep_identity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := to_jsonb(old);
  will jsonb := to_jsonb(new);
  name text;
begin
  foreach name in array tg_argv loop
    if was->name is distinct from will->name then
      raise exception '% of % never changes', name, tg_table_name using errcode = 'HZ001';
    end if;
  end loop;
  foreach name in array array['department_id', 'code'] loop
    if was->>name is not null and was->name is distinct from will->name then
      raise exception '% of % stays once it is given', name, tg_table_name using errcode = 'HZ001';
    end if;
  end loop;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_issued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.revision is null then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'is_current') = (to_jsonb(old) - 'is_current') then return new; end if;
  raise exception 'revision % of % was issued and never changes', old.revision, tg_table_name using errcode = 'HZ001';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_issued_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_issued boolean;
begin
  execute format('select bool_or(revision is not null) from %I where id = any($1)', tg_argv[0]) into is_issued
    using array_remove(array[(to_jsonb(old)->>tg_argv[1])::uuid, (to_jsonb(new)->>tg_argv[1])::uuid], null);
  if is_issued then
    raise exception 'what % belongs to was issued and never changes', tg_table_name using errcode = 'HZ001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$;

create table "case_mail" (
  "id" uuid not null,
  "request_id" uuid not null,
  "history_id" uuid not null,
  "user_id" uuid not null,
  "address" text collate "C",
  "subject_th" text not null,
  "subject_en" text not null,
  "at" timestamp with time zone not null,
  constraint "case_mail_pkey" PRIMARY KEY (id),
  constraint "case_mail_history_id_user_id_key" UNIQUE (history_id, user_id)
);

create table "claim" (
  "kind" text collate "C" not null,
  "scope" text collate "C" not null,
  "key" text collate "C" not null,
  "dossier_id" uuid not null,
  constraint "claim_pkey" PRIMARY KEY (kind, scope, key)
);

create table "code_counter" (
  "name" text collate "C" not null,
  "year" integer not null,
  "last" bigint not null,
  constraint "code_counter_pkey" PRIMARY KEY (name, year),
  constraint "code_counter_last_check" CHECK (last >= 1)
);

create table "dossier" (
  "id" uuid not null,
  "document_type" text collate "C" not null,
  "holder_id" uuid not null,
  "department_id" uuid,
  "state" text collate "C" default 'pending'::text not null,
  "code" text collate "C",
  "effective_date" date,
  "expire_date" date,
  "revision" integer,
  "previous_id" uuid,
  "is_filed" boolean default false not null,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "dossier_pkey" PRIMARY KEY (id),
  constraint "dossier_document_type_code_key" UNIQUE (document_type, code),
  constraint "dossier_id_department_id_key" UNIQUE (id, department_id),
  constraint "dossier_id_document_type_holder_id_key" UNIQUE (id, document_type, holder_id),
  constraint "dossier_code_check" CHECK (char_length(code) <= 60),
  constraint "dossier_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "dossier_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text])),
  constraint "dossier_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "dossier_revision_check" CHECK (revision >= 1),
  constraint "dossier_state_check" CHECK (state = ANY (ARRAY['pending'::text, 'inForce'::text, 'suspended'::text, 'revoked'::text, 'cancelled'::text, 'refused'::text])),
  constraint "dossier_state_code_together_check" CHECK ((state = ANY (ARRAY['pending'::text, 'refused'::text])) = (code IS NULL)),
  constraint "dossier_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "dossier_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "holiday" (
  "id" uuid not null,
  "date" date not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "holiday_pkey" PRIMARY KEY (id),
  constraint "holiday_date_key" UNIQUE (date),
  constraint "holiday_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "holiday_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "holiday_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "holiday_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "holiday_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "request" (
  "id" uuid not null,
  "dossier_id" uuid not null,
  "document_type" text collate "C" not null,
  "holder_id" uuid not null,
  "department_id" uuid,
  "document_id" uuid not null,
  "request_type" text collate "C" not null,
  "origin" text collate "C" default 'filed'::text not null,
  "status" text collate "C" default 'draft'::text not null,
  "is_open" boolean default true not null,
  "base_revision" integer,
  "draft_code" text collate "C",
  "request_code" text collate "C",
  "approve_code" text collate "C",
  "approve_date" date,
  "submitted_date" timestamp(0) with time zone,
  "status_date" timestamp(0) with time zone not null,
  "due_date" date,
  "acting_user_id" uuid,
  "assignee_id" uuid,
  "check_result" text collate "C",
  "unlocked_fields" jsonb,
  "subject_th" text collate "th-TH-x-icu",
  "subject_en" text collate "th-TH-x-icu",
  "desc_to_officer" text collate "th-TH-x-icu",
  "desc_to_user" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "request_pkey" PRIMARY KEY (id),
  constraint "request_document_id_key" UNIQUE (document_id),
  constraint "request_id_dossier_id_key" UNIQUE (id, dossier_id),
  constraint "request_approve_code_check" CHECK (char_length(approve_code) <= 60),
  constraint "request_base_revision_check" CHECK (base_revision >= 1),
  constraint "request_check_result_check" CHECK (check_result = ANY (ARRAY['passed'::text, 'notPassed'::text])),
  constraint "request_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "request_desc_to_officer_check" CHECK (char_length(desc_to_officer) <= 2000),
  constraint "request_desc_to_user_check" CHECK (char_length(desc_to_user) <= 2000),
  constraint "request_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text])),
  constraint "request_draft_code_check" CHECK (char_length(draft_code) <= 30),
  constraint "request_origin_check" CHECK (origin = ANY (ARRAY['filed'::text, 'register'::text])),
  constraint "request_request_code_check" CHECK (char_length(request_code) <= 30),
  constraint "request_request_type_base_revision_together_check" CHECK ((request_type = 'new'::text) = (base_revision IS NULL)),
  constraint "request_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "request_status_check" CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'editRequested'::text, 'editRequestedNsw'::text, 'waitCustoms'::text, 'notReceivedCustoms'::text, 'waitCenter'::text, 'notReceivedCenter'::text, 'waitDocument'::text, 'underReview'::text, 'waitSign'::text, 'waitPayment'::text, 'waitConfirm'::text, 'waitInspectionNotice'::text, 'waitRelease'::text, 'approved'::text, 'notApproved'::text, 'cancelled'::text])),
  constraint "request_status_is_open_together_check" CHECK (is_open = (status <> ALL (ARRAY['notReceivedCustoms'::text, 'notReceivedCenter'::text, 'approved'::text, 'notApproved'::text, 'cancelled'::text]))),
  constraint "request_subject_en_check" CHECK (char_length(subject_en) <= 500),
  constraint "request_subject_th_check" CHECK (char_length(subject_th) <= 500),
  constraint "request_unlocked_fields_check" CHECK (jsonb_typeof(unlocked_fields) = 'array'::text),
  constraint "request_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "request_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "request_department" (
  "id" uuid not null,
  "document_type" text collate "C" not null,
  "department_id" uuid not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "request_department_pkey" PRIMARY KEY (id),
  constraint "request_department_document_type_key" UNIQUE (document_type),
  constraint "request_department_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "request_department_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text])),
  constraint "request_department_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "request_department_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "status_history" (
  "id" uuid not null,
  "entity" text collate "C" not null,
  "record_id" uuid not null,
  "seq" integer not null,
  "from_status" text collate "C",
  "to_status" text collate "C" not null,
  "action" text collate "C" not null,
  "actor_id" uuid,
  "principal_id" uuid,
  "remark" text collate "th-TH-x-icu",
  "record_version" integer not null,
  "effects" jsonb not null,
  "detail" jsonb,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "status_history_pkey" PRIMARY KEY (id),
  constraint "status_history_record_id_seq_key" UNIQUE (record_id, seq),
  constraint "status_history_action_check" CHECK (char_length(action) <= 60),
  constraint "status_history_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "status_history_detail_check" CHECK (jsonb_typeof(detail) = 'object'::text),
  constraint "status_history_effects_check" CHECK (jsonb_typeof(effects) = 'array'::text),
  constraint "status_history_entity_check" CHECK (char_length(entity) <= 60),
  constraint "status_history_from_status_check" CHECK (char_length(from_status) <= 60),
  constraint "status_history_remark_check" CHECK (char_length(remark) <= 2000),
  constraint "status_history_seq_check" CHECK (seq >= 1),
  constraint "status_history_to_status_check" CHECK (char_length(to_status) <= 60)
);

create table "to_whom" (
  "id" uuid not null,
  "request_id" uuid not null,
  "dossier_id" uuid not null,
  "document_type" text collate "C" not null,
  "holder_id" uuid not null,
  "department_id" uuid,
  "request_type" text collate "C" not null,
  "public_token" text collate "C" not null,
  "revision" integer,
  "is_current" boolean default false not null,
  "is_complete" boolean default false not null,
  "issued_file_id" uuid,
  "reason" text collate "th-TH-x-icu",
  "addressee" text collate "th-TH-x-icu" default 'TO WHOM IT MAY CONCERN'::text,
  "subject" text collate "th-TH-x-icu",
  "purpose_id" uuid,
  "product_name" text collate "th-TH-x-icu",
  "certificate_no" text collate "C",
  "statement" text collate "th-TH-x-icu",
  "language" text collate "C" default 'en'::text,
  "copies" integer default 1,
  "delivery" text collate "C" default 'electronic'::text,
  "delivery_address" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "to_whom_pkey" PRIMARY KEY (id),
  constraint "to_whom_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "to_whom_public_token_key" UNIQUE (public_token),
  constraint "to_whom_request_id_key" UNIQUE (request_id),
  constraint "to_whom_addressee_check" CHECK (char_length(addressee) <= 200),
  constraint "to_whom_certificate_no_check" CHECK (char_length(certificate_no) <= 60),
  constraint "to_whom_copies_check" CHECK (copies >= 1 AND copies <= 20),
  constraint "to_whom_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "to_whom_delivery_address_check" CHECK (char_length(delivery_address) <= 500),
  constraint "to_whom_delivery_check" CHECK (delivery = ANY (ARRAY['electronic'::text, 'pickUp'::text, 'post'::text])),
  constraint "to_whom_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text])),
  constraint "to_whom_is_complete_together_check" CHECK (NOT is_complete OR true AND addressee IS NOT NULL AND subject IS NOT NULL AND purpose_id IS NOT NULL AND statement IS NOT NULL AND language IS NOT NULL AND copies IS NOT NULL AND delivery IS NOT NULL AND id IS NOT NULL),
  constraint "to_whom_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "to_whom_language_check" CHECK (language = ANY (ARRAY['en'::text, 'enTh'::text])),
  constraint "to_whom_product_name_check" CHECK (char_length(product_name) <= 200),
  constraint "to_whom_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "to_whom_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "to_whom_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "to_whom_revision_check" CHECK (revision >= 1),
  constraint "to_whom_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "to_whom_statement_check" CHECK (char_length(statement) <= 3000),
  constraint "to_whom_subject_check" CHECK (char_length(subject) <= 200),
  constraint "to_whom_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "to_whom_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "to_whom_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "to_whom_id" uuid not null,
  constraint "to_whom_attachment_pkey" PRIMARY KEY (id),
  constraint "to_whom_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "to_whom_attachment_item_check" CHECK (item = ANY (ARRAY['requestLetter'::text, 'productLabel'::text, 'authorityLetter'::text, 'other'::text]))
);
alter table "case_mail" add constraint "case_mail_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table "case_mail" add constraint "case_mail_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "claim" add constraint "claim_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id) ON DELETE CASCADE;
alter table "dossier" add constraint "dossier_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "dossier" add constraint "dossier_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "dossier" add constraint "dossier_previous_id_fkey" FOREIGN KEY (previous_id) REFERENCES dossier(id);
alter table "request" add constraint "request_acting_user_id_fkey" FOREIGN KEY (acting_user_id) REFERENCES "user"(id);
alter table "request" add constraint "request_assignee_id_fkey" FOREIGN KEY (assignee_id) REFERENCES "user"(id);
alter table "request" add constraint "request_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "request" add constraint "request_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "request" add constraint "request_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "request" add constraint "request_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "request" add constraint "request_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "request_department" add constraint "request_department_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "status_history" add constraint "status_history_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES "user"(id);
alter table "status_history" add constraint "status_history_principal_id_fkey" FOREIGN KEY (principal_id) REFERENCES "user"(id);
alter table "to_whom" add constraint "to_whom_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "to_whom" add constraint "to_whom_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "to_whom" add constraint "to_whom_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "to_whom" add constraint "to_whom_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "to_whom" add constraint "to_whom_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "to_whom" add constraint "to_whom_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "to_whom" add constraint "to_whom_purpose_id_fkey" FOREIGN KEY (purpose_id) REFERENCES lookup(id);
alter table "to_whom" add constraint "to_whom_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "to_whom" add constraint "to_whom_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "to_whom_attachment" add constraint "to_whom_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "to_whom_attachment" add constraint "to_whom_attachment_to_whom_id_fkey" FOREIGN KEY (to_whom_id) REFERENCES to_whom(id) ON DELETE CASCADE;
CREATE INDEX case_mail_request_id_idx ON public.case_mail USING btree (request_id);
CREATE INDEX case_mail_user_id_idx ON public.case_mail USING btree (user_id);
CREATE INDEX claim_dossier_id_idx ON public.claim USING btree (dossier_id);
CREATE INDEX dossier_code_idx ON public.dossier USING btree (code, id);
CREATE INDEX dossier_code_search_idx ON public.dossier USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX dossier_department_id_create_date_desc_idx ON public.dossier USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX dossier_document_type_create_date_desc_idx ON public.dossier USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX dossier_holder_id_create_date_desc_idx ON public.dossier USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX dossier_previous_id_idx ON public.dossier USING btree (previous_id);
CREATE INDEX holiday_name_en_search_idx ON public.holiday USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX holiday_name_th_search_idx ON public.holiday USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX request_acting_user_id_idx ON public.request USING btree (acting_user_id);
CREATE INDEX request_approve_code_idx ON public.request USING btree (approve_code, id);
CREATE INDEX request_approve_code_search_idx ON public.request USING gin (search_text(approve_code) gin_trgm_ops);
CREATE INDEX request_assignee_id_status_idx ON public.request USING btree (assignee_id, status, id);
CREATE INDEX request_department_id_create_date_desc_idx ON public.request USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX request_document_type_create_date_desc_idx ON public.request USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX request_dossier_id_department_id_idx ON public.request USING btree (dossier_id, department_id);
CREATE INDEX request_dossier_id_document_type_holder_id_idx ON public.request USING btree (dossier_id, document_type, holder_id);
CREATE INDEX request_dossier_id_idx ON public.request USING btree (dossier_id);
CREATE UNIQUE INDEX request_dossier_id_in_process_key ON public.request USING btree (dossier_id) WHERE (is_open AND (status <> 'draft'::text));
CREATE UNIQUE INDEX request_dossier_id_new_key ON public.request USING btree (dossier_id) WHERE (request_type = 'new'::text);
CREATE INDEX request_draft_code_idx ON public.request USING btree (draft_code, id);
CREATE INDEX request_draft_code_search_idx ON public.request USING gin (search_text(draft_code) gin_trgm_ops);
CREATE INDEX request_holder_id_create_date_desc_idx ON public.request USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX request_request_code_idx ON public.request USING btree (request_code, id);
CREATE INDEX request_request_code_search_idx ON public.request USING gin (search_text(request_code) gin_trgm_ops);
CREATE INDEX request_status_due_date_idx ON public.request USING btree (status, due_date, id);
CREATE INDEX request_subject_en_search_idx ON public.request USING gin (search_text(subject_en) gin_trgm_ops);
CREATE INDEX request_subject_th_search_idx ON public.request USING gin (search_text(subject_th) gin_trgm_ops);
CREATE INDEX request_department_department_id_idx ON public.request_department USING btree (department_id);
CREATE INDEX status_history_actor_id_idx ON public.status_history USING btree (actor_id);
CREATE INDEX status_history_create_date_desc_idx ON public.status_history USING btree (create_date DESC, id DESC);
CREATE INDEX status_history_principal_id_idx ON public.status_history USING btree (principal_id);
CREATE INDEX to_whom_certificate_no_idx ON public.to_whom USING btree (certificate_no, id);
CREATE INDEX to_whom_certificate_no_search_idx ON public.to_whom USING gin (search_text(certificate_no) gin_trgm_ops);
CREATE INDEX to_whom_department_id_create_date_desc_idx ON public.to_whom USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX to_whom_document_type_create_date_desc_idx ON public.to_whom USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX to_whom_dossier_id_current_key ON public.to_whom USING btree (dossier_id) WHERE is_current;
CREATE INDEX to_whom_holder_id_create_date_desc_idx ON public.to_whom USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX to_whom_issued_file_id_idx ON public.to_whom USING btree (issued_file_id);
CREATE INDEX to_whom_product_name_search_idx ON public.to_whom USING gin (search_text(product_name) gin_trgm_ops);
CREATE INDEX to_whom_purpose_id_idx ON public.to_whom USING btree (purpose_id);
CREATE INDEX to_whom_subject_search_idx ON public.to_whom USING gin (search_text(subject) gin_trgm_ops);
CREATE INDEX to_whom_attachment_file_id_idx ON public.to_whom_attachment USING btree (file_id);
CREATE INDEX to_whom_attachment_to_whom_id_seq_idx ON public.to_whom_attachment USING btree (to_whom_id, seq);
CREATE TRIGGER dossier_identity BEFORE UPDATE ON dossier FOR EACH ROW EXECUTE FUNCTION keep_identity('document_type', 'holder_id', 'previous_id');
CREATE TRIGGER request_identity BEFORE UPDATE ON request FOR EACH ROW EXECUTE FUNCTION keep_identity('dossier_id', 'document_type', 'holder_id', 'request_type', 'document_id', 'origin');
CREATE TRIGGER to_whom_issued BEFORE DELETE OR UPDATE ON to_whom FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER to_whom_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON to_whom_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('to_whom', 'to_whom_id');
