create table "free_sale" (
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
  "importer" text collate "th-TH-x-icu",
  "importer_address" text collate "th-TH-x-icu",
  "country_id" uuid,
  "exporter_address" text collate "th-TH-x-icu",
  "invoice_no" text collate "th-TH-x-icu",
  "shipment_date" date,
  "export_fact" text collate "th-TH-x-icu",
  "statement" text collate "th-TH-x-icu" default 'This is to certify that the products listed in this certificate are registered in the Kingdom of Thailand under the Hazardous Substance Act B.E. 2535 (1992), and that they may be sold freely in Thailand under the conditions of that Act.'::text,
  "copies" integer default 1,
  "delivery" text collate "C" default 'electronic'::text,
  "delivery_address" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "free_sale_pkey" PRIMARY KEY (id),
  constraint "free_sale_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "free_sale_public_token_key" UNIQUE (public_token),
  constraint "free_sale_request_id_key" UNIQUE (request_id),
  constraint "free_sale_copies_check" CHECK (copies >= 1 AND copies <= 20),
  constraint "free_sale_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "free_sale_delivery_address_check" CHECK (char_length(delivery_address) <= 500),
  constraint "free_sale_delivery_check" CHECK (delivery = ANY (ARRAY['electronic'::text, 'pickUp'::text, 'post'::text])),
  constraint "free_sale_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "free_sale_export_fact_check" CHECK (char_length(export_fact) <= 500),
  constraint "free_sale_exporter_address_check" CHECK (char_length(exporter_address) <= 500),
  constraint "free_sale_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "free_sale_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "free_sale_importer_address_check" CHECK (char_length(importer_address) <= 500),
  constraint "free_sale_importer_check" CHECK (char_length(importer) <= 200),
  constraint "free_sale_invoice_no_check" CHECK (char_length(invoice_no) <= 100),
  constraint "free_sale_is_complete_together_check" CHECK (NOT is_complete OR true AND importer IS NOT NULL AND importer_address IS NOT NULL AND country_id IS NOT NULL AND exporter_address IS NOT NULL AND statement IS NOT NULL AND copies IS NOT NULL AND delivery IS NOT NULL AND id IS NOT NULL),
  constraint "free_sale_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "free_sale_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "free_sale_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "free_sale_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "free_sale_revision_check" CHECK (revision >= 1),
  constraint "free_sale_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "free_sale_statement_check" CHECK (char_length(statement) <= 2000),
  constraint "free_sale_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "free_sale_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "free_sale_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "free_sale_id" uuid not null,
  constraint "free_sale_attachment_pkey" PRIMARY KEY (id),
  constraint "free_sale_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "free_sale_attachment_item_check" CHECK (item = ANY (ARRAY['requestLetter'::text, 'label'::text, 'order'::text, 'authorityLetter'::text, 'other'::text]))
);

create table "free_sale_product" (
  "id" uuid not null,
  "line_id" uuid not null,
  "haz_id" uuid not null,
  "haz_dossier_id" uuid,
  "haz_number" text collate "C",
  "haz_name_th" text collate "th-TH-x-icu",
  "haz_name_en" text collate "th-TH-x-icu",
  "haz_expires" date,
  "name_abroad" text collate "th-TH-x-icu",
  "haz_type" text collate "C",
  "haz_object_id" uuid,
  "makers" text collate "th-TH-x-icu",
  "seq" integer not null,
  "free_sale_id" uuid not null,
  constraint "free_sale_product_pkey" PRIMARY KEY (id),
  constraint "free_sale_product_haz_name_en_check" CHECK (char_length(haz_name_en) <= 500),
  constraint "free_sale_product_haz_name_th_check" CHECK (char_length(haz_name_th) <= 500),
  constraint "free_sale_product_haz_number_check" CHECK (char_length(haz_number) <= 60),
  constraint "free_sale_product_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "free_sale_product_makers_check" CHECK (char_length(makers) <= 12000),
  constraint "free_sale_product_name_abroad_check" CHECK (char_length(name_abroad) <= 200)
);
alter table "free_sale" add constraint "free_sale_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "free_sale" add constraint "free_sale_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "free_sale" add constraint "free_sale_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "free_sale" add constraint "free_sale_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "free_sale" add constraint "free_sale_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "free_sale" add constraint "free_sale_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "free_sale" add constraint "free_sale_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "free_sale" add constraint "free_sale_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "free_sale" add constraint "free_sale_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "free_sale" add constraint "free_sale_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "free_sale_attachment" add constraint "free_sale_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "free_sale_attachment" add constraint "free_sale_attachment_free_sale_id_fkey" FOREIGN KEY (free_sale_id) REFERENCES free_sale(id) ON DELETE CASCADE;
alter table "free_sale_product" add constraint "free_sale_product_free_sale_id_fkey" FOREIGN KEY (free_sale_id) REFERENCES free_sale(id) ON DELETE CASCADE;
alter table "free_sale_product" add constraint "free_sale_product_haz_dossier_id_fkey" FOREIGN KEY (haz_dossier_id) REFERENCES dossier(id);
alter table "free_sale_product" add constraint "free_sale_product_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id);
alter table "free_sale_product" add constraint "free_sale_product_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
CREATE INDEX free_sale_country_id_idx ON public.free_sale USING btree (country_id);
CREATE INDEX free_sale_create_date_desc_idx ON public.free_sale USING btree (create_date DESC, id DESC);
CREATE INDEX free_sale_department_id_create_date_desc_idx ON public.free_sale USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX free_sale_document_type_create_date_desc_idx ON public.free_sale USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX free_sale_dossier_id_current_key ON public.free_sale USING btree (dossier_id) WHERE is_current;
CREATE INDEX free_sale_holder_id_create_date_desc_idx ON public.free_sale USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX free_sale_importer_search_idx ON public.free_sale USING gin (search_text(importer) gin_trgm_ops);
CREATE INDEX free_sale_invoice_no_search_idx ON public.free_sale USING gin (search_text(invoice_no) gin_trgm_ops);
CREATE INDEX free_sale_issued_file_id_idx ON public.free_sale USING btree (issued_file_id);
CREATE INDEX free_sale_attachment_file_id_idx ON public.free_sale_attachment USING btree (file_id);
CREATE INDEX free_sale_attachment_free_sale_id_seq_idx ON public.free_sale_attachment USING btree (free_sale_id, seq);
CREATE INDEX free_sale_product_free_sale_id_seq_idx ON public.free_sale_product USING btree (free_sale_id, seq);
CREATE INDEX free_sale_product_haz_dossier_id_idx ON public.free_sale_product USING btree (haz_dossier_id);
CREATE INDEX free_sale_product_haz_id_idx ON public.free_sale_product USING btree (haz_id);
CREATE INDEX free_sale_product_haz_number_search_idx ON public.free_sale_product USING gin (search_text(haz_number) gin_trgm_ops);
CREATE INDEX free_sale_product_haz_object_id_idx ON public.free_sale_product USING btree (haz_object_id);
CREATE TRIGGER free_sale_identity BEFORE UPDATE ON free_sale FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER free_sale_issued BEFORE DELETE OR UPDATE ON free_sale FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER free_sale_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON free_sale_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('free_sale', 'free_sale_id');
CREATE TRIGGER free_sale_product_issued BEFORE INSERT OR DELETE OR UPDATE ON free_sale_product FOR EACH ROW EXECUTE FUNCTION keep_issued_part('free_sale', 'free_sale_id');
