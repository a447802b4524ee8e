create table "haz_license" (
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
  "operation" text collate "C" default 'import'::text,
  "haz_object_id" uuid,
  "haz_type" text collate "C",
  "product_name_th" text collate "th-TH-x-icu",
  "product_name_en" text collate "th-TH-x-icu",
  "valid_months" integer default 36,
  "yearly_capacity" numeric(12,3),
  "quantity" numeric(15,3),
  "quantity_unit_id" uuid,
  "square_metres" numeric(15,2),
  "effective_date" date,
  "expire_date" date,
  "conditions_th" text collate "th-TH-x-icu",
  "conditions_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_license_pkey" PRIMARY KEY (id),
  constraint "haz_license_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "haz_license_public_token_key" UNIQUE (public_token),
  constraint "haz_license_request_id_key" UNIQUE (request_id),
  constraint "haz_license_conditions_en_check" CHECK (char_length(conditions_en) <= 30030),
  constraint "haz_license_conditions_th_check" CHECK (char_length(conditions_th) <= 30030),
  constraint "haz_license_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_license_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "haz_license_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_license_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "haz_license_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "haz_license_is_complete_together_check" CHECK (NOT is_complete OR true AND operation IS NOT NULL AND haz_object_id IS NOT NULL AND valid_months IS NOT NULL AND id IS NOT NULL),
  constraint "haz_license_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "haz_license_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_license_product_name_en_check" CHECK (char_length(product_name_en) <= 500),
  constraint "haz_license_product_name_th_check" CHECK (char_length(product_name_th) <= 500),
  constraint "haz_license_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "haz_license_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "haz_license_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "haz_license_revision_check" CHECK (revision >= 1),
  constraint "haz_license_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "haz_license_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_license_valid_months_check" CHECK (valid_months >= 1 AND valid_months <= 36),
  constraint "haz_license_version_check" CHECK (version >= 1),
  constraint "haz_license_yearly_capacity_check" CHECK (yearly_capacity >= 0.001)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "haz_license_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "haz_license_id" uuid not null,
  constraint "haz_license_attachment_pkey" PRIMARY KEY (id),
  constraint "haz_license_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "haz_license_attachment_item_check" CHECK (item = ANY (ARRAY['companyPapers'::text, 'powerOfAttorney'::text, 'acquisition'::text, 'order'::text, 'sds'::text, 'productionProcess'::text, 'productionPlan'::text, 'areaMap'::text, 'storageMethod'::text, 'vatPaper'::text, 'usageReport'::text, 'other'::text]))
);

create table "haz_license_condition" (
  "id" uuid not null,
  "line_id" uuid not null,
  "condition_id" uuid,
  "text_th" text collate "th-TH-x-icu",
  "text_en" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_license_id" uuid not null,
  constraint "haz_license_condition_pkey" PRIMARY KEY (id),
  constraint "haz_license_condition_haz_license_id_condition_id_key" UNIQUE (haz_license_id, condition_id),
  constraint "haz_license_condition_text_en_check" CHECK (char_length(text_en) <= 1000),
  constraint "haz_license_condition_text_th_check" CHECK (char_length(text_th) <= 1000)
);

create table "haz_license_country" (
  "id" uuid not null,
  "line_id" uuid not null,
  "country_id" uuid not null,
  "seq" integer not null,
  "haz_license_id" uuid not null,
  constraint "haz_license_country_pkey" PRIMARY KEY (id),
  constraint "haz_license_country_haz_license_id_country_id_key" UNIQUE (haz_license_id, country_id)
);

create table "haz_license_detail" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sequence" integer,
  "operation" text collate "C",
  "haz_id" uuid not null,
  "haz_dossier_id" uuid,
  "haz_number" text collate "C",
  "haz_name_th" text collate "th-TH-x-icu",
  "haz_name_en" text collate "th-TH-x-icu",
  "haz_expires" date,
  "haz_object_id" uuid,
  "haz_type" text collate "C",
  "product_use_id" uuid,
  "physical_state" text collate "C",
  "product_holder_id" uuid,
  "registered_density" numeric(8,4),
  "density" numeric(8,4),
  "quantity" numeric(12,3) not null,
  "quantity_unit_id" uuid not null,
  "kg_per_unit" numeric(15,7),
  "kilograms" numeric(15,3),
  "used_before" numeric(15,3),
  "sub_operation_id" uuid,
  "objective_id" uuid not null,
  "seq" integer not null,
  "haz_license_id" uuid not null,
  constraint "haz_license_detail_pkey" PRIMARY KEY (id),
  constraint "haz_license_detail_density_check" CHECK (density >= 0.0001 AND density <= 25::numeric),
  constraint "haz_license_detail_haz_name_en_check" CHECK (char_length(haz_name_en) <= 500),
  constraint "haz_license_detail_haz_name_th_check" CHECK (char_length(haz_name_th) <= 500),
  constraint "haz_license_detail_haz_number_check" CHECK (char_length(haz_number) <= 60),
  constraint "haz_license_detail_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_license_detail_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_license_detail_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "haz_license_detail_quantity_check" CHECK (quantity >= 0.001),
  constraint "haz_license_detail_sequence_check" CHECK (sequence >= 1),
  constraint "haz_license_detail_used_before_check" CHECK (used_before >= 0::numeric)
);

create table "haz_license_storage_location" (
  "id" uuid not null,
  "line_id" uuid not null,
  "operation" text collate "C",
  "place_id" uuid not null,
  "place_dossier_id" uuid,
  "place_number" text collate "C",
  "place_name_th" text collate "th-TH-x-icu",
  "place_name_en" text collate "th-TH-x-icu",
  "place_expires" date,
  "location_type" text collate "C",
  "is_location" boolean,
  "area_line_id" uuid,
  "area_name" text collate "th-TH-x-icu",
  "quantity" numeric(15,3),
  "square_metres" numeric(12,2),
  "seq" integer not null,
  "haz_license_id" uuid not null,
  constraint "haz_license_storage_location_pkey" PRIMARY KEY (id),
  constraint "haz_license_storage_location_area_name_check" CHECK (char_length(area_name) <= 100),
  constraint "haz_license_storage_location_location_type_check" CHECK (location_type = ANY (ARRAY['storage'::text, 'manufacture'::text])),
  constraint "haz_license_storage_location_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_license_storage_location_place_name_en_check" CHECK (char_length(place_name_en) <= 500),
  constraint "haz_license_storage_location_place_name_th_check" CHECK (char_length(place_name_th) <= 500),
  constraint "haz_license_storage_location_place_number_check" CHECK (char_length(place_number) <= 60),
  constraint "haz_license_storage_location_quantity_check" CHECK (quantity >= 0.001),
  constraint "haz_license_storage_location_square_metres_check" CHECK (square_metres >= 0.01)
);

create table "licence_condition" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "operations" jsonb,
  "haz_types" jsonb,
  "haz_object_id" uuid,
  "seq" integer not null,
  "legal_basis" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "licence_condition_pkey" PRIMARY KEY (id),
  constraint "licence_condition_code_key" UNIQUE (code),
  constraint "licence_condition_code_check" CHECK (char_length(code) <= 30),
  constraint "licence_condition_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "licence_condition_haz_types_check" CHECK (jsonb_typeof(haz_types) = 'array'::text AND haz_types <@ '["type1", "type2", "type3", "type4"]'::jsonb),
  constraint "licence_condition_legal_basis_check" CHECK (char_length(legal_basis) <= 300),
  constraint "licence_condition_name_en_check" CHECK (char_length(name_en) <= 1000),
  constraint "licence_condition_name_th_check" CHECK (char_length(name_th) <= 1000),
  constraint "licence_condition_operations_check" CHECK (jsonb_typeof(operations) = 'array'::text AND operations <@ '["import", "export", "transit", "manufacture", "possess", "reimport", "reexport"]'::jsonb),
  constraint "licence_condition_seq_check" CHECK (seq >= 1 AND seq <= 9999),
  constraint "licence_condition_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "licence_condition_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "haz_license" add constraint "haz_license_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "haz_license" add constraint "haz_license_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "haz_license" add constraint "haz_license_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "haz_license" add constraint "haz_license_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "haz_license" add constraint "haz_license_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "haz_license" add constraint "haz_license_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
alter table "haz_license" add constraint "haz_license_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "haz_license" add constraint "haz_license_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "haz_license" add constraint "haz_license_quantity_unit_id_fkey" FOREIGN KEY (quantity_unit_id) REFERENCES lookup(id);
alter table "haz_license" add constraint "haz_license_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "haz_license" add constraint "haz_license_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "haz_license_attachment" add constraint "haz_license_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "haz_license_attachment" add constraint "haz_license_attachment_haz_license_id_fkey" FOREIGN KEY (haz_license_id) REFERENCES haz_license(id) ON DELETE CASCADE;
alter table "haz_license_condition" add constraint "haz_license_condition_condition_id_fkey" FOREIGN KEY (condition_id) REFERENCES licence_condition(id);
alter table "haz_license_condition" add constraint "haz_license_condition_haz_license_id_fkey" FOREIGN KEY (haz_license_id) REFERENCES haz_license(id) ON DELETE CASCADE;
alter table "haz_license_country" add constraint "haz_license_country_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "haz_license_country" add constraint "haz_license_country_haz_license_id_fkey" FOREIGN KEY (haz_license_id) REFERENCES haz_license(id) ON DELETE CASCADE;
alter table "haz_license_detail" add constraint "haz_license_detail_haz_dossier_id_fkey" FOREIGN KEY (haz_dossier_id) REFERENCES dossier(id);
alter table "haz_license_detail" add constraint "haz_license_detail_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id);
alter table "haz_license_detail" add constraint "haz_license_detail_haz_license_id_fkey" FOREIGN KEY (haz_license_id) REFERENCES haz_license(id) ON DELETE CASCADE;
alter table "haz_license_detail" add constraint "haz_license_detail_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
alter table "haz_license_detail" add constraint "haz_license_detail_objective_id_fkey" FOREIGN KEY (objective_id) REFERENCES lookup(id);
alter table "haz_license_detail" add constraint "haz_license_detail_product_holder_id_fkey" FOREIGN KEY (product_holder_id) REFERENCES "user"(id);
alter table "haz_license_detail" add constraint "haz_license_detail_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "haz_license_detail" add constraint "haz_license_detail_quantity_unit_id_fkey" FOREIGN KEY (quantity_unit_id) REFERENCES lookup(id);
alter table "haz_license_detail" add constraint "haz_license_detail_sub_operation_id_fkey" FOREIGN KEY (sub_operation_id) REFERENCES lookup(id);
alter table "haz_license_storage_location" add constraint "haz_license_storage_location_haz_license_id_fkey" FOREIGN KEY (haz_license_id) REFERENCES haz_license(id) ON DELETE CASCADE;
alter table "haz_license_storage_location" add constraint "haz_license_storage_location_place_dossier_id_fkey" FOREIGN KEY (place_dossier_id) REFERENCES dossier(id);
alter table "haz_license_storage_location" add constraint "haz_license_storage_location_place_id_fkey" FOREIGN KEY (place_id) REFERENCES storage_location(id);
alter table "licence_condition" add constraint "licence_condition_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
CREATE INDEX haz_license_create_date_desc_idx ON public.haz_license USING btree (create_date DESC, id DESC);
CREATE INDEX haz_license_department_id_create_date_desc_idx ON public.haz_license USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX haz_license_document_type_create_date_desc_idx ON public.haz_license USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX haz_license_dossier_id_current_key ON public.haz_license USING btree (dossier_id) WHERE is_current;
CREATE INDEX haz_license_haz_object_id_idx ON public.haz_license USING btree (haz_object_id);
CREATE INDEX haz_license_holder_id_create_date_desc_idx ON public.haz_license USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX haz_license_issued_file_id_idx ON public.haz_license USING btree (issued_file_id);
CREATE INDEX haz_license_product_name_en_search_idx ON public.haz_license USING gin (search_text(product_name_en) gin_trgm_ops);
CREATE INDEX haz_license_product_name_th_search_idx ON public.haz_license USING gin (search_text(product_name_th) gin_trgm_ops);
CREATE INDEX haz_license_quantity_unit_id_idx ON public.haz_license USING btree (quantity_unit_id);
CREATE INDEX haz_license_attachment_file_id_idx ON public.haz_license_attachment USING btree (file_id);
CREATE INDEX haz_license_attachment_haz_license_id_seq_idx ON public.haz_license_attachment USING btree (haz_license_id, seq);
CREATE INDEX haz_license_condition_condition_id_idx ON public.haz_license_condition USING btree (condition_id);
CREATE INDEX haz_license_condition_haz_license_id_seq_idx ON public.haz_license_condition USING btree (haz_license_id, seq);
CREATE INDEX haz_license_country_country_id_idx ON public.haz_license_country USING btree (country_id);
CREATE INDEX haz_license_country_haz_license_id_seq_idx ON public.haz_license_country USING btree (haz_license_id, seq);
CREATE INDEX haz_license_detail_haz_dossier_id_idx ON public.haz_license_detail USING btree (haz_dossier_id);
CREATE INDEX haz_license_detail_haz_id_idx ON public.haz_license_detail USING btree (haz_id);
CREATE INDEX haz_license_detail_haz_license_id_seq_idx ON public.haz_license_detail USING btree (haz_license_id, seq);
CREATE INDEX haz_license_detail_haz_number_search_idx ON public.haz_license_detail USING gin (search_text(haz_number) gin_trgm_ops);
CREATE INDEX haz_license_detail_haz_object_id_idx ON public.haz_license_detail USING btree (haz_object_id);
CREATE INDEX haz_license_detail_objective_id_idx ON public.haz_license_detail USING btree (objective_id);
CREATE INDEX haz_license_detail_product_holder_id_idx ON public.haz_license_detail USING btree (product_holder_id);
CREATE INDEX haz_license_detail_product_use_id_idx ON public.haz_license_detail USING btree (product_use_id);
CREATE INDEX haz_license_detail_quantity_unit_id_idx ON public.haz_license_detail USING btree (quantity_unit_id);
CREATE INDEX haz_license_detail_sub_operation_id_idx ON public.haz_license_detail USING btree (sub_operation_id);
CREATE INDEX haz_license_storage_location_haz_license_id_seq_idx ON public.haz_license_storage_location USING btree (haz_license_id, seq);
CREATE INDEX haz_license_storage_location_place_dossier_id_idx ON public.haz_license_storage_location USING btree (place_dossier_id);
CREATE INDEX haz_license_storage_location_place_id_idx ON public.haz_license_storage_location USING btree (place_id);
CREATE INDEX haz_license_storage_location_place_number_search_idx ON public.haz_license_storage_location USING gin (search_text(place_number) gin_trgm_ops);
CREATE INDEX licence_condition_code_search_idx ON public.licence_condition USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX licence_condition_haz_object_id_idx ON public.licence_condition USING btree (haz_object_id);
CREATE INDEX licence_condition_name_en_search_idx ON public.licence_condition USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX licence_condition_name_th_search_idx ON public.licence_condition USING gin (search_text(name_th) gin_trgm_ops);
CREATE TRIGGER haz_license_identity BEFORE UPDATE ON haz_license FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER haz_license_issued BEFORE DELETE OR UPDATE ON haz_license FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER haz_license_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_license_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_license', 'haz_license_id');
CREATE TRIGGER haz_license_condition_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_license_condition FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_license', 'haz_license_id');
CREATE TRIGGER haz_license_country_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_license_country FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_license', 'haz_license_id');
CREATE TRIGGER haz_license_detail_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_license_detail FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_license', 'haz_license_id');
CREATE TRIGGER haz_license_storage_location_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_license_storage_location FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_license', 'haz_license_id');
