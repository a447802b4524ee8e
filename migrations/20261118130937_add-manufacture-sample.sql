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
  "product_name_th" text collate "th-TH-x-icu",
  "product_name_en" text collate "th-TH-x-icu",
  "contact_address" text collate "th-TH-x-icu",
  "contact_name" text collate "th-TH-x-icu",
  "contact_phone" text collate "th-TH-x-icu",
  "place_name" text collate "th-TH-x-icu",
  "house_no" text collate "th-TH-x-icu",
  "building" text collate "th-TH-x-icu",
  "room" text collate "th-TH-x-icu",
  "moo" text collate "th-TH-x-icu",
  "soi" text collate "th-TH-x-icu",
  "road" text collate "th-TH-x-icu",
  "province_id" uuid,
  "amphur_id" uuid,
  "tambon_id" uuid,
  "postcode" text collate "C",
  "address_en" text collate "th-TH-x-icu",
  "usage" text collate "C" default 'registration'::text,
  "made_from" date,
  "made_to" date,
  "objective" text collate "th-TH-x-icu",
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
  constraint "manufacture_sample_address_en_check" CHECK (char_length(address_en) <= 500),
  constraint "manufacture_sample_building_check" CHECK (char_length(building) <= 200),
  constraint "manufacture_sample_contact_address_check" CHECK (char_length(contact_address) <= 500),
  constraint "manufacture_sample_contact_name_check" CHECK (char_length(contact_name) <= 200),
  constraint "manufacture_sample_contact_phone_check" CHECK (char_length(contact_phone) <= 50),
  constraint "manufacture_sample_copies_check" CHECK (copies >= 1 AND copies <= 20),
  constraint "manufacture_sample_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "manufacture_sample_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "manufacture_sample_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "manufacture_sample_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "manufacture_sample_house_no_check" CHECK (char_length(house_no) <= 50),
  constraint "manufacture_sample_is_complete_together_check" CHECK (NOT is_complete OR true AND contact_address IS NOT NULL AND contact_name IS NOT NULL AND contact_phone IS NOT NULL AND place_name IS NOT NULL AND usage IS NOT NULL AND made_from IS NOT NULL AND made_to IS NOT NULL AND objective IS NOT NULL AND copies IS NOT NULL AND id IS NOT NULL),
  constraint "manufacture_sample_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "manufacture_sample_moo_check" CHECK (char_length(moo) <= 10),
  constraint "manufacture_sample_objective_check" CHECK (char_length(objective) <= 1000),
  constraint "manufacture_sample_place_name_check" CHECK (char_length(place_name) <= 200),
  constraint "manufacture_sample_postcode_check" CHECK (char_length(postcode) <= 5),
  constraint "manufacture_sample_product_name_en_86628db5_check" CHECK (char_length(product_name_en) <= 500),
  constraint "manufacture_sample_product_name_th_58c3fabb_check" CHECK (char_length(product_name_th) <= 500),
  constraint "manufacture_sample_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "manufacture_sample_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "manufacture_sample_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "manufacture_sample_revision_check" CHECK (revision >= 1),
  constraint "manufacture_sample_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "manufacture_sample_road_check" CHECK (char_length(road) <= 100),
  constraint "manufacture_sample_room_check" CHECK (char_length(room) <= 50),
  constraint "manufacture_sample_soi_check" CHECK (char_length(soi) <= 100),
  constraint "manufacture_sample_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "manufacture_sample_usage_check" CHECK (usage = ANY (ARRAY['registration'::text, 'efficacyTrial'::text, 'research'::text, 'exhibition'::text])),
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
  constraint "manufacture_sample_attachment_item_check" CHECK (item = ANY (ARRAY['testPlan'::text, 'placeMap'::text, 'sds'::text, 'process'::text, 'powerOfAttorney'::text, 'other'::text]))
);

create table "manufacture_sample_product" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "haz_object_id" uuid not null,
  "haz_type" text collate "C",
  "sub_stance_id" uuid not null,
  "content" numeric(15,3) not null,
  "unit" text collate "C" not null,
  "physical_state" text collate "C" not null,
  "quantity" numeric(9,3) not null,
  "quantity_unit_id" uuid not null,
  "kilograms" numeric(15,6),
  "litres" numeric(15,6),
  "package_count" integer not null,
  "package_size" text collate "th-TH-x-icu" not null,
  "disposal" text collate "th-TH-x-icu" not null,
  "seq" integer not null,
  "manufacture_sample_id" uuid not null,
  constraint "manufacture_sample_product_pkey" PRIMARY KEY (id),
  constraint "manufacture_sample_product_content_check" CHECK (content >= 0::numeric),
  constraint "manufacture_sample_product_disposal_check" CHECK (char_length(disposal) <= 500),
  constraint "manufacture_sample_product_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "manufacture_sample_product_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "manufacture_sample_product_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "manufacture_sample_product_package_count_check" CHECK (package_count >= 1 AND package_count <= 9999),
  constraint "manufacture_sample_product_package_size_check" CHECK (char_length(package_size) <= 100),
  constraint "manufacture_sample_product_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "manufacture_sample_product_quantity_check" CHECK (quantity >= 0.001),
  constraint "manufacture_sample_product_unit_check" CHECK (unit = ANY (ARRAY['percentWeight'::text, 'percentWeightVolume'::text, 'gramsPerKilogram'::text, 'gramsPerLitre'::text, 'cfuPerGram'::text, 'cfuPerMillilitre'::text]))
);
alter table "dossier" add column "used_by_id" uuid;
alter table "dossier" add column "used_date" date;
alter table "haz" add column "sample_id" uuid;
alter table "haz" add column "sample_dossier_id" uuid;
alter table "haz" add column "sample_number" text collate "C";
alter table "haz" add column "sample_name_th" text collate "th-TH-x-icu";
alter table "haz" add column "sample_name_en" text collate "th-TH-x-icu";
alter table "haz" add column "sample_expires" date;
alter table "dossier" drop constraint "dossier_state_check", add constraint "dossier_state_check" CHECK (state = ANY (ARRAY['pending'::text, 'inForce'::text, 'suspended'::text, 'revoked'::text, 'cancelled'::text, 'refused'::text, 'usedUp'::text]));
alter table "dossier" add constraint "dossier_state_used_by_id_used_date_together_check" CHECK ((state = 'usedUp'::text) = (used_by_id IS NOT NULL) AND (used_by_id IS NULL) = (used_date IS NULL));
alter table "haz" add constraint "haz_sample_name_en_check" CHECK (char_length(sample_name_en) <= 500);
alter table "haz" add constraint "haz_sample_name_th_check" CHECK (char_length(sample_name_th) <= 500);
alter table "haz" add constraint "haz_sample_number_check" CHECK (char_length(sample_number) <= 60);
alter table "dossier" add constraint "dossier_used_by_id_fkey" FOREIGN KEY (used_by_id) REFERENCES dossier(id);
alter table "haz" add constraint "haz_sample_dossier_id_fkey" FOREIGN KEY (sample_dossier_id) REFERENCES dossier(id);
alter table "haz" add constraint "haz_sample_id_fkey" FOREIGN KEY (sample_id) REFERENCES manufacture_sample(id);
alter table "manufacture_sample" add constraint "manufacture_sample_amphur_id_fkey" FOREIGN KEY (amphur_id) REFERENCES amphur(id);
alter table "manufacture_sample" add constraint "manufacture_sample_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "manufacture_sample" add constraint "manufacture_sample_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "manufacture_sample" add constraint "manufacture_sample_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "manufacture_sample" add constraint "manufacture_sample_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "manufacture_sample" add constraint "manufacture_sample_province_id_fkey" FOREIGN KEY (province_id) REFERENCES province(id);
alter table "manufacture_sample" add constraint "manufacture_sample_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "manufacture_sample" add constraint "manufacture_sample_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "manufacture_sample" add constraint "manufacture_sample_tambon_id_fkey" FOREIGN KEY (tambon_id) REFERENCES tambon(id);
alter table "manufacture_sample_attachment" add constraint "manufacture_sample_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "manufacture_sample_attachment" add constraint "manufacture_sample_attachment_manufacture_sample_id_fkey" FOREIGN KEY (manufacture_sample_id) REFERENCES manufacture_sample(id) ON DELETE CASCADE;
alter table "manufacture_sample_product" add constraint "manufacture_sample_product_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
alter table "manufacture_sample_product" add constraint "manufacture_sample_product_manufacture_sample_id_fkey" FOREIGN KEY (manufacture_sample_id) REFERENCES manufacture_sample(id) ON DELETE CASCADE;
alter table "manufacture_sample_product" add constraint "manufacture_sample_product_quantity_unit_id_fkey" FOREIGN KEY (quantity_unit_id) REFERENCES lookup(id);
alter table "manufacture_sample_product" add constraint "manufacture_sample_product_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
CREATE INDEX dossier_used_by_id_idx ON public.dossier USING btree (used_by_id);
CREATE INDEX haz_sample_dossier_id_idx ON public.haz USING btree (sample_dossier_id);
CREATE INDEX haz_sample_id_idx ON public.haz USING btree (sample_id);
CREATE INDEX haz_sample_number_search_idx ON public.haz USING gin (search_text(sample_number) gin_trgm_ops);
CREATE INDEX manufacture_sample_amphur_id_idx ON public.manufacture_sample USING btree (amphur_id);
CREATE INDEX manufacture_sample_create_date_desc_idx ON public.manufacture_sample USING btree (create_date DESC, id DESC);
CREATE INDEX manufacture_sample_department_id_create_date_desc_idx ON public.manufacture_sample USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX manufacture_sample_document_type_create_date_desc_idx ON public.manufacture_sample USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX manufacture_sample_dossier_id_current_key ON public.manufacture_sample USING btree (dossier_id) WHERE is_current;
CREATE INDEX manufacture_sample_holder_id_create_date_desc_idx ON public.manufacture_sample USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX manufacture_sample_issued_file_id_idx ON public.manufacture_sample USING btree (issued_file_id);
CREATE INDEX manufacture_sample_place_name_search_idx ON public.manufacture_sample USING gin (search_text(place_name) gin_trgm_ops);
CREATE INDEX manufacture_sample_product_name_en_5e6ffd11_search_idx ON public.manufacture_sample USING gin (search_text(product_name_en) gin_trgm_ops);
CREATE INDEX manufacture_sample_product_name_th_b0be763f_search_idx ON public.manufacture_sample USING gin (search_text(product_name_th) gin_trgm_ops);
CREATE INDEX manufacture_sample_province_id_idx ON public.manufacture_sample USING btree (province_id);
CREATE INDEX manufacture_sample_tambon_id_idx ON public.manufacture_sample USING btree (tambon_id);
CREATE INDEX manufacture_sample_attachment_file_id_idx ON public.manufacture_sample_attachment USING btree (file_id);
CREATE INDEX manufacture_sample_attachment_manufacture_sample_id_seq_idx ON public.manufacture_sample_attachment USING btree (manufacture_sample_id, seq);
CREATE INDEX manufacture_sample_product_haz_object_id_idx ON public.manufacture_sample_product USING btree (haz_object_id);
CREATE INDEX manufacture_sample_product_manufacture_sample_id_seq_idx ON public.manufacture_sample_product USING btree (manufacture_sample_id, seq);
CREATE INDEX manufacture_sample_product_name_en_search_idx ON public.manufacture_sample_product USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX manufacture_sample_product_name_th_search_idx ON public.manufacture_sample_product USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX manufacture_sample_product_quantity_unit_id_idx ON public.manufacture_sample_product USING btree (quantity_unit_id);
CREATE INDEX manufacture_sample_product_sub_stance_id_idx ON public.manufacture_sample_product USING btree (sub_stance_id);

drop trigger "dossier_identity" on "dossier";
CREATE TRIGGER dossier_identity BEFORE UPDATE ON dossier FOR EACH ROW EXECUTE FUNCTION keep_identity('document_type', 'previous_id', '?holder_id', '?department_id', '?code', '?used_by_id', '?used_date');
CREATE TRIGGER manufacture_sample_identity BEFORE UPDATE ON manufacture_sample FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER manufacture_sample_issued BEFORE DELETE OR UPDATE ON manufacture_sample FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER manufacture_sample_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON manufacture_sample_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('manufacture_sample', 'manufacture_sample_id');
CREATE TRIGGER manufacture_sample_product_issued BEFORE INSERT OR DELETE OR UPDATE ON manufacture_sample_product FOR EACH ROW EXECUTE FUNCTION keep_issued_part('manufacture_sample', 'manufacture_sample_id');
