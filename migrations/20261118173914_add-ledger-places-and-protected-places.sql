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

create table "location_flag" (
  "id" uuid not null,
  "dossier_id" uuid not null,
  "protected_place_id" uuid not null,
  "metres" integer not null,
  "found_at" timestamp(0) with time zone not null,
  "seen_by_id" uuid,
  "seen_at" timestamp(0) with time zone,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "location_flag_pkey" PRIMARY KEY (id),
  constraint "location_flag_dossier_id_protected_place_id_key" UNIQUE (dossier_id, protected_place_id),
  constraint "location_flag_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "location_flag_metres_check" CHECK (metres >= 0),
  constraint "location_flag_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "location_flag_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

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

create table "protected_place" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "kind" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "location" jsonb not null,
  "source" text collate "th-TH-x-icu" not null,
  "west" numeric(10,7),
  "south" numeric(10,7),
  "east" numeric(10,7),
  "north" numeric(10,7),
  "height" numeric(10,7),
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "protected_place_pkey" PRIMARY KEY (id),
  constraint "protected_place_code_key" UNIQUE (code),
  constraint "protected_place_code_check" CHECK (char_length(code) <= 30),
  constraint "protected_place_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "protected_place_kind_check" CHECK (kind = ANY (ARRAY['royal'::text, 'public'::text])),
  constraint "protected_place_location_check" CHECK (jsonb_typeof(location) = 'object'::text),
  constraint "protected_place_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "protected_place_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "protected_place_source_check" CHECK (char_length(source) <= 300),
  constraint "protected_place_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "protected_place_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

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

create table "storage_location" (
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
  "location_type" text collate "C",
  "name_th" text collate "th-TH-x-icu",
  "name_en" text collate "th-TH-x-icu",
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
  "phone" text collate "th-TH-x-icu",
  "location" jsonb,
  "coordinates" text collate "th-TH-x-icu",
  "total_area" numeric(15,2),
  "square_metres" numeric(15,2),
  "total_capacity" numeric(15,3),
  "used_capacity" numeric(15,3),
  "horsepower" numeric(15,2),
  "workers" integer,
  "factory_licence_no" text collate "th-TH-x-icu",
  "factory_licence_date" date,
  "visit_date" date,
  "visit_result" text collate "C",
  "visit_findings" text collate "th-TH-x-icu",
  "proposed_conditions" text collate "th-TH-x-icu",
  "visited_date" date,
  "visited_result" text collate "C",
  "conditions" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "storage_location_pkey" PRIMARY KEY (id),
  constraint "storage_location_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "storage_location_public_token_key" UNIQUE (public_token),
  constraint "storage_location_request_id_key" UNIQUE (request_id),
  constraint "storage_location_address_en_check" CHECK (char_length(address_en) <= 500),
  constraint "storage_location_building_check" CHECK (char_length(building) <= 200),
  constraint "storage_location_conditions_check" CHECK (char_length(conditions) <= 4000),
  constraint "storage_location_coordinates_check" CHECK (char_length(coordinates) <= 40),
  constraint "storage_location_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "storage_location_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "storage_location_factory_licence_no_check" CHECK (char_length(factory_licence_no) <= 100),
  constraint "storage_location_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL),
  constraint "storage_location_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL),
  constraint "storage_location_house_no_check" CHECK (char_length(house_no) <= 50),
  constraint "storage_location_is_complete_together_check" CHECK (NOT is_complete OR true AND name_th IS NOT NULL AND name_en IS NOT NULL AND phone IS NOT NULL AND location IS NOT NULL AND id IS NOT NULL),
  constraint "storage_location_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "storage_location_location_check" CHECK (jsonb_typeof(location) = 'object'::text),
  constraint "storage_location_location_type_check" CHECK (location_type = ANY (ARRAY['storage'::text, 'manufacture'::text])),
  constraint "storage_location_moo_check" CHECK (char_length(moo) <= 10),
  constraint "storage_location_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "storage_location_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "storage_location_phone_check" CHECK (char_length(phone) <= 50),
  constraint "storage_location_postcode_check" CHECK (char_length(postcode) <= 5),
  constraint "storage_location_proposed_conditions_check" CHECK (char_length(proposed_conditions) <= 4000),
  constraint "storage_location_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "storage_location_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "storage_location_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "storage_location_revision_check" CHECK (revision >= 1),
  constraint "storage_location_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "storage_location_road_check" CHECK (char_length(road) <= 100),
  constraint "storage_location_room_check" CHECK (char_length(room) <= 50),
  constraint "storage_location_soi_check" CHECK (char_length(soi) <= 100),
  constraint "storage_location_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "storage_location_version_check" CHECK (version >= 1),
  constraint "storage_location_visit_findings_check" CHECK (char_length(visit_findings) <= 4000),
  constraint "storage_location_visit_result_check" CHECK (visit_result = ANY (ARRAY['passed'::text, 'passedWithConditions'::text, 'failed'::text])),
  constraint "storage_location_visited_result_check" CHECK (visited_result = ANY (ARRAY['passed'::text, 'passedWithConditions'::text, 'failed'::text])),
  constraint "storage_location_workers_check" CHECK (workers >= 0 AND workers <= 99999)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "storage_location_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_attachment_pkey" PRIMARY KEY (id),
  constraint "storage_location_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "storage_location_attachment_item_check" CHECK (item = ANY (ARRAY['areaMap'::text, 'floorPlan'::text, 'accidentPrevention'::text, 'storageMethod'::text, 'landPapers'::text, 'companyPapers'::text, 'factoryLicence'::text, 'powerOfAttorney'::text, 'other'::text]))
);

create table "storage_location_expert" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "registration_no" text collate "th-TH-x-icu" not null,
  "position" text collate "th-TH-x-icu" not null,
  "phone" text collate "th-TH-x-icu" not null,
  "paper" text collate "C" not null,
  "paper_no" text collate "th-TH-x-icu" not null,
  "issued_date" date not null,
  "expires_date" date,
  "file_id" uuid not null,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_expert_pkey" PRIMARY KEY (id),
  constraint "storage_location_expert_name_check" CHECK (char_length(name) <= 200),
  constraint "storage_location_expert_paper_check" CHECK (paper = ANY (ARRAY['registration'::text, 'training'::text, 'profession'::text])),
  constraint "storage_location_expert_paper_no_check" CHECK (char_length(paper_no) <= 100),
  constraint "storage_location_expert_phone_check" CHECK (char_length(phone) <= 50),
  constraint "storage_location_expert_position_check" CHECK (char_length("position") <= 200),
  constraint "storage_location_expert_registration_no_check" CHECK (char_length(registration_no) <= 50)
);

create table "storage_location_machine" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "count" integer not null,
  "horsepower" numeric(8,2) not null,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_machine_pkey" PRIMARY KEY (id),
  constraint "storage_location_machine_count_check" CHECK (count >= 1 AND count <= 9999),
  constraint "storage_location_machine_horsepower_check" CHECK (horsepower >= 0::numeric),
  constraint "storage_location_machine_name_check" CHECK (char_length(name) <= 200)
);

create table "storage_location_product_type" (
  "id" uuid not null,
  "line_id" uuid not null,
  "product_use_id" uuid not null,
  "haz_type" text collate "C" not null,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_product_type_pkey" PRIMARY KEY (id),
  constraint "storage_location_product_type_storage_location_id__7cba8fbc_key" UNIQUE (storage_location_id, product_use_id, haz_type),
  constraint "storage_location_product_type_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text]))
);

create table "storage_location_sub" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "storage_type_id" uuid not null,
  "kg_per_cubic_metre" numeric(6,2) not null,
  "total_width" numeric(5,2) not null,
  "total_length" numeric(5,2) not null,
  "total_height" numeric(4,2) not null,
  "used_width" numeric(5,2) not null,
  "used_length" numeric(5,2) not null,
  "used_height" numeric(4,2) not null,
  "total_area" numeric(12,2),
  "total_volume" numeric(12,2),
  "total_capacity" numeric(15,3),
  "used_area" numeric(12,2),
  "used_volume" numeric(12,2),
  "used_capacity" numeric(15,3),
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_sub_pkey" PRIMARY KEY (id),
  constraint "storage_location_sub_storage_location_id_line_id_key" UNIQUE (storage_location_id, line_id),
  constraint "storage_location_sub_storage_location_id_name_key" UNIQUE (storage_location_id, name),
  constraint "storage_location_sub_kg_per_cubic_metre_check" CHECK (kg_per_cubic_metre >= 0.01),
  constraint "storage_location_sub_name_check" CHECK (char_length(name) <= 100),
  constraint "storage_location_sub_total_height_check" CHECK (total_height >= 0.01),
  constraint "storage_location_sub_total_length_check" CHECK (total_length >= 0.01),
  constraint "storage_location_sub_total_width_check" CHECK (total_width >= 0.01),
  constraint "storage_location_sub_used_height_check" CHECK (used_height >= 0.01),
  constraint "storage_location_sub_used_length_check" CHECK (used_length >= 0.01),
  constraint "storage_location_sub_used_width_check" CHECK (used_width >= 0.01)
);

create table "storage_location_sub_item" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sub_line_id" uuid not null,
  "area_name" text collate "th-TH-x-icu",
  "product_use_id" uuid not null,
  "haz_type" text collate "C" not null,
  "largest_kg" numeric(15,3) not null,
  "hazards" jsonb,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_sub_item_pkey" PRIMARY KEY (id),
  constraint "storage_location_sub_item_area_name_check" CHECK (char_length(area_name) <= 100),
  constraint "storage_location_sub_item_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "storage_location_sub_item_hazards_check" CHECK (jsonb_typeof(hazards) = 'array'::text AND hazards <@ '["explosive", "flammable", "selfHeating", "oxidising", "gasUnderPressure", "corrosiveToMetal", "skinCorrosion", "eyeDamage", "irritant", "skinSensitiser", "respiratorySensitiser", "carcinogenic", "organToxicity", "drowsiness", "aspiration"]'::jsonb),
  constraint "storage_location_sub_item_largest_kg_check" CHECK (largest_kg >= 0.001)
);

create table "storage_location_type" (
  "id" uuid not null,
  "line_id" uuid not null,
  "purpose" text collate "C" not null,
  "other_purpose" text collate "th-TH-x-icu",
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_type_pkey" PRIMARY KEY (id),
  constraint "storage_location_type_storage_location_id_purpose_key" UNIQUE (storage_location_id, purpose),
  constraint "storage_location_type_other_purpose_check" CHECK (char_length(other_purpose) <= 300),
  constraint "storage_location_type_purpose_check" CHECK (purpose = ANY (ARRAY['sell'::text, 'transport'::text, 'use'::text, 'store'::text, 'other'::text]))
);

create table "storage_location_visit_officer" (
  "id" uuid not null,
  "line_id" uuid not null,
  "officer_id" uuid,
  "name" text collate "th-TH-x-icu",
  "position" text collate "th-TH-x-icu",
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_visit_officer_pkey" PRIMARY KEY (id),
  constraint "storage_location_visit_officer_name_check" CHECK (char_length(name) <= 200),
  constraint "storage_location_visit_officer_position_check" CHECK (char_length("position") <= 200)
);

create table "storage_location_visit_photo" (
  "id" uuid not null,
  "line_id" uuid not null,
  "file_id" uuid not null,
  "caption" text collate "th-TH-x-icu" not null,
  "seq" integer not null,
  "storage_location_id" uuid not null,
  constraint "storage_location_visit_photo_pkey" PRIMARY KEY (id),
  constraint "storage_location_visit_photo_caption_check" CHECK (char_length(caption) <= 200)
);
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
alter table "location_flag" add constraint "location_flag_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id) ON DELETE CASCADE;
alter table "location_flag" add constraint "location_flag_protected_place_id_fkey" FOREIGN KEY (protected_place_id) REFERENCES protected_place(id) ON DELETE CASCADE;
alter table "location_flag" add constraint "location_flag_seen_by_id_fkey" FOREIGN KEY (seen_by_id) REFERENCES "user"(id);
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
alter table "storage_location" add constraint "storage_location_amphur_id_fkey" FOREIGN KEY (amphur_id) REFERENCES amphur(id);
alter table "storage_location" add constraint "storage_location_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "storage_location" add constraint "storage_location_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "storage_location" add constraint "storage_location_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "storage_location" add constraint "storage_location_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "storage_location" add constraint "storage_location_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "storage_location" add constraint "storage_location_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "storage_location" add constraint "storage_location_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "storage_location" add constraint "storage_location_province_id_fkey" FOREIGN KEY (province_id) REFERENCES province(id);
alter table "storage_location" add constraint "storage_location_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "storage_location" add constraint "storage_location_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "storage_location" add constraint "storage_location_tambon_id_fkey" FOREIGN KEY (tambon_id) REFERENCES tambon(id);
alter table "storage_location_attachment" add constraint "storage_location_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "storage_location_attachment" add constraint "storage_location_attachment_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_expert" add constraint "storage_location_expert_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "storage_location_expert" add constraint "storage_location_expert_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_machine" add constraint "storage_location_machine_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_product_type" add constraint "storage_location_product_type_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "storage_location_product_type" add constraint "storage_location_product_type_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_sub" add constraint "storage_location_sub_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_sub" add constraint "storage_location_sub_storage_type_id_fkey" FOREIGN KEY (storage_type_id) REFERENCES lookup(id);
alter table "storage_location_sub_item" add constraint "storage_location_sub_item_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "storage_location_sub_item" add constraint "storage_location_sub_item_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_sub_item" add constraint "storage_location_sub_item_storage_location_id_sub_line_id_fkey" FOREIGN KEY (storage_location_id, sub_line_id) REFERENCES storage_location_sub(storage_location_id, line_id) ON DELETE CASCADE;
alter table "storage_location_type" add constraint "storage_location_type_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_visit_officer" add constraint "storage_location_visit_officer_officer_id_fkey" FOREIGN KEY (officer_id) REFERENCES "user"(id);
alter table "storage_location_visit_officer" add constraint "storage_location_visit_officer_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
alter table "storage_location_visit_photo" add constraint "storage_location_visit_photo_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "storage_location_visit_photo" add constraint "storage_location_visit_photo_storage_location_id_fkey" FOREIGN KEY (storage_location_id) REFERENCES storage_location(id) ON DELETE CASCADE;
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
CREATE INDEX location_flag_found_at_desc_idx ON public.location_flag USING btree (found_at DESC, id DESC);
CREATE INDEX location_flag_protected_place_id_idx ON public.location_flag USING btree (protected_place_id);
CREATE INDEX location_flag_seen_by_id_idx ON public.location_flag USING btree (seen_by_id);
CREATE INDEX lot_holder_id_create_date_desc_idx ON public.lot USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX lot_lot_no_idx ON public.lot USING btree (lot_no, id);
CREATE INDEX lot_lot_no_search_idx ON public.lot USING gin (search_text(lot_no) gin_trgm_ops);
CREATE INDEX lot_product_id_idx ON public.lot USING btree (product_id);
CREATE INDEX lot_source_dossier_id_idx ON public.lot USING btree (source_dossier_id);
CREATE INDEX lot_source_create_date_desc_idx ON public.lot_source USING btree (create_date DESC, id DESC);
CREATE INDEX lot_source_from_lot_id_idx ON public.lot_source USING btree (from_lot_id);
CREATE INDEX lot_source_holder_id_create_date_desc_idx ON public.lot_source USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX protected_place_code_search_idx ON public.protected_place USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX protected_place_kind_height_idx ON public.protected_place USING btree (kind, height, id);
CREATE INDEX protected_place_kind_south_idx ON public.protected_place USING btree (kind, south, id);
CREATE INDEX protected_place_name_en_search_idx ON public.protected_place USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX protected_place_name_th_search_idx ON public.protected_place USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX stock_card_create_date_desc_idx ON public.stock_card USING btree (create_date DESC, id DESC);
CREATE INDEX stock_card_department_id_create_date_desc_idx ON public.stock_card USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX stock_card_document_type_create_date_desc_idx ON public.stock_card USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX stock_card_holder_id_create_date_desc_idx ON public.stock_card USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX stock_card_lot_id_idx ON public.stock_card USING btree (lot_id);
CREATE INDEX stock_card_name_search_idx ON public.stock_card USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX storage_location_amphur_id_idx ON public.storage_location USING btree (amphur_id);
CREATE INDEX storage_location_create_date_desc_idx ON public.storage_location USING btree (create_date DESC, id DESC);
CREATE INDEX storage_location_department_id_create_date_desc_idx ON public.storage_location USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX storage_location_document_type_create_date_desc_idx ON public.storage_location USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX storage_location_dossier_id_current_key ON public.storage_location USING btree (dossier_id) WHERE is_current;
CREATE INDEX storage_location_holder_id_create_date_desc_idx ON public.storage_location USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX storage_location_issued_file_id_idx ON public.storage_location USING btree (issued_file_id);
CREATE INDEX storage_location_name_en_search_idx ON public.storage_location USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX storage_location_name_th_search_idx ON public.storage_location USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX storage_location_province_id_idx ON public.storage_location USING btree (province_id);
CREATE INDEX storage_location_tambon_id_idx ON public.storage_location USING btree (tambon_id);
CREATE INDEX storage_location_attachment_file_id_idx ON public.storage_location_attachment USING btree (file_id);
CREATE INDEX storage_location_attachment_storage_location_id_seq_idx ON public.storage_location_attachment USING btree (storage_location_id, seq);
CREATE INDEX storage_location_expert_file_id_idx ON public.storage_location_expert USING btree (file_id);
CREATE INDEX storage_location_expert_storage_location_id_seq_idx ON public.storage_location_expert USING btree (storage_location_id, seq);
CREATE INDEX storage_location_machine_storage_location_id_seq_idx ON public.storage_location_machine USING btree (storage_location_id, seq);
CREATE INDEX storage_location_product_type_product_use_id_idx ON public.storage_location_product_type USING btree (product_use_id);
CREATE INDEX storage_location_product_type_storage_location_id_seq_idx ON public.storage_location_product_type USING btree (storage_location_id, seq);
CREATE INDEX storage_location_sub_storage_location_id_seq_idx ON public.storage_location_sub USING btree (storage_location_id, seq);
CREATE INDEX storage_location_sub_storage_type_id_idx ON public.storage_location_sub USING btree (storage_type_id);
CREATE INDEX storage_location_sub_item_product_use_id_idx ON public.storage_location_sub_item USING btree (product_use_id);
CREATE INDEX storage_location_sub_item_storage_location_id_seq_idx ON public.storage_location_sub_item USING btree (storage_location_id, seq);
CREATE INDEX storage_location_type_storage_location_id_seq_idx ON public.storage_location_type USING btree (storage_location_id, seq);
CREATE INDEX storage_location_visit_officer_officer_id_idx ON public.storage_location_visit_officer USING btree (officer_id);
CREATE INDEX storage_location_visit_officer_storage_location_id_seq_idx ON public.storage_location_visit_officer USING btree (storage_location_id, seq);
CREATE INDEX storage_location_visit_photo_file_id_idx ON public.storage_location_visit_photo USING btree (file_id);
CREATE INDEX storage_location_visit_photo_storage_location_id_seq_idx ON public.storage_location_visit_photo USING btree (storage_location_id, seq);
CREATE TRIGGER storage_location_identity BEFORE UPDATE ON storage_location FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER storage_location_issued BEFORE DELETE OR UPDATE ON storage_location FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER storage_location_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_expert_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_expert FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_machine_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_machine FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_product_type_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_product_type FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_sub_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_sub FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_sub_item_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_sub_item FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_type_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_type FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_visit_officer_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_visit_officer FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
CREATE TRIGGER storage_location_visit_photo_issued BEFORE INSERT OR DELETE OR UPDATE ON storage_location_visit_photo FOR EACH ROW EXECUTE FUNCTION keep_issued_part('storage_location', 'storage_location_id');
