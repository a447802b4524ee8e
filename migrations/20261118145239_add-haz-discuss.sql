create table "haz_discuss" (
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
  "question" text collate "th-TH-x-icu" default 'ขอหารือว่าผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายหรือไม่ เป็นชนิดใด และต้องดำเนินการอย่างไร'::text,
  "operation" text collate "C",
  "sub_operation_id" uuid,
  "objective_id" uuid,
  "sub_objective_id" uuid,
  "physical_state" text collate "C",
  "appearance" text collate "th-TH-x-icu",
  "hazards" jsonb,
  "calculated" text collate "C",
  "calculation" jsonb,
  "processed_date" timestamp(0) with time zone,
  "processed_hash" text collate "C",
  "decision" text collate "C",
  "decision_reason" text collate "th-TH-x-icu",
  "letter_th" text collate "th-TH-x-icu",
  "letter_en" text collate "th-TH-x-icu",
  "result" text collate "C",
  "answer_th" text collate "th-TH-x-icu",
  "answer_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_discuss_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "haz_discuss_public_token_key" UNIQUE (public_token),
  constraint "haz_discuss_request_id_key" UNIQUE (request_id),
  constraint "haz_discuss_answer_en_check" CHECK (char_length(answer_en) <= 4000),
  constraint "haz_discuss_answer_th_check" CHECK (char_length(answer_th) <= 4000),
  constraint "haz_discuss_appearance_check" CHECK (char_length(appearance) <= 500),
  constraint "haz_discuss_calculated_check" CHECK (calculated = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_discuss_calculation_check" CHECK (jsonb_typeof(calculation) = 'object'::text),
  constraint "haz_discuss_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_discuss_decision_check" CHECK (decision = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_discuss_decision_reason_check" CHECK (char_length(decision_reason) <= 2000),
  constraint "haz_discuss_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "haz_discuss_hazards_check" CHECK (jsonb_typeof(hazards) = 'array'::text AND hazards <@ '["explosive", "flammable", "selfHeating", "oxidising", "gasUnderPressure", "corrosiveToMetal", "skinCorrosion", "eyeDamage", "irritant", "skinSensitiser", "respiratorySensitiser", "carcinogenic", "organToxicity", "drowsiness", "aspiration"]'::jsonb),
  constraint "haz_discuss_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "haz_discuss_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "haz_discuss_is_complete_together_check" CHECK (NOT is_complete OR true AND product_name_th IS NOT NULL AND product_name_en IS NOT NULL AND question IS NOT NULL AND operation IS NOT NULL AND objective_id IS NOT NULL AND physical_state IS NOT NULL AND id IS NOT NULL),
  constraint "haz_discuss_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "haz_discuss_letter_en_check" CHECK (char_length(letter_en) <= 4000),
  constraint "haz_discuss_letter_th_check" CHECK (char_length(letter_th) <= 4000),
  constraint "haz_discuss_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_discuss_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "haz_discuss_processed_hash_check" CHECK (char_length(processed_hash) <= 64),
  constraint "haz_discuss_product_name_en_check" CHECK (char_length(product_name_en) <= 200),
  constraint "haz_discuss_product_name_th_check" CHECK (char_length(product_name_th) <= 200),
  constraint "haz_discuss_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "haz_discuss_question_check" CHECK (char_length(question) <= 2000),
  constraint "haz_discuss_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "haz_discuss_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "haz_discuss_result_check" CHECK (result = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_discuss_revision_check" CHECK (revision >= 1),
  constraint "haz_discuss_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "haz_discuss_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_discuss_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "haz_discuss_aquatic" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sub_aquatic_type_id" uuid not null,
  "effect" text collate "C" not null,
  "concentration" numeric(12,4) not null,
  "hours" integer not null,
  "is_degradable" boolean default false not null,
  "report_no" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_discuss_id" uuid not null,
  constraint "haz_discuss_aquatic_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_aquatic_concentration_check" CHECK (concentration >= 0::numeric),
  constraint "haz_discuss_aquatic_effect_check" CHECK (effect = ANY (ARRAY['lc50'::text, 'ec50'::text, 'erc50'::text, 'noec'::text])),
  constraint "haz_discuss_aquatic_hours_check" CHECK (hours >= 1 AND hours <= 9999),
  constraint "haz_discuss_aquatic_report_no_check" CHECK (char_length(report_no) <= 100)
);

create table "haz_discuss_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "haz_discuss_id" uuid not null,
  constraint "haz_discuss_attachment_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "haz_discuss_attachment_item_check" CHECK (item = ANY (ARRAY['requestLetter'::text, 'composition'::text, 'sds'::text, 'label'::text, 'powerOfAttorney'::text, 'other'::text]))
);

create table "haz_discuss_main_sub_stance" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sub_stance_id" uuid,
  "other_name" text collate "th-TH-x-icu",
  "substance_kind" text collate "C",
  "concentration_test" text collate "C" default 'equal'::text not null,
  "concentration" numeric(15,3),
  "to_concentration" numeric(15,3),
  "unit" text collate "C",
  "calculated" text collate "C",
  "result" text collate "C",
  "seq" integer not null,
  "haz_discuss_id" uuid not null,
  constraint "haz_discuss_main_sub_stance_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_main_sub_stance_haz_discuss_id_sub_stance_id_key" UNIQUE (haz_discuss_id, sub_stance_id),
  constraint "haz_discuss_main_sub_stance_calculated_check" CHECK (calculated = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_discuss_main_sub_stance_concentration_check" CHECK (concentration >= 0::numeric),
  constraint "haz_discuss_main_sub_stance_concentration_test_check" CHECK (concentration_test = ANY (ARRAY['any'::text, 'equal'::text, 'less'::text, 'atMost'::text, 'between'::text, 'atLeast'::text, 'more'::text])),
  constraint "haz_discuss_main_sub_stance_other_name_check" CHECK (char_length(other_name) <= 200),
  constraint "haz_discuss_main_sub_stance_result_check" CHECK (result = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_discuss_main_sub_stance_substance_kind_check" CHECK (substance_kind = ANY (ARRAY['chemical'::text, 'microbe'::text, 'plantExtract'::text])),
  constraint "haz_discuss_main_sub_stance_to_concentration_check" CHECK (to_concentration >= 0::numeric),
  constraint "haz_discuss_main_sub_stance_unit_check" CHECK (unit = ANY (ARRAY['percentWeight'::text, 'percentWeightVolume'::text, 'gramsPerKilogram'::text, 'gramsPerLitre'::text, 'cfuPerGram'::text, 'cfuPerMillilitre'::text]))
);

create table "haz_discuss_pictogram" (
  "id" uuid not null,
  "line_id" uuid not null,
  "pictogram_id" uuid not null,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_discuss_id" uuid not null,
  constraint "haz_discuss_pictogram_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_pictogram_haz_discuss_id_pictogram_id_key" UNIQUE (haz_discuss_id, pictogram_id),
  constraint "haz_discuss_pictogram_remark_check" CHECK (char_length(remark) <= 300)
);

create table "haz_discuss_use_rate" (
  "id" uuid not null,
  "line_id" uuid not null,
  "product_use_id" uuid not null,
  "sub_aquatic_type_id" uuid,
  "rate" text collate "th-TH-x-icu" not null,
  "withdrawal_days" integer,
  "seq" integer not null,
  "haz_discuss_id" uuid not null,
  constraint "haz_discuss_use_rate_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_use_rate_rate_check" CHECK (char_length(rate) <= 500),
  constraint "haz_discuss_use_rate_withdrawal_days_check" CHECK (withdrawal_days >= 0 AND withdrawal_days <= 365)
);

create table "past_ruling" (
  "id" uuid not null,
  "dossier_id" uuid not null,
  "revision" integer not null,
  "issued_date" date not null,
  "operation" text collate "C" not null,
  "sub_operation_id" uuid,
  "objective_id" uuid not null,
  "sub_objective_id" uuid,
  "physical_state" text collate "C" not null,
  "sub_stance_id" uuid,
  "other_name" text collate "th-TH-x-icu",
  "concentration_test" text collate "C" not null,
  "concentration" numeric(15,3),
  "to_concentration" numeric(15,3),
  "unit" text collate "C",
  "substance_result" text collate "C",
  "calculated" text collate "C",
  "result" text collate "C" not null,
  "decision_reason" text collate "th-TH-x-icu",
  "answer_th" text collate "th-TH-x-icu",
  "answer_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "past_ruling_pkey" PRIMARY KEY (id),
  constraint "past_ruling_answer_en_check" CHECK (char_length(answer_en) <= 4000),
  constraint "past_ruling_answer_th_check" CHECK (char_length(answer_th) <= 4000),
  constraint "past_ruling_calculated_check" CHECK (calculated = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "past_ruling_concentration_check" CHECK (concentration >= 0::numeric),
  constraint "past_ruling_concentration_test_check" CHECK (concentration_test = ANY (ARRAY['any'::text, 'equal'::text, 'less'::text, 'atMost'::text, 'between'::text, 'atLeast'::text, 'more'::text])),
  constraint "past_ruling_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "past_ruling_decision_reason_check" CHECK (char_length(decision_reason) <= 2000),
  constraint "past_ruling_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "past_ruling_other_name_check" CHECK (char_length(other_name) <= 200),
  constraint "past_ruling_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "past_ruling_result_check" CHECK (result = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "past_ruling_revision_check" CHECK (revision >= 1),
  constraint "past_ruling_substance_result_check" CHECK (substance_result = ANY (ARRAY['notControlled'::text, 'type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "past_ruling_to_concentration_check" CHECK (to_concentration >= 0::numeric),
  constraint "past_ruling_unit_check" CHECK (unit = ANY (ARRAY['percentWeight'::text, 'percentWeightVolume'::text, 'gramsPerKilogram'::text, 'gramsPerLitre'::text, 'cfuPerGram'::text, 'cfuPerMillilitre'::text])),
  constraint "past_ruling_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "past_ruling_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "discuss_case_sub_stance" drop constraint "discuss_case_sub_stance_concentration_test_check", add constraint "discuss_case_sub_stance_concentration_test_check" CHECK (concentration_test = ANY (ARRAY['any'::text, 'equal'::text, 'less'::text, 'atMost'::text, 'between'::text, 'atLeast'::text, 'more'::text]));
alter table "haz_discuss" add constraint "haz_discuss_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "haz_discuss" add constraint "haz_discuss_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "haz_discuss" add constraint "haz_discuss_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "haz_discuss" add constraint "haz_discuss_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "haz_discuss" add constraint "haz_discuss_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "haz_discuss" add constraint "haz_discuss_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "haz_discuss" add constraint "haz_discuss_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "haz_discuss" add constraint "haz_discuss_objective_id_fkey" FOREIGN KEY (objective_id) REFERENCES lookup(id);
alter table "haz_discuss" add constraint "haz_discuss_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "haz_discuss" add constraint "haz_discuss_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "haz_discuss" add constraint "haz_discuss_sub_objective_id_fkey" FOREIGN KEY (sub_objective_id) REFERENCES lookup(id);
alter table "haz_discuss" add constraint "haz_discuss_sub_operation_id_fkey" FOREIGN KEY (sub_operation_id) REFERENCES lookup(id);
alter table "haz_discuss_aquatic" add constraint "haz_discuss_aquatic_haz_discuss_id_fkey" FOREIGN KEY (haz_discuss_id) REFERENCES haz_discuss(id) ON DELETE CASCADE;
alter table "haz_discuss_aquatic" add constraint "haz_discuss_aquatic_sub_aquatic_type_id_fkey" FOREIGN KEY (sub_aquatic_type_id) REFERENCES lookup(id);
alter table "haz_discuss_attachment" add constraint "haz_discuss_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "haz_discuss_attachment" add constraint "haz_discuss_attachment_haz_discuss_id_fkey" FOREIGN KEY (haz_discuss_id) REFERENCES haz_discuss(id) ON DELETE CASCADE;
alter table "haz_discuss_main_sub_stance" add constraint "haz_discuss_main_sub_stance_haz_discuss_id_fkey" FOREIGN KEY (haz_discuss_id) REFERENCES haz_discuss(id) ON DELETE CASCADE;
alter table "haz_discuss_main_sub_stance" add constraint "haz_discuss_main_sub_stance_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
alter table "haz_discuss_pictogram" add constraint "haz_discuss_pictogram_haz_discuss_id_fkey" FOREIGN KEY (haz_discuss_id) REFERENCES haz_discuss(id) ON DELETE CASCADE;
alter table "haz_discuss_pictogram" add constraint "haz_discuss_pictogram_pictogram_id_fkey" FOREIGN KEY (pictogram_id) REFERENCES pictogram(id);
alter table "haz_discuss_use_rate" add constraint "haz_discuss_use_rate_haz_discuss_id_fkey" FOREIGN KEY (haz_discuss_id) REFERENCES haz_discuss(id) ON DELETE CASCADE;
alter table "haz_discuss_use_rate" add constraint "haz_discuss_use_rate_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "haz_discuss_use_rate" add constraint "haz_discuss_use_rate_sub_aquatic_type_id_fkey" FOREIGN KEY (sub_aquatic_type_id) REFERENCES lookup(id);
alter table "past_ruling" add constraint "past_ruling_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "past_ruling" add constraint "past_ruling_objective_id_fkey" FOREIGN KEY (objective_id) REFERENCES lookup(id);
alter table "past_ruling" add constraint "past_ruling_sub_objective_id_fkey" FOREIGN KEY (sub_objective_id) REFERENCES lookup(id);
alter table "past_ruling" add constraint "past_ruling_sub_operation_id_fkey" FOREIGN KEY (sub_operation_id) REFERENCES lookup(id);
alter table "past_ruling" add constraint "past_ruling_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
CREATE INDEX haz_discuss_create_date_desc_idx ON public.haz_discuss USING btree (create_date DESC, id DESC);
CREATE INDEX haz_discuss_department_id_create_date_desc_idx ON public.haz_discuss USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX haz_discuss_document_type_create_date_desc_idx ON public.haz_discuss USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX haz_discuss_dossier_id_current_key ON public.haz_discuss USING btree (dossier_id) WHERE is_current;
CREATE INDEX haz_discuss_holder_id_create_date_desc_idx ON public.haz_discuss USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX haz_discuss_issued_file_id_idx ON public.haz_discuss USING btree (issued_file_id);
CREATE INDEX haz_discuss_objective_id_idx ON public.haz_discuss USING btree (objective_id);
CREATE INDEX haz_discuss_product_name_en_search_idx ON public.haz_discuss USING gin (search_text(product_name_en) gin_trgm_ops);
CREATE INDEX haz_discuss_product_name_th_search_idx ON public.haz_discuss USING gin (search_text(product_name_th) gin_trgm_ops);
CREATE INDEX haz_discuss_sub_objective_id_idx ON public.haz_discuss USING btree (sub_objective_id);
CREATE INDEX haz_discuss_sub_operation_id_idx ON public.haz_discuss USING btree (sub_operation_id);
CREATE INDEX haz_discuss_aquatic_haz_discuss_id_seq_idx ON public.haz_discuss_aquatic USING btree (haz_discuss_id, seq);
CREATE INDEX haz_discuss_aquatic_sub_aquatic_type_id_idx ON public.haz_discuss_aquatic USING btree (sub_aquatic_type_id);
CREATE INDEX haz_discuss_attachment_file_id_idx ON public.haz_discuss_attachment USING btree (file_id);
CREATE INDEX haz_discuss_attachment_haz_discuss_id_seq_idx ON public.haz_discuss_attachment USING btree (haz_discuss_id, seq);
CREATE INDEX haz_discuss_main_sub_stance_haz_discuss_id_seq_idx ON public.haz_discuss_main_sub_stance USING btree (haz_discuss_id, seq);
CREATE INDEX haz_discuss_main_sub_stance_sub_stance_id_idx ON public.haz_discuss_main_sub_stance USING btree (sub_stance_id);
CREATE INDEX haz_discuss_pictogram_haz_discuss_id_seq_idx ON public.haz_discuss_pictogram USING btree (haz_discuss_id, seq);
CREATE INDEX haz_discuss_pictogram_pictogram_id_idx ON public.haz_discuss_pictogram USING btree (pictogram_id);
CREATE INDEX haz_discuss_use_rate_haz_discuss_id_seq_idx ON public.haz_discuss_use_rate USING btree (haz_discuss_id, seq);
CREATE INDEX haz_discuss_use_rate_product_use_id_idx ON public.haz_discuss_use_rate USING btree (product_use_id);
CREATE INDEX haz_discuss_use_rate_sub_aquatic_type_id_idx ON public.haz_discuss_use_rate USING btree (sub_aquatic_type_id);
CREATE INDEX past_ruling_answer_th_search_idx ON public.past_ruling USING gin (search_text(answer_th) gin_trgm_ops);
CREATE INDEX past_ruling_dossier_id_idx ON public.past_ruling USING btree (dossier_id, id);
CREATE INDEX past_ruling_issued_date_desc_idx ON public.past_ruling USING btree (issued_date DESC, id DESC);
CREATE INDEX past_ruling_objective_id_idx ON public.past_ruling USING btree (objective_id);
CREATE INDEX past_ruling_other_name_search_idx ON public.past_ruling USING gin (search_text(other_name) gin_trgm_ops);
CREATE INDEX past_ruling_sub_objective_id_idx ON public.past_ruling USING btree (sub_objective_id);
CREATE INDEX past_ruling_sub_operation_id_idx ON public.past_ruling USING btree (sub_operation_id);
CREATE INDEX past_ruling_sub_stance_id_idx ON public.past_ruling USING btree (sub_stance_id, id);
CREATE TRIGGER haz_discuss_identity BEFORE UPDATE ON haz_discuss FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER haz_discuss_issued BEFORE DELETE OR UPDATE ON haz_discuss FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER haz_discuss_aquatic_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_discuss_aquatic FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_discuss', 'haz_discuss_id');
CREATE TRIGGER haz_discuss_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_discuss_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_discuss', 'haz_discuss_id');
CREATE TRIGGER haz_discuss_main_sub_stance_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_discuss_main_sub_stance FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_discuss', 'haz_discuss_id');
CREATE TRIGGER haz_discuss_pictogram_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_discuss_pictogram FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_discuss', 'haz_discuss_id');
CREATE TRIGGER haz_discuss_use_rate_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_discuss_use_rate FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz_discuss', 'haz_discuss_id');
