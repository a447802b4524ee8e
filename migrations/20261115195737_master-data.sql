create table "address" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
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
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "address_pkey" PRIMARY KEY (id),
  constraint "address_code_key" UNIQUE (code),
  constraint "address_address_en_check" CHECK (char_length(address_en) <= 500),
  constraint "address_building_check" CHECK (char_length(building) <= 200),
  constraint "address_code_check" CHECK (char_length(code) <= 30),
  constraint "address_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "address_house_no_check" CHECK (char_length(house_no) <= 50),
  constraint "address_moo_check" CHECK (char_length(moo) <= 10),
  constraint "address_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "address_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "address_phone_check" CHECK (char_length(phone) <= 50),
  constraint "address_postcode_check" CHECK (char_length(postcode) <= 5),
  constraint "address_road_check" CHECK (char_length(road) <= 100),
  constraint "address_room_check" CHECK (char_length(room) <= 50),
  constraint "address_soi_check" CHECK (char_length(soi) <= 100),
  constraint "address_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "address_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "amphur" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "province_id" uuid not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "amphur_pkey" PRIMARY KEY (id),
  constraint "amphur_code_key" UNIQUE (code),
  constraint "amphur_code_check" CHECK (char_length(code) <= 4),
  constraint "amphur_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "amphur_name_en_check" CHECK (char_length(name_en) <= 100),
  constraint "amphur_name_th_check" CHECK (char_length(name_th) <= 100),
  constraint "amphur_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "amphur_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "attachment" (
  "id" uuid not null,
  "holder_id" uuid not null,
  "attachment_type_id" uuid not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "attachment_pkey" PRIMARY KEY (id),
  constraint "attachment_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "attachment_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "attachment_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "coordinate_customs" (
  "id" uuid not null,
  "hs_code" text collate "C" not null,
  "stat_code" text collate "C" default '000'::text not null,
  "code" text collate "C",
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "trade_direction" text collate "C" default 'both'::text not null,
  "since_date" date,
  "quantity_unit_id" uuid,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "coordinate_customs_pkey" PRIMARY KEY (id),
  constraint "coordinate_customs_hs_code_stat_code_key" UNIQUE (hs_code, stat_code),
  constraint "coordinate_customs_code_check" CHECK (char_length(code) <= 14),
  constraint "coordinate_customs_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "coordinate_customs_hs_code_check" CHECK (char_length(hs_code) <= 20),
  constraint "coordinate_customs_name_en_check" CHECK (char_length(name_en) <= 500),
  constraint "coordinate_customs_name_th_check" CHECK (char_length(name_th) <= 500),
  constraint "coordinate_customs_remark_check" CHECK (char_length(remark) <= 500),
  constraint "coordinate_customs_stat_code_check" CHECK (char_length(stat_code) <= 20),
  constraint "coordinate_customs_trade_direction_check" CHECK (trade_direction = ANY (ARRAY['both'::text, 'import'::text, 'export'::text])),
  constraint "coordinate_customs_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "coordinate_customs_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "country" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "code3" text collate "C",
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "risk_group_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "country_pkey" PRIMARY KEY (id),
  constraint "country_code_key" UNIQUE (code),
  constraint "country_code3_check" CHECK (char_length(code3) <= 3),
  constraint "country_code_check" CHECK (char_length(code) <= 2),
  constraint "country_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "country_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "country_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "country_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "country_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "customs" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "is_import_release" boolean default true not null,
  "is_import_discharge" boolean default true not null,
  "is_export_release" boolean default true not null,
  "is_export_load" boolean default true not null,
  "address_id" uuid,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "customs_pkey" PRIMARY KEY (id),
  constraint "customs_code_key" UNIQUE (code),
  constraint "customs_code_check" CHECK (char_length(code) <= 4),
  constraint "customs_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "customs_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "customs_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "customs_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "customs_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "customs_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "department_customs" (
  "id" uuid not null,
  "department_id" uuid not null,
  "customs_id" uuid not null,
  "is_main" boolean default false not null,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "department_customs_pkey" PRIMARY KEY (id),
  constraint "department_customs_department_id_customs_id_key" UNIQUE (department_id, customs_id),
  constraint "department_customs_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "department_customs_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "department_customs_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "department_customs_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "discuss_case_detail" (
  "id" uuid not null,
  "haz_type" text collate "C",
  "agency" text collate "th-TH-x-icu",
  "documents" text collate "th-TH-x-icu",
  "letter_th" text collate "th-TH-x-icu" not null,
  "letter_en" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_discuss_case_id" uuid not null,
  constraint "discuss_case_detail_pkey" PRIMARY KEY (id),
  constraint "discuss_case_detail_agency_check" CHECK (char_length(agency) <= 200),
  constraint "discuss_case_detail_documents_check" CHECK (char_length(documents) <= 1000),
  constraint "discuss_case_detail_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "discuss_case_detail_letter_en_check" CHECK (char_length(letter_en) <= 2000),
  constraint "discuss_case_detail_letter_th_check" CHECK (char_length(letter_th) <= 2000)
);

create table "discuss_case_sub_stance" (
  "id" uuid not null,
  "sub_stance_id" uuid not null,
  "physical_state" text collate "C",
  "concentration_test" text collate "C" default 'any'::text not null,
  "from_value" numeric(15,4),
  "to_value" numeric(15,4),
  "concentration_unit_id" uuid,
  "seq" integer not null,
  "discuss_case_detail_id" uuid not null,
  constraint "discuss_case_sub_stance_pkey" PRIMARY KEY (id),
  constraint "discuss_case_sub_stance_concentration_test_check" CHECK (concentration_test = ANY (ARRAY['any'::text, 'less'::text, 'atMost'::text, 'between'::text, 'atLeast'::text, 'more'::text])),
  constraint "discuss_case_sub_stance_from_value_check" CHECK (from_value >= 0::numeric),
  constraint "discuss_case_sub_stance_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "discuss_case_sub_stance_to_value_check" CHECK (to_value >= 0::numeric)
);

create table "fee_rate" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "document_type" text collate "C" not null,
  "request_types" jsonb not null,
  "basis" text collate "C" not null,
  "amount" numeric(12,2),
  "due_days" integer,
  "effective_date" date not null,
  "expire_date" date,
  "legal_basis" text collate "th-TH-x-icu",
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "fee_rate_pkey" PRIMARY KEY (id),
  constraint "fee_rate_code_key" UNIQUE (code),
  constraint "fee_rate_amount_check" CHECK (amount >= 0::numeric),
  constraint "fee_rate_basis_check" CHECK (basis = ANY (ARRAY['free'::text, 'copy'::text, 'tonsPerYear'::text, 'squareMetres'::text, 'trip'::text, 'item'::text])),
  constraint "fee_rate_code_check" CHECK (char_length(code) <= 30),
  constraint "fee_rate_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "fee_rate_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text])),
  constraint "fee_rate_due_days_check" CHECK (due_days >= 0 AND due_days <= 365),
  constraint "fee_rate_legal_basis_check" CHECK (char_length(legal_basis) <= 300),
  constraint "fee_rate_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "fee_rate_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "fee_rate_remark_check" CHECK (char_length(remark) <= 500),
  constraint "fee_rate_request_types_check" CHECK (jsonb_typeof(request_types) = 'array'::text AND request_types <@ '["new", "renew", "change", "cancel"]'::jsonb),
  constraint "fee_rate_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "fee_rate_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "fee_rate_exclude" (
  "id" uuid not null,
  "exclude_type" text collate "C" not null,
  "goods_value_up_to" numeric(15,2),
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_exclude_type_check" CHECK (exclude_type = ANY (ARRAY['period'::text, 'agency'::text, 'objective'::text, 'country'::text, 'productType'::text, 'goodsValue'::text])),
  constraint "fee_rate_exclude_goods_value_up_to_check" CHECK (goods_value_up_to >= 0::numeric),
  constraint "fee_rate_exclude_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_exclude_country" (
  "id" uuid not null,
  "country_id" uuid not null,
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_country_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_country_fee_rate_id_country_id_key" UNIQUE (fee_rate_id, country_id),
  constraint "fee_rate_exclude_country_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_exclude_department" (
  "id" uuid not null,
  "department_id" uuid not null,
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_department_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_department_fee_rate_id_department_id_key" UNIQUE (fee_rate_id, department_id),
  constraint "fee_rate_exclude_department_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_exclude_operation" (
  "id" uuid not null,
  "operation" text collate "C" not null,
  "objective_id" uuid,
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_operation_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_operation_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "fee_rate_exclude_operation_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_exclude_product" (
  "id" uuid not null,
  "haz_object_id" uuid not null,
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_product_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_product_fee_rate_id_haz_object_id_key" UNIQUE (fee_rate_id, haz_object_id),
  constraint "fee_rate_exclude_product_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_exclude_user" (
  "id" uuid not null,
  "user_id" uuid not null,
  "from_date" date,
  "to_date" date,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_exclude_user_pkey" PRIMARY KEY (id),
  constraint "fee_rate_exclude_user_fee_rate_id_user_id_key" UNIQUE (fee_rate_id, user_id),
  constraint "fee_rate_exclude_user_remark_check" CHECK (char_length(remark) <= 300)
);

create table "fee_rate_range" (
  "id" uuid not null,
  "from_value" numeric(13,2) not null,
  "to_value" numeric(13,2),
  "amount" numeric(12,2) not null,
  "seq" integer not null,
  "fee_rate_id" uuid not null,
  constraint "fee_rate_range_pkey" PRIMARY KEY (id),
  constraint "fee_rate_range_amount_check" CHECK (amount >= 0::numeric),
  constraint "fee_rate_range_from_value_check" CHECK (from_value >= 0::numeric),
  constraint "fee_rate_range_to_value_check" CHECK (to_value >= 0::numeric)
);

create table "haz_discuss_case" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "operation" text collate "C" not null,
  "sub_operation_id" uuid,
  "objective_id" uuid,
  "sub_objective_id" uuid,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_discuss_case_pkey" PRIMARY KEY (id),
  constraint "haz_discuss_case_code_key" UNIQUE (code),
  constraint "haz_discuss_case_code_check" CHECK (char_length(code) <= 30),
  constraint "haz_discuss_case_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_discuss_case_name_en_check" CHECK (char_length(name_en) <= 300),
  constraint "haz_discuss_case_name_th_check" CHECK (char_length(name_th) <= 300),
  constraint "haz_discuss_case_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_discuss_case_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "haz_discuss_case_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_discuss_case_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "haz_object" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "haz_type" text collate "C" not null,
  "annex_id" uuid,
  "cas_no" text collate "C",
  "sub_stance_id" uuid,
  "condition" text collate "th-TH-x-icu",
  "effective_date" date,
  "legal_basis" text collate "th-TH-x-icu",
  "remark" text collate "th-TH-x-icu",
  "source" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_object_pkey" PRIMARY KEY (id),
  constraint "haz_object_code_key" UNIQUE (code),
  constraint "haz_object_cas_no_check" CHECK (char_length(cas_no) <= 12),
  constraint "haz_object_code_check" CHECK (char_length(code) <= 30),
  constraint "haz_object_condition_check" CHECK (char_length(condition) <= 1000),
  constraint "haz_object_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_object_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_object_legal_basis_check" CHECK (char_length(legal_basis) <= 300),
  constraint "haz_object_name_en_check" CHECK (char_length(name_en) <= 500),
  constraint "haz_object_name_th_check" CHECK (char_length(name_th) <= 500),
  constraint "haz_object_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "haz_object_source_check" CHECK (char_length(source) <= 300),
  constraint "haz_object_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_object_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "haz_object_coordinate" (
  "id" uuid not null,
  "coordinate_customs_id" uuid not null,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_object_id" uuid not null,
  constraint "haz_object_coordinate_pkey" PRIMARY KEY (id),
  constraint "haz_object_coordinate_haz_object_id_coordinate_customs_id_key" UNIQUE (haz_object_id, coordinate_customs_id),
  constraint "haz_object_coordinate_remark_check" CHECK (char_length(remark) <= 300)
);

create table "haz_sub_stance" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "substance_kind" text collate "C" default 'chemical'::text not null,
  "cas_no" text collate "C",
  "iupac_name" text collate "th-TH-x-icu",
  "formula" text collate "th-TH-x-icu",
  "synonyms" text collate "th-TH-x-icu",
  "oral_ld50" numeric(10,3),
  "dermal_ld50" numeric(10,3),
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_sub_stance_pkey" PRIMARY KEY (id),
  constraint "haz_sub_stance_code_key" UNIQUE (code),
  constraint "haz_sub_stance_cas_no_check" CHECK (char_length(cas_no) <= 12),
  constraint "haz_sub_stance_code_check" CHECK (char_length(code) <= 30),
  constraint "haz_sub_stance_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_sub_stance_dermal_ld50_check" CHECK (dermal_ld50 >= 0::numeric),
  constraint "haz_sub_stance_formula_check" CHECK (char_length(formula) <= 100),
  constraint "haz_sub_stance_iupac_name_check" CHECK (char_length(iupac_name) <= 500),
  constraint "haz_sub_stance_name_en_check" CHECK (char_length(name_en) <= 300),
  constraint "haz_sub_stance_name_th_check" CHECK (char_length(name_th) <= 300),
  constraint "haz_sub_stance_oral_ld50_check" CHECK (oral_ld50 >= 0::numeric),
  constraint "haz_sub_stance_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "haz_sub_stance_substance_kind_check" CHECK (substance_kind = ANY (ARRAY['chemical'::text, 'microbe'::text, 'plantExtract'::text])),
  constraint "haz_sub_stance_synonyms_check" CHECK (char_length(synonyms) <= 2000),
  constraint "haz_sub_stance_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_sub_stance_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "inspection_risk" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "effective_date" date not null,
  "expire_date" date,
  "high_from" numeric(4,2) not null,
  "medium_from" numeric(4,2) not null,
  "medium_inspect" integer not null,
  "medium_skip" integer not null,
  "low_inspect" integer not null,
  "low_skip" integer not null,
  "first_lots" integer not null,
  "high_sample_every" integer not null,
  "medium_sample_every" integer not null,
  "low_sample_percent" numeric(5,2) not null,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "inspection_risk_pkey" PRIMARY KEY (id),
  constraint "inspection_risk_code_key" UNIQUE (code),
  constraint "inspection_risk_code_check" CHECK (char_length(code) <= 30),
  constraint "inspection_risk_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "inspection_risk_first_lots_check" CHECK (first_lots >= 0 AND first_lots <= 100),
  constraint "inspection_risk_high_from_check" CHECK (high_from >= 1::numeric AND high_from <= 3::numeric),
  constraint "inspection_risk_high_sample_every_check" CHECK (high_sample_every >= 1 AND high_sample_every <= 1000),
  constraint "inspection_risk_low_inspect_check" CHECK (low_inspect >= 1 AND low_inspect <= 100),
  constraint "inspection_risk_low_sample_percent_check" CHECK (low_sample_percent >= 0::numeric AND low_sample_percent <= 100::numeric),
  constraint "inspection_risk_low_skip_check" CHECK (low_skip >= 0 AND low_skip <= 1000),
  constraint "inspection_risk_medium_from_check" CHECK (medium_from >= 1::numeric AND medium_from <= 3::numeric),
  constraint "inspection_risk_medium_inspect_check" CHECK (medium_inspect >= 1 AND medium_inspect <= 100),
  constraint "inspection_risk_medium_sample_every_check" CHECK (medium_sample_every >= 1 AND medium_sample_every <= 1000),
  constraint "inspection_risk_medium_skip_check" CHECK (medium_skip >= 0 AND medium_skip <= 1000),
  constraint "inspection_risk_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "inspection_risk_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "inspection_risk_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "inspection_risk_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "inspection_risk_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "inspection_risk_topic" (
  "id" uuid not null,
  "risk_topic_id" uuid not null,
  "weight" integer not null,
  "seq" integer not null,
  "inspection_risk_id" uuid not null,
  constraint "inspection_risk_topic_pkey" PRIMARY KEY (id),
  constraint "inspection_risk_topic_inspection_risk_id_risk_topic_id_key" UNIQUE (inspection_risk_id, risk_topic_id),
  constraint "inspection_risk_topic_weight_check" CHECK (weight >= 1 AND weight <= 100)
);

create table "job_position" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "officer_level_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "job_position_pkey" PRIMARY KEY (id),
  constraint "job_position_code_key" UNIQUE (code),
  constraint "job_position_code_check" CHECK (char_length(code) <= 30),
  constraint "job_position_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "job_position_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "job_position_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "job_position_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "job_position_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "ld50" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "scheme" text collate "C" not null,
  "hazard_class" text collate "C" not null,
  "rank" integer not null,
  "route" text collate "C" not null,
  "physical_state" text collate "C",
  "more_than" numeric(10,3) not null,
  "at_most" numeric(10,3),
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "band_colour" text collate "C",
  "signal_word" text collate "C",
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "ld50_pkey" PRIMARY KEY (id),
  constraint "ld50_code_key" UNIQUE (code),
  constraint "ld50_at_most_check" CHECK (at_most >= 0::numeric),
  constraint "ld50_band_colour_check" CHECK (band_colour = ANY (ARRAY['red'::text, 'yellow'::text, 'blue'::text, 'green'::text])),
  constraint "ld50_code_check" CHECK (char_length(code) <= 30),
  constraint "ld50_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "ld50_hazard_class_check" CHECK (char_length(hazard_class) <= 10),
  constraint "ld50_more_than_check" CHECK (more_than >= 0::numeric),
  constraint "ld50_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "ld50_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "ld50_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "ld50_rank_check" CHECK (rank >= 1 AND rank <= 20),
  constraint "ld50_remark_check" CHECK (char_length(remark) <= 500),
  constraint "ld50_route_check" CHECK (route = ANY (ARRAY['oral'::text, 'dermal'::text, 'inhalation'::text])),
  constraint "ld50_scheme_check" CHECK (scheme = ANY (ARRAY['who'::text, 'ghs'::text])),
  constraint "ld50_signal_word_check" CHECK (signal_word = ANY (ARRAY['danger'::text, 'warning'::text])),
  constraint "ld50_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "ld50_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "pictogram" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu" not null,
  "use_th" text collate "th-TH-x-icu",
  "use_en" text collate "th-TH-x-icu",
  "signal_word" text collate "C",
  "suppresses" text collate "C",
  "picture_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "pictogram_pkey" PRIMARY KEY (id),
  constraint "pictogram_code_key" UNIQUE (code),
  constraint "pictogram_code_check" CHECK (char_length(code) <= 10),
  constraint "pictogram_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "pictogram_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "pictogram_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "pictogram_signal_word_check" CHECK (signal_word = ANY (ARRAY['danger'::text, 'warning'::text])),
  constraint "pictogram_suppresses_check" CHECK (char_length(suppresses) <= 200),
  constraint "pictogram_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "pictogram_use_en_check" CHECK (char_length(use_en) <= 1000),
  constraint "pictogram_use_th_check" CHECK (char_length(use_th) <= 1000),
  constraint "pictogram_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "province" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "province_pkey" PRIMARY KEY (id),
  constraint "province_code_key" UNIQUE (code),
  constraint "province_code_check" CHECK (char_length(code) <= 2),
  constraint "province_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "province_name_en_check" CHECK (char_length(name_en) <= 100),
  constraint "province_name_th_check" CHECK (char_length(name_th) <= 100),
  constraint "province_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "province_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "risk_topic" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "measure" text collate "C" not null,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "risk_topic_pkey" PRIMARY KEY (id),
  constraint "risk_topic_code_key" UNIQUE (code),
  constraint "risk_topic_code_check" CHECK (char_length(code) <= 30),
  constraint "risk_topic_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "risk_topic_measure_check" CHECK (measure = ANY (ARRAY['hazType'::text, 'history'::text, 'origin'::text, 'lastResult'::text, 'volume'::text, 'newMaker'::text])),
  constraint "risk_topic_name_en_check" CHECK (char_length(name_en) <= 200),
  constraint "risk_topic_name_th_check" CHECK (char_length(name_th) <= 200),
  constraint "risk_topic_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "risk_topic_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "risk_topic_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "risk_topic_condition" (
  "id" uuid not null,
  "answer" text collate "C",
  "from_percent" numeric(7,2),
  "score" integer not null,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "risk_topic_id" uuid not null,
  constraint "risk_topic_condition_pkey" PRIMARY KEY (id),
  constraint "risk_topic_condition_answer_check" CHECK (answer = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text, 'clean'::text, 'minor'::text, 'major'::text, 'groupA'::text, 'groupB'::text, 'groupC'::text, 'noGroup'::text, 'pass'::text, 'noResult'::text, 'fail'::text, 'knownMaker'::text, 'newMaker'::text])),
  constraint "risk_topic_condition_from_percent_check" CHECK (from_percent >= 0::numeric),
  constraint "risk_topic_condition_remark_check" CHECK (char_length(remark) <= 300),
  constraint "risk_topic_condition_score_check" CHECK (score >= 1 AND score <= 3)
);

create table "sign_job_position" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "job_position_id" uuid not null,
  "department_id" uuid,
  "line_th" text collate "th-TH-x-icu" not null,
  "line2_th" text collate "th-TH-x-icu",
  "line_en" text collate "th-TH-x-icu",
  "line2_en" text collate "th-TH-x-icu",
  "effective_date" date not null,
  "expire_date" date,
  "remark" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "sign_job_position_pkey" PRIMARY KEY (id),
  constraint "sign_job_position_code_key" UNIQUE (code),
  constraint "sign_job_position_code_check" CHECK (char_length(code) <= 30),
  constraint "sign_job_position_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "sign_job_position_line2_en_check" CHECK (char_length(line2_en) <= 200),
  constraint "sign_job_position_line2_th_check" CHECK (char_length(line2_th) <= 200),
  constraint "sign_job_position_line_en_check" CHECK (char_length(line_en) <= 200),
  constraint "sign_job_position_line_th_check" CHECK (char_length(line_th) <= 200),
  constraint "sign_job_position_remark_check" CHECK (char_length(remark) <= 1000),
  constraint "sign_job_position_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "sign_job_position_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "sign_job_position_detail" (
  "id" uuid not null,
  "document_type" text collate "C" not null,
  "capacity_th" text collate "th-TH-x-icu",
  "capacity_en" text collate "th-TH-x-icu",
  "seq" integer not null,
  "sign_job_position_id" uuid not null,
  constraint "sign_job_position_detail_pkey" PRIMARY KEY (id),
  constraint "sign_job_position_detail_sign_job_position_id_document_type_key" UNIQUE (sign_job_position_id, document_type),
  constraint "sign_job_position_detail_capacity_en_check" CHECK (char_length(capacity_en) <= 200),
  constraint "sign_job_position_detail_capacity_th_check" CHECK (char_length(capacity_th) <= 200),
  constraint "sign_job_position_detail_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text]))
);

create table "tambon" (
  "id" uuid not null,
  "code" text collate "C" not null,
  "amphur_id" uuid not null,
  "name_th" text collate "th-TH-x-icu" not null,
  "name_en" text collate "th-TH-x-icu",
  "postcode" text collate "C" not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "tambon_pkey" PRIMARY KEY (id),
  constraint "tambon_code_key" UNIQUE (code),
  constraint "tambon_code_check" CHECK (char_length(code) <= 6),
  constraint "tambon_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "tambon_name_en_check" CHECK (char_length(name_en) <= 100),
  constraint "tambon_name_th_check" CHECK (char_length(name_th) <= 100),
  constraint "tambon_postcode_check" CHECK (char_length(postcode) <= 5),
  constraint "tambon_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "tambon_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_red_account" (
  "id" uuid not null,
  "holder_id" uuid not null,
  "reason" text collate "th-TH-x-icu" not null,
  "effective_date" date not null,
  "expire_date" date,
  "reference" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_red_account_pkey" PRIMARY KEY (id),
  constraint "user_red_account_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_red_account_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "user_red_account_reference_check" CHECK (char_length(reference) <= 200),
  constraint "user_red_account_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_red_account_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "department" add column "address_id" uuid;
alter table "address" add constraint "address_amphur_id_fkey" FOREIGN KEY (amphur_id) REFERENCES amphur(id);
alter table "address" add constraint "address_province_id_fkey" FOREIGN KEY (province_id) REFERENCES province(id);
alter table "address" add constraint "address_tambon_id_fkey" FOREIGN KEY (tambon_id) REFERENCES tambon(id);
alter table "amphur" add constraint "amphur_province_id_fkey" FOREIGN KEY (province_id) REFERENCES province(id);
alter table "attachment" add constraint "attachment_attachment_type_id_fkey" FOREIGN KEY (attachment_type_id) REFERENCES lookup(id);
alter table "attachment" add constraint "attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "attachment" add constraint "attachment_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "coordinate_customs" add constraint "coordinate_customs_quantity_unit_id_fkey" FOREIGN KEY (quantity_unit_id) REFERENCES lookup(id);
alter table "country" add constraint "country_risk_group_id_fkey" FOREIGN KEY (risk_group_id) REFERENCES lookup(id);
alter table "customs" add constraint "customs_address_id_fkey" FOREIGN KEY (address_id) REFERENCES address(id);
alter table "department" add constraint "department_address_id_fkey" FOREIGN KEY (address_id) REFERENCES address(id);
alter table "department_customs" add constraint "department_customs_customs_id_fkey" FOREIGN KEY (customs_id) REFERENCES customs(id);
alter table "department_customs" add constraint "department_customs_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "discuss_case_detail" add constraint "discuss_case_detail_haz_discuss_case_id_fkey" FOREIGN KEY (haz_discuss_case_id) REFERENCES haz_discuss_case(id) ON DELETE CASCADE;
alter table "discuss_case_sub_stance" add constraint "discuss_case_sub_stance_concentration_unit_id_fkey" FOREIGN KEY (concentration_unit_id) REFERENCES lookup(id);
alter table "discuss_case_sub_stance" add constraint "discuss_case_sub_stance_discuss_case_detail_id_fkey" FOREIGN KEY (discuss_case_detail_id) REFERENCES discuss_case_detail(id) ON DELETE CASCADE;
alter table "discuss_case_sub_stance" add constraint "discuss_case_sub_stance_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
alter table "fee_rate_exclude" add constraint "fee_rate_exclude_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_country" add constraint "fee_rate_exclude_country_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "fee_rate_exclude_country" add constraint "fee_rate_exclude_country_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_department" add constraint "fee_rate_exclude_department_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "fee_rate_exclude_department" add constraint "fee_rate_exclude_department_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_operation" add constraint "fee_rate_exclude_operation_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_operation" add constraint "fee_rate_exclude_operation_objective_id_fkey" FOREIGN KEY (objective_id) REFERENCES lookup(id);
alter table "fee_rate_exclude_product" add constraint "fee_rate_exclude_product_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_product" add constraint "fee_rate_exclude_product_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
alter table "fee_rate_exclude_user" add constraint "fee_rate_exclude_user_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "fee_rate_exclude_user" add constraint "fee_rate_exclude_user_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "fee_rate_range" add constraint "fee_rate_range_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id) ON DELETE CASCADE;
alter table "haz_discuss_case" add constraint "haz_discuss_case_objective_id_fkey" FOREIGN KEY (objective_id) REFERENCES lookup(id);
alter table "haz_discuss_case" add constraint "haz_discuss_case_sub_objective_id_fkey" FOREIGN KEY (sub_objective_id) REFERENCES lookup(id);
alter table "haz_discuss_case" add constraint "haz_discuss_case_sub_operation_id_fkey" FOREIGN KEY (sub_operation_id) REFERENCES lookup(id);
alter table "haz_object" add constraint "haz_object_annex_id_fkey" FOREIGN KEY (annex_id) REFERENCES lookup(id);
alter table "haz_object" add constraint "haz_object_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
alter table "haz_object_coordinate" add constraint "haz_object_coordinate_coordinate_customs_id_fkey" FOREIGN KEY (coordinate_customs_id) REFERENCES coordinate_customs(id);
alter table "haz_object_coordinate" add constraint "haz_object_coordinate_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id) ON DELETE CASCADE;
alter table "inspection_risk_topic" add constraint "inspection_risk_topic_inspection_risk_id_fkey" FOREIGN KEY (inspection_risk_id) REFERENCES inspection_risk(id) ON DELETE CASCADE;
alter table "inspection_risk_topic" add constraint "inspection_risk_topic_risk_topic_id_fkey" FOREIGN KEY (risk_topic_id) REFERENCES risk_topic(id);
alter table "job_position" add constraint "job_position_officer_level_id_fkey" FOREIGN KEY (officer_level_id) REFERENCES lookup(id);
alter table "pictogram" add constraint "pictogram_picture_id_fkey" FOREIGN KEY (picture_id) REFERENCES stored_file(id);
alter table "risk_topic_condition" add constraint "risk_topic_condition_risk_topic_id_fkey" FOREIGN KEY (risk_topic_id) REFERENCES risk_topic(id) ON DELETE CASCADE;
alter table "sign_job_position" add constraint "sign_job_position_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "sign_job_position" add constraint "sign_job_position_job_position_id_fkey" FOREIGN KEY (job_position_id) REFERENCES job_position(id);
alter table "sign_job_position_detail" add constraint "sign_job_position_detail_sign_job_position_id_fkey" FOREIGN KEY (sign_job_position_id) REFERENCES sign_job_position(id) ON DELETE CASCADE;
alter table "tambon" add constraint "tambon_amphur_id_fkey" FOREIGN KEY (amphur_id) REFERENCES amphur(id);
alter table "user_red_account" add constraint "user_red_account_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
CREATE INDEX address_amphur_id_idx ON public.address USING btree (amphur_id);
CREATE INDEX address_code_search_idx ON public.address USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX address_name_en_search_idx ON public.address USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX address_name_th_search_idx ON public.address USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX address_province_id_idx ON public.address USING btree (province_id);
CREATE INDEX address_tambon_id_idx ON public.address USING btree (tambon_id);
CREATE INDEX amphur_code_search_idx ON public.amphur USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX amphur_name_en_search_idx ON public.amphur USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX amphur_name_th_search_idx ON public.amphur USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX amphur_province_id_code_idx ON public.amphur USING btree (province_id, code, id);
CREATE INDEX attachment_attachment_type_id_idx ON public.attachment USING btree (attachment_type_id);
CREATE INDEX attachment_create_date_desc_idx ON public.attachment USING btree (create_date DESC, id DESC);
CREATE INDEX attachment_document_no_search_idx ON public.attachment USING gin (search_text(document_no) gin_trgm_ops);
CREATE INDEX attachment_file_id_idx ON public.attachment USING btree (file_id);
CREATE INDEX attachment_holder_id_create_date_desc_idx ON public.attachment USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX coordinate_customs_code_search_idx ON public.coordinate_customs USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX coordinate_customs_hs_code_search_idx ON public.coordinate_customs USING gin (search_text(hs_code) gin_trgm_ops);
CREATE INDEX coordinate_customs_name_en_search_idx ON public.coordinate_customs USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX coordinate_customs_name_th_search_idx ON public.coordinate_customs USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX coordinate_customs_quantity_unit_id_idx ON public.coordinate_customs USING btree (quantity_unit_id);
CREATE INDEX country_code_search_idx ON public.country USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX country_name_en_search_idx ON public.country USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX country_name_th_search_idx ON public.country USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX country_risk_group_id_idx ON public.country USING btree (risk_group_id);
CREATE INDEX customs_address_id_idx ON public.customs USING btree (address_id);
CREATE INDEX customs_code_search_idx ON public.customs USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX customs_name_en_search_idx ON public.customs USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX customs_name_th_search_idx ON public.customs USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX department_address_id_idx ON public.department USING btree (address_id);
CREATE INDEX department_customs_customs_id_idx ON public.department_customs USING btree (customs_id);
CREATE INDEX discuss_case_detail_haz_discuss_case_id_seq_idx ON public.discuss_case_detail USING btree (haz_discuss_case_id, seq);
CREATE INDEX discuss_case_sub_stance_concentration_unit_id_idx ON public.discuss_case_sub_stance USING btree (concentration_unit_id);
CREATE INDEX discuss_case_sub_stance_discuss_case_detail_id_seq_idx ON public.discuss_case_sub_stance USING btree (discuss_case_detail_id, seq);
CREATE INDEX discuss_case_sub_stance_sub_stance_id_idx ON public.discuss_case_sub_stance USING btree (sub_stance_id);
CREATE INDEX dossier_create_date_desc_idx ON public.dossier USING btree (create_date DESC, id DESC);
CREATE INDEX fee_rate_code_search_idx ON public.fee_rate USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX fee_rate_document_type_effective_date_idx ON public.fee_rate USING btree (document_type, effective_date, id);
CREATE INDEX fee_rate_name_en_search_idx ON public.fee_rate USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX fee_rate_name_th_search_idx ON public.fee_rate USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX fee_rate_exclude_fee_rate_id_seq_idx ON public.fee_rate_exclude USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_country_country_id_idx ON public.fee_rate_exclude_country USING btree (country_id);
CREATE INDEX fee_rate_exclude_country_fee_rate_id_seq_idx ON public.fee_rate_exclude_country USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_department_department_id_idx ON public.fee_rate_exclude_department USING btree (department_id);
CREATE INDEX fee_rate_exclude_department_fee_rate_id_seq_idx ON public.fee_rate_exclude_department USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_operation_fee_rate_id_seq_idx ON public.fee_rate_exclude_operation USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_operation_objective_id_idx ON public.fee_rate_exclude_operation USING btree (objective_id);
CREATE INDEX fee_rate_exclude_product_fee_rate_id_seq_idx ON public.fee_rate_exclude_product USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_product_haz_object_id_idx ON public.fee_rate_exclude_product USING btree (haz_object_id);
CREATE INDEX fee_rate_exclude_user_fee_rate_id_seq_idx ON public.fee_rate_exclude_user USING btree (fee_rate_id, seq);
CREATE INDEX fee_rate_exclude_user_user_id_idx ON public.fee_rate_exclude_user USING btree (user_id);
CREATE INDEX fee_rate_range_fee_rate_id_seq_idx ON public.fee_rate_range USING btree (fee_rate_id, seq);
CREATE INDEX forgot_password_create_date_desc_idx ON public.forgot_password USING btree (create_date DESC, id DESC);
CREATE INDEX haz_discuss_case_code_search_idx ON public.haz_discuss_case USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX haz_discuss_case_name_en_search_idx ON public.haz_discuss_case USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX haz_discuss_case_name_th_search_idx ON public.haz_discuss_case USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX haz_discuss_case_objective_id_idx ON public.haz_discuss_case USING btree (objective_id);
CREATE INDEX haz_discuss_case_sub_objective_id_idx ON public.haz_discuss_case USING btree (sub_objective_id);
CREATE INDEX haz_discuss_case_sub_operation_id_idx ON public.haz_discuss_case USING btree (sub_operation_id);
CREATE INDEX haz_object_annex_id_idx ON public.haz_object USING btree (annex_id);
CREATE INDEX haz_object_cas_no_idx ON public.haz_object USING btree (cas_no, id);
CREATE INDEX haz_object_cas_no_search_idx ON public.haz_object USING gin (search_text(cas_no) gin_trgm_ops);
CREATE INDEX haz_object_code_search_idx ON public.haz_object USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX haz_object_name_en_search_idx ON public.haz_object USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX haz_object_name_th_search_idx ON public.haz_object USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX haz_object_sub_stance_id_idx ON public.haz_object USING btree (sub_stance_id);
CREATE INDEX haz_object_coordinate_coordinate_customs_id_idx ON public.haz_object_coordinate USING btree (coordinate_customs_id);
CREATE INDEX haz_object_coordinate_haz_object_id_seq_idx ON public.haz_object_coordinate USING btree (haz_object_id, seq);
CREATE INDEX haz_sub_stance_cas_no_idx ON public.haz_sub_stance USING btree (cas_no, id);
CREATE INDEX haz_sub_stance_cas_no_search_idx ON public.haz_sub_stance USING gin (search_text(cas_no) gin_trgm_ops);
CREATE INDEX haz_sub_stance_code_search_idx ON public.haz_sub_stance USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX haz_sub_stance_iupac_name_search_idx ON public.haz_sub_stance USING gin (search_text(iupac_name) gin_trgm_ops);
CREATE INDEX haz_sub_stance_name_en_search_idx ON public.haz_sub_stance USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX haz_sub_stance_name_th_search_idx ON public.haz_sub_stance USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX haz_sub_stance_synonyms_search_idx ON public.haz_sub_stance USING gin (search_text(synonyms) gin_trgm_ops);
CREATE INDEX inspection_risk_code_search_idx ON public.inspection_risk USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX inspection_risk_name_en_search_idx ON public.inspection_risk USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX inspection_risk_name_th_search_idx ON public.inspection_risk USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX inspection_risk_topic_inspection_risk_id_seq_idx ON public.inspection_risk_topic USING btree (inspection_risk_id, seq);
CREATE INDEX inspection_risk_topic_risk_topic_id_idx ON public.inspection_risk_topic USING btree (risk_topic_id);
CREATE INDEX job_position_code_search_idx ON public.job_position USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX job_position_name_en_search_idx ON public.job_position USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX job_position_name_th_search_idx ON public.job_position USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX job_position_officer_level_id_idx ON public.job_position USING btree (officer_level_id);
CREATE INDEX ld50_code_search_idx ON public.ld50 USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX ld50_hazard_class_search_idx ON public.ld50 USING gin (search_text(hazard_class) gin_trgm_ops);
CREATE INDEX ld50_name_en_search_idx ON public.ld50 USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX ld50_name_th_search_idx ON public.ld50 USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX membership_create_date_desc_idx ON public.membership USING btree (create_date DESC, id DESC);
CREATE INDEX menu_url_idx ON public.menu USING btree (url, id);
CREATE INDEX otp_create_date_desc_idx ON public.otp USING btree (create_date DESC, id DESC);
CREATE INDEX pictogram_code_search_idx ON public.pictogram USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX pictogram_name_en_search_idx ON public.pictogram USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX pictogram_name_th_search_idx ON public.pictogram USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX pictogram_picture_id_idx ON public.pictogram USING btree (picture_id);
CREATE INDEX province_code_search_idx ON public.province USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX province_name_en_search_idx ON public.province USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX province_name_th_search_idx ON public.province USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX request_create_date_desc_idx ON public.request USING btree (create_date DESC, id DESC);
CREATE INDEX resource_path_method_idx ON public.resource USING btree (path, method, id);
CREATE INDEX risk_topic_code_search_idx ON public.risk_topic USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX risk_topic_name_en_search_idx ON public.risk_topic USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX risk_topic_name_th_search_idx ON public.risk_topic USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX risk_topic_condition_risk_topic_id_seq_idx ON public.risk_topic_condition USING btree (risk_topic_id, seq);
CREATE INDEX sign_job_position_code_search_idx ON public.sign_job_position USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX sign_job_position_department_id_idx ON public.sign_job_position USING btree (department_id);
CREATE INDEX sign_job_position_job_position_id_idx ON public.sign_job_position USING btree (job_position_id);
CREATE INDEX sign_job_position_line_th_search_idx ON public.sign_job_position USING gin (search_text(line_th) gin_trgm_ops);
CREATE INDEX sign_job_position_detail_sign_job_position_id_seq_idx ON public.sign_job_position_detail USING btree (sign_job_position_id, seq);
CREATE INDEX tambon_amphur_id_code_idx ON public.tambon USING btree (amphur_id, code, id);
CREATE INDEX tambon_code_search_idx ON public.tambon USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX tambon_name_en_search_idx ON public.tambon USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX tambon_name_th_search_idx ON public.tambon USING gin (search_text(name_th) gin_trgm_ops);
CREATE INDEX tambon_postcode_search_idx ON public.tambon USING gin (search_text(postcode) gin_trgm_ops);
CREATE INDEX user_create_date_desc_idx ON public."user" USING btree (create_date DESC, id DESC);
CREATE INDEX user_instead_start_date_desc_idx ON public.user_instead USING btree (start_date DESC, id DESC);
CREATE INDEX user_red_account_create_date_desc_idx ON public.user_red_account USING btree (create_date DESC, id DESC);
CREATE INDEX user_red_account_holder_id_effective_date_idx ON public.user_red_account USING btree (holder_id, effective_date, id);
CREATE INDEX user_red_account_reference_search_idx ON public.user_red_account USING gin (search_text(reference) gin_trgm_ops);
CREATE INDEX user_signature_create_date_desc_idx ON public.user_signature USING btree (create_date DESC, id DESC);
