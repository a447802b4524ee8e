create table "ledger_entry" (
  "id" uuid not null,
  "stock_card_id" uuid not null,
  "seq" integer not null,
  "posting_id" uuid not null,
  "quota_change" numeric(15,3) not null,
  "reserve_change" numeric(15,3) not null,
  "use_change" numeric(15,3) not null,
  "held_change" numeric(15,3) not null,
  "quota" numeric(15,3) not null,
  "reserve" numeric(15,3) not null,
  "use" numeric(15,3) not null,
  "held" numeric(15,3) not null,
  "outcome" text collate "C",
  "request_id" uuid,
  "dossier_id" uuid,
  "movement_id" uuid,
  "job" text collate "C",
  "owner_request_id" uuid,
  "owner_dossier_id" uuid,
  "owner_movement_id" uuid,
  "actor_id" uuid,
  "document_type" text collate "C" not null,
  "holder_id" uuid not null,
  "department_id" uuid,
  "reason" text collate "th-TH-x-icu",
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "ledger_entry_pkey" PRIMARY KEY (id),
  constraint "ledger_entry_stock_card_id_seq_key" UNIQUE (stock_card_id, seq),
  constraint "ledger_entry_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "ledger_entry_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "ledger_entry_held_check" CHECK (held >= 0::numeric),
  constraint "ledger_entry_job_check" CHECK (char_length(job) <= 60),
  constraint "ledger_entry_outcome_check" CHECK (outcome = ANY (ARRAY['released'::text, 'short'::text, 'reExported'::text, 'destroyed'::text, 'sampled'::text])),
  constraint "ledger_entry_quota_change_reserve_change_use_cha_3a78d2f2_check" CHECK (quota_change <> 0::numeric OR reserve_change <> 0::numeric OR use_change <> 0::numeric OR held_change <> 0::numeric),
  constraint "ledger_entry_quota_check" CHECK (quota >= 0::numeric),
  constraint "ledger_entry_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "ledger_entry_request_id_dossier_id_movement_id_j_e54e13eb_check" CHECK (num_nonnulls(request_id, dossier_id, movement_id, job) = 1),
  constraint "ledger_entry_reserve_change_held_change_owner_re_ef144bac_check" CHECK (num_nonnulls(owner_request_id, owner_dossier_id, owner_movement_id) =
CASE
    WHEN reserve_change = 0::numeric AND held_change = 0::numeric THEN 0
    ELSE 1
END),
  constraint "ledger_entry_reserve_check" CHECK (reserve >= 0::numeric),
  constraint "ledger_entry_seq_check" CHECK (seq >= 1),
  constraint "ledger_entry_use_check" CHECK (use >= 0::numeric)
);

create table "lot" (
  "id" uuid not null,
  "product_id" uuid,
  "haz_object_id" uuid,
  "holder_id" uuid not null,
  "lot_no" text collate "th-TH-x-icu" not null,
  "maker" text collate "th-TH-x-icu",
  "made_date" date,
  "expire_date" date,
  "kg_per_litre" numeric(8,4),
  "source_kind" text collate "C" not null,
  "source_dossier_id" uuid,
  "source_line_id" uuid,
  "source_movement_id" uuid,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "lot_pkey" PRIMARY KEY (id),
  constraint "lot_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "lot_kg_per_litre_check" CHECK (kg_per_litre >= 0.0001),
  constraint "lot_lot_no_check" CHECK (char_length(lot_no) <= 100),
  constraint "lot_maker_check" CHECK (char_length(maker) <= 200),
  constraint "lot_source_kind_check" CHECK (source_kind = ANY (ARRAY['notice'::text, 'movement'::text, 'opening'::text]))
);

create table "lot_source" (
  "id" uuid not null,
  "lot_id" uuid not null,
  "from_lot_id" uuid not null,
  "holder_id" uuid not null,
  "kg" numeric(15,3) not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "lot_source_pkey" PRIMARY KEY (id),
  constraint "lot_source_lot_id_from_lot_id_key" UNIQUE (lot_id, from_lot_id),
  constraint "lot_source_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "lot_source_kg_check" CHECK (kg >= 0.001)
);

create table "stock_card" (
  "id" uuid not null,
  "kind" text collate "C" not null,
  "dossier_id" uuid not null,
  "line_id" uuid not null,
  "lot_id" uuid,
  "name" text collate "th-TH-x-icu",
  "document_type" text collate "C" not null,
  "holder_id" uuid not null,
  "department_id" uuid,
  "unit" text collate "C" not null,
  "quota" numeric(15,3) not null,
  "reserve" numeric(15,3) not null,
  "use" numeric(15,3) not null,
  "held" numeric(15,3) not null,
  "last_seq" integer not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  constraint "stock_card_pkey" PRIMARY KEY (id),
  constraint "stock_card_dossier_id_line_id_kind_lot_id_key" UNIQUE NULLS NOT DISTINCT (dossier_id, line_id, kind, lot_id),
  constraint "stock_card_id_document_type_holder_id_key" UNIQUE (id, document_type, holder_id),
  constraint "stock_card_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "stock_card_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "stock_card_held_check" CHECK (held >= 0::numeric),
  constraint "stock_card_kind_check" CHECK (kind = ANY (ARRAY['quota'::text, 'possess'::text, 'area'::text, 'room'::text, 'stock'::text, 'goods'::text, 'certified'::text, 'sample'::text])),
  constraint "stock_card_kind_lot_id_together_check" CHECK ((kind = 'stock'::text) = (lot_id IS NOT NULL)),
  constraint "stock_card_last_seq_check" CHECK (last_seq >= 0),
  constraint "stock_card_name_check" CHECK (char_length(name) <= 300),
  constraint "stock_card_quota_check" CHECK (quota >= 0::numeric),
  constraint "stock_card_quota_reserve_use_held_together_check" CHECK (quota >= (reserve + use + held)),
  constraint "stock_card_reserve_check" CHECK (reserve >= 0::numeric),
  constraint "stock_card_unit_check" CHECK (unit = ANY (ARRAY['kilogram'::text, 'squareMetre'::text])),
  constraint "stock_card_use_check" CHECK (use >= 0::numeric)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "haz" add column "density" numeric(8,4);
alter table "haz" add constraint "haz_density_check" CHECK (density >= 0.0001 AND density <= 25::numeric);
alter table "ledger_entry" add constraint "ledger_entry_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES "user"(id);
alter table "ledger_entry" add constraint "ledger_entry_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "ledger_entry" add constraint "ledger_entry_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "ledger_entry" add constraint "ledger_entry_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "ledger_entry" add constraint "ledger_entry_owner_dossier_id_fkey" FOREIGN KEY (owner_dossier_id) REFERENCES dossier(id);
alter table "ledger_entry" add constraint "ledger_entry_owner_request_id_fkey" FOREIGN KEY (owner_request_id) REFERENCES request(id);
alter table "ledger_entry" add constraint "ledger_entry_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "ledger_entry" add constraint "ledger_entry_stock_card_id_document_type_holder_id_fkey" FOREIGN KEY (stock_card_id, document_type, holder_id) REFERENCES stock_card(id, document_type, holder_id);
alter table "ledger_entry" add constraint "ledger_entry_stock_card_id_fkey" FOREIGN KEY (stock_card_id) REFERENCES stock_card(id);
alter table "lot" add constraint "lot_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "lot" add constraint "lot_product_id_fkey" FOREIGN KEY (product_id) REFERENCES dossier(id);
alter table "lot" add constraint "lot_source_dossier_id_fkey" FOREIGN KEY (source_dossier_id) REFERENCES dossier(id);
alter table "lot_source" add constraint "lot_source_from_lot_id_fkey" FOREIGN KEY (from_lot_id) REFERENCES lot(id);
alter table "lot_source" add constraint "lot_source_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "lot_source" add constraint "lot_source_lot_id_fkey" FOREIGN KEY (lot_id) REFERENCES lot(id);
alter table "stock_card" add constraint "stock_card_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "stock_card" add constraint "stock_card_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "stock_card" add constraint "stock_card_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "stock_card" add constraint "stock_card_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "stock_card" add constraint "stock_card_lot_id_fkey" FOREIGN KEY (lot_id) REFERENCES lot(id);
CREATE INDEX ledger_entry_actor_id_idx ON public.ledger_entry USING btree (actor_id);
CREATE INDEX ledger_entry_create_date_desc_idx ON public.ledger_entry USING btree (create_date DESC, id DESC);
CREATE INDEX ledger_entry_department_id_create_date_desc_idx ON public.ledger_entry USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX ledger_entry_document_type_create_date_desc_idx ON public.ledger_entry USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX ledger_entry_dossier_id_idx ON public.ledger_entry USING btree (dossier_id);
CREATE INDEX ledger_entry_holder_id_create_date_desc_idx ON public.ledger_entry USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX ledger_entry_owner_dossier_id_idx ON public.ledger_entry USING btree (owner_dossier_id);
CREATE INDEX ledger_entry_owner_request_id_idx ON public.ledger_entry USING btree (owner_request_id);
CREATE INDEX ledger_entry_posting_id_idx ON public.ledger_entry USING btree (posting_id, id);
CREATE INDEX ledger_entry_request_id_idx ON public.ledger_entry USING btree (request_id);
CREATE INDEX lot_holder_id_create_date_desc_idx ON public.lot USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX lot_lot_no_idx ON public.lot USING btree (lot_no, id);
CREATE INDEX lot_lot_no_search_idx ON public.lot USING gin (search_text(lot_no) gin_trgm_ops);
CREATE INDEX lot_product_id_idx ON public.lot USING btree (product_id);
CREATE INDEX lot_source_dossier_id_idx ON public.lot USING btree (source_dossier_id);
CREATE INDEX lot_source_create_date_desc_idx ON public.lot_source USING btree (create_date DESC, id DESC);
CREATE INDEX lot_source_from_lot_id_idx ON public.lot_source USING btree (from_lot_id);
CREATE INDEX lot_source_holder_id_create_date_desc_idx ON public.lot_source USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX stock_card_create_date_desc_idx ON public.stock_card USING btree (create_date DESC, id DESC);
CREATE INDEX stock_card_department_id_create_date_desc_idx ON public.stock_card USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX stock_card_document_type_create_date_desc_idx ON public.stock_card USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX stock_card_holder_id_create_date_desc_idx ON public.stock_card USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX stock_card_lot_id_idx ON public.stock_card USING btree (lot_id);
CREATE INDEX stock_card_name_search_idx ON public.stock_card USING gin (search_text(name) gin_trgm_ops);
