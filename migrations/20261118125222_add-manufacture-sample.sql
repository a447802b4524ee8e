create table "manufacture_sample" (
  "id" uuid not null,
  "request_id" uuid not null,
  "dossier_id" uuid not null,
  "document_type" text collate "C" not null,
  "holder_id" uuid,
  "department_id" uuid,
  "request_type" text collate "C" not null,
  "public_token" text collate "C" not null,
  "revision" integer,
  "is_current" boolean default false not null,
  "is_complete" boolean default false not null,
  "issued_file_id" uuid,
  "reason" text collate "th-TH-x-icu",
  "subject" text collate "th-TH-x-icu",
  "details" text collate "th-TH-x-icu",
  "copies" integer default 1,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "manufacture_sample_pkey" PRIMARY KEY (id),
  constraint "manufacture_sample_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "manufacture_sample_public_token_key" UNIQUE (public_token),
  constraint "manufacture_sample_request_id_key" UNIQUE (request_id),
  constraint "manufacture_sample_copies_check" CHECK (copies >= 1 AND copies <= 100),
  constraint "manufacture_sample_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "manufacture_sample_details_check" CHECK (char_length(details) <= 1000),
  constraint "manufacture_sample_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "manufacture_sample_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "manufacture_sample_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "manufacture_sample_is_complete_together_check" CHECK (NOT is_complete OR true AND subject IS NOT NULL AND copies IS NOT NULL AND id IS NOT NULL),
  constraint "manufacture_sample_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "manufacture_sample_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "manufacture_sample_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "manufacture_sample_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "manufacture_sample_revision_check" CHECK (revision >= 1),
  constraint "manufacture_sample_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "manufacture_sample_subject_check" CHECK (char_length(subject) <= 200),
  constraint "manufacture_sample_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "manufacture_sample_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "manufacture_sample_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "manufacture_sample_id" uuid not null,
  constraint "manufacture_sample_attachment_pkey" PRIMARY KEY (id),
  constraint "manufacture_sample_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "manufacture_sample_attachment_item_check" CHECK (item = ANY (ARRAY['requestLetter'::text, 'authorityLetter'::text, 'other'::text]))
);
alter table "manufacture_sample" add constraint "manufacture_sample_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "manufacture_sample" add constraint "manufacture_sample_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "manufacture_sample" add constraint "manufacture_sample_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "manufacture_sample" add constraint "manufacture_sample_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "manufacture_sample" add constraint "manufacture_sample_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "manufacture_sample_attachment" add constraint "manufacture_sample_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "manufacture_sample_attachment" add constraint "manufacture_sample_attachment_manufacture_sample_id_fkey" FOREIGN KEY (manufacture_sample_id) REFERENCES manufacture_sample(id) ON DELETE CASCADE;
CREATE INDEX manufacture_sample_create_date_desc_idx ON public.manufacture_sample USING btree (create_date DESC, id DESC);
CREATE INDEX manufacture_sample_department_id_create_date_desc_idx ON public.manufacture_sample USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX manufacture_sample_document_type_create_date_desc_idx ON public.manufacture_sample USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX manufacture_sample_dossier_id_current_key ON public.manufacture_sample USING btree (dossier_id) WHERE is_current;
CREATE INDEX manufacture_sample_holder_id_create_date_desc_idx ON public.manufacture_sample USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX manufacture_sample_issued_file_id_idx ON public.manufacture_sample USING btree (issued_file_id);
CREATE INDEX manufacture_sample_subject_search_idx ON public.manufacture_sample USING gin (search_text(subject) gin_trgm_ops);
CREATE INDEX manufacture_sample_attachment_file_id_idx ON public.manufacture_sample_attachment USING btree (file_id);
CREATE INDEX manufacture_sample_attachment_manufacture_sample_id_seq_idx ON public.manufacture_sample_attachment USING btree (manufacture_sample_id, seq);
CREATE TRIGGER manufacture_sample_identity BEFORE UPDATE ON manufacture_sample FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER manufacture_sample_issued BEFORE DELETE OR UPDATE ON manufacture_sample FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER manufacture_sample_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON manufacture_sample_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('manufacture_sample', 'manufacture_sample_id');
