create table "fee_payment" (
  "id" uuid not null,
  "fee_statement_id" uuid not null,
  "holder_id" uuid,
  "department_id" uuid,
  "status" text collate "C" default 'recorded'::text not null,
  "channel" text collate "C" not null,
  "amount" numeric(12,2) not null,
  "paid_datetime" timestamp(0) with time zone not null,
  "cheque_no" text collate "C",
  "cheque_bank_id" uuid,
  "cheque_date" date,
  "ktb_paynet_id" uuid,
  "remark" text collate "th-TH-x-icu",
  "recorder_id" uuid,
  "confirmer_id" uuid,
  "confirmed_date" timestamp(0) with time zone,
  "return_reason" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "fee_payment_pkey" PRIMARY KEY (id),
  constraint "fee_payment_amount_check" CHECK (amount >= 0::numeric),
  constraint "fee_payment_channel_check" CHECK (channel = ANY (ARRAY['autoDebit'::text, 'qr'::text, 'bankCounter'::text, 'cash'::text, 'cheque'::text])),
  constraint "fee_payment_cheque_no_check" CHECK (char_length(cheque_no) <= 30),
  constraint "fee_payment_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "fee_payment_remark_check" CHECK (char_length(remark) <= 500),
  constraint "fee_payment_return_reason_check" CHECK (char_length(return_reason) <= 500),
  constraint "fee_payment_status_check" CHECK (status = ANY (ARRAY['recorded'::text, 'confirmed'::text, 'returned'::text])),
  constraint "fee_payment_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "fee_payment_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "fee_statement" (
  "id" uuid not null,
  "request_id" uuid not null,
  "holder_id" uuid not null,
  "department_id" uuid not null,
  "document_type" text collate "C" not null,
  "type" text collate "C" not null,
  "fee_code" text collate "C" not null,
  "fee_date" date not null,
  "due_date" date,
  "net_amount" numeric(12,2) not null,
  "status" text collate "C" not null,
  "ref1" text collate "C" not null,
  "ref2" text collate "C" not null,
  "fee_rate_id" uuid not null,
  "explanation_th" text collate "th-TH-x-icu",
  "explanation_en" text collate "th-TH-x-icu",
  "channel" text collate "C",
  "pay_datetime" timestamp(0) with time zone,
  "receipt_code" text collate "C",
  "bank_id" uuid,
  "bank_account" text collate "C",
  "bank_reason" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "fee_statement_pkey" PRIMARY KEY (id),
  constraint "fee_statement_fee_code_key" UNIQUE (fee_code),
  constraint "fee_statement_bank_account_check" CHECK (char_length(bank_account) <= 30),
  constraint "fee_statement_bank_reason_check" CHECK (char_length(bank_reason) <= 300),
  constraint "fee_statement_channel_check" CHECK (channel = ANY (ARRAY['autoDebit'::text, 'qr'::text, 'bankCounter'::text, 'cash'::text, 'cheque'::text])),
  constraint "fee_statement_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "fee_statement_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "fee_statement_explanation_en_check" CHECK (char_length(explanation_en) <= 2000),
  constraint "fee_statement_explanation_th_check" CHECK (char_length(explanation_th) <= 2000),
  constraint "fee_statement_fee_code_check" CHECK (char_length(fee_code) <= 10),
  constraint "fee_statement_net_amount_check" CHECK (net_amount >= 0::numeric),
  constraint "fee_statement_receipt_code_check" CHECK (char_length(receipt_code) <= 30),
  constraint "fee_statement_ref1_check" CHECK (char_length(ref1) <= 20),
  constraint "fee_statement_ref2_check" CHECK (char_length(ref2) <= 20),
  constraint "fee_statement_status_check" CHECK (status = ANY (ARRAY['waitPayment'::text, 'waitBank'::text, 'paid'::text, 'overdue'::text, 'cancelled'::text, 'waived'::text, 'debitFailed'::text])),
  constraint "fee_statement_type_check" CHECK (type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "fee_statement_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "fee_statement_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "fee_statement_line" (
  "id" uuid not null,
  "no" integer not null,
  "description" text collate "th-TH-x-icu" not null,
  "description_en" text collate "th-TH-x-icu",
  "qty" integer not null,
  "due_date" date,
  "amount" numeric(12,2) not null,
  "net_amount" numeric(12,2) not null,
  "total" numeric(12,2) not null,
  "net_total" numeric(12,2) not null,
  "seq" integer not null,
  "fee_statement_id" uuid not null,
  constraint "fee_statement_line_pkey" PRIMARY KEY (id),
  constraint "fee_statement_line_amount_check" CHECK (amount >= 0::numeric),
  constraint "fee_statement_line_description_check" CHECK (char_length(description) <= 500),
  constraint "fee_statement_line_description_en_check" CHECK (char_length(description_en) <= 500),
  constraint "fee_statement_line_net_amount_check" CHECK (net_amount >= 0::numeric),
  constraint "fee_statement_line_net_total_check" CHECK (net_total >= 0::numeric),
  constraint "fee_statement_line_no_check" CHECK (no >= 1),
  constraint "fee_statement_line_qty_check" CHECK (qty >= 1),
  constraint "fee_statement_line_total_check" CHECK (total >= 0::numeric)
);

create table "haz" (
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
  "operation" text collate "C" default 'import'::text,
  "trade_name_th" text collate "th-TH-x-icu",
  "trade_name_en" text collate "th-TH-x-icu",
  "haz_object_id" uuid,
  "haz_type" text collate "C",
  "physical_state" text collate "C",
  "formulation_id" uuid,
  "homogeneity" text collate "C",
  "appearance" text collate "th-TH-x-icu",
  "product_use_id" uuid,
  "purpose" text collate "th-TH-x-icu",
  "hazards" jsonb,
  "ld50_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "haz_pkey" PRIMARY KEY (id),
  constraint "haz_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "haz_public_token_key" UNIQUE (public_token),
  constraint "haz_request_id_key" UNIQUE (request_id),
  constraint "haz_appearance_check" CHECK (char_length(appearance) <= 500),
  constraint "haz_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "haz_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "haz_haz_type_check" CHECK (haz_type = ANY (ARRAY['type1'::text, 'type2'::text, 'type3'::text, 'type4'::text])),
  constraint "haz_hazards_check" CHECK (jsonb_typeof(hazards) = 'array'::text AND hazards <@ '["explosive", "flammable", "selfHeating", "oxidising", "gasUnderPressure", "corrosiveToMetal", "skinCorrosion", "eyeDamage", "irritant", "skinSensitiser", "respiratorySensitiser", "carcinogenic", "organToxicity", "drowsiness", "aspiration"]'::jsonb),
  constraint "haz_homogeneity_check" CHECK (homogeneity = ANY (ARRAY['homogeneous'::text, 'heterogeneous'::text])),
  constraint "haz_is_complete_together_check" CHECK (NOT is_complete OR true AND operation IS NOT NULL AND trade_name_th IS NOT NULL AND trade_name_en IS NOT NULL AND haz_object_id IS NOT NULL AND physical_state IS NOT NULL AND formulation_id IS NOT NULL AND homogeneity IS NOT NULL AND appearance IS NOT NULL AND product_use_id IS NOT NULL AND purpose IS NOT NULL AND id IS NOT NULL),
  constraint "haz_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "haz_operation_check" CHECK (operation = ANY (ARRAY['import'::text, 'export'::text, 'transit'::text, 'manufacture'::text, 'possess'::text, 'reimport'::text, 'reexport'::text])),
  constraint "haz_physical_state_check" CHECK (physical_state = ANY (ARRAY['solid'::text, 'liquid'::text])),
  constraint "haz_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "haz_purpose_check" CHECK (char_length(purpose) <= 1000),
  constraint "haz_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "haz_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "haz_revision_check" CHECK (revision >= 1),
  constraint "haz_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "haz_trade_name_en_check" CHECK (char_length(trade_name_en) <= 200),
  constraint "haz_trade_name_th_check" CHECK (char_length(trade_name_th) <= 200),
  constraint "haz_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "haz_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "haz_aquatic" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sub_aquatic_type_id" uuid not null,
  "effect" text collate "C" not null,
  "concentration" numeric(12,4) not null,
  "hours" integer not null,
  "is_degradable" boolean default false not null,
  "report_no" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_aquatic_pkey" PRIMARY KEY (id),
  constraint "haz_aquatic_concentration_check" CHECK (concentration >= 0::numeric),
  constraint "haz_aquatic_effect_check" CHECK (effect = ANY (ARRAY['lc50'::text, 'ec50'::text, 'erc50'::text, 'noec'::text])),
  constraint "haz_aquatic_hours_check" CHECK (hours >= 1 AND hours <= 9999),
  constraint "haz_aquatic_report_no_check" CHECK (char_length(report_no) <= 100)
);

create table "haz_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_attachment_pkey" PRIMARY KEY (id),
  constraint "haz_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "haz_attachment_item_check" CHECK (item = ANY (ARRAY['companyCertificate'::text, 'powerOfAttorney'::text, 'dataSet'::text, 'efficacy'::text, 'analysis'::text, 'toxicity'::text, 'label'::text, 'packPhoto'::text, 'sds'::text, 'freeSale'::text, 'other'::text]))
);

create table "haz_distributor" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "id_tax" text collate "C",
  "address" text collate "th-TH-x-icu" not null,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_distributor_pkey" PRIMARY KEY (id),
  constraint "haz_distributor_address_check" CHECK (char_length(address) <= 500),
  constraint "haz_distributor_id_tax_check" CHECK (char_length(id_tax) <= 13),
  constraint "haz_distributor_name_check" CHECK (char_length(name) <= 300)
);

create table "haz_import_company" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "address" text collate "th-TH-x-icu" not null,
  "country_id" uuid not null,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_import_company_pkey" PRIMARY KEY (id),
  constraint "haz_import_company_address_check" CHECK (char_length(address) <= 500),
  constraint "haz_import_company_name_check" CHECK (char_length(name) <= 300)
);

create table "haz_import_product" (
  "id" uuid not null,
  "line_id" uuid not null,
  "name" text collate "th-TH-x-icu" not null,
  "coordinate_customs_id" uuid,
  "country_id" uuid not null,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_import_product_pkey" PRIMARY KEY (id),
  constraint "haz_import_product_name_check" CHECK (char_length(name) <= 300)
);

create table "haz_main_sub_stance" (
  "id" uuid not null,
  "line_id" uuid not null,
  "sub_stance_id" uuid not null,
  "content" numeric(15,3) not null,
  "unit" text collate "C" not null,
  "found_content" numeric(15,3) not null,
  "analysis_no" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_main_sub_stance_pkey" PRIMARY KEY (id),
  constraint "haz_main_sub_stance_haz_id_sub_stance_id_key" UNIQUE (haz_id, sub_stance_id),
  constraint "haz_main_sub_stance_analysis_no_check" CHECK (char_length(analysis_no) <= 100),
  constraint "haz_main_sub_stance_content_check" CHECK (content >= 0::numeric),
  constraint "haz_main_sub_stance_found_content_check" CHECK (found_content >= 0::numeric),
  constraint "haz_main_sub_stance_unit_check" CHECK (unit = ANY (ARRAY['percentWeight'::text, 'percentWeightVolume'::text, 'gramsPerKilogram'::text, 'gramsPerLitre'::text, 'cfuPerGram'::text, 'cfuPerMillilitre'::text]))
);

create table "haz_package" (
  "id" uuid not null,
  "line_id" uuid not null,
  "package_id" uuid not null,
  "material" text collate "th-TH-x-icu",
  "size" numeric(12,3) not null,
  "quantity_unit_id" uuid not null,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_package_pkey" PRIMARY KEY (id),
  constraint "haz_package_material_check" CHECK (char_length(material) <= 200),
  constraint "haz_package_size_check" CHECK (size >= 0::numeric)
);

create table "haz_pictogram" (
  "id" uuid not null,
  "line_id" uuid not null,
  "pictogram_id" uuid not null,
  "remark" text collate "th-TH-x-icu",
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_pictogram_pkey" PRIMARY KEY (id),
  constraint "haz_pictogram_haz_id_pictogram_id_key" UNIQUE (haz_id, pictogram_id),
  constraint "haz_pictogram_remark_check" CHECK (char_length(remark) <= 300)
);

create table "haz_product" (
  "id" uuid not null,
  "line_id" uuid not null,
  "role" text collate "C" default 'formulator'::text not null,
  "name" text collate "th-TH-x-icu" not null,
  "address" text collate "th-TH-x-icu" not null,
  "country_id" uuid not null,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_product_pkey" PRIMARY KEY (id),
  constraint "haz_product_address_check" CHECK (char_length(address) <= 500),
  constraint "haz_product_name_check" CHECK (char_length(name) <= 300),
  constraint "haz_product_role_check" CHECK (role = ANY (ARRAY['active'::text, 'formulator'::text, 'packer'::text]))
);

create table "haz_test" (
  "id" uuid not null,
  "line_id" uuid not null,
  "route" text collate "C" not null,
  "species_id" uuid not null,
  "ld50" numeric(10,3) not null,
  "laboratory" text collate "th-TH-x-icu",
  "report_no" text collate "th-TH-x-icu",
  "report_date" date,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_test_pkey" PRIMARY KEY (id),
  constraint "haz_test_laboratory_check" CHECK (char_length(laboratory) <= 200),
  constraint "haz_test_ld50_check" CHECK (ld50 >= 0::numeric),
  constraint "haz_test_report_no_check" CHECK (char_length(report_no) <= 100),
  constraint "haz_test_route_check" CHECK (route = ANY (ARRAY['oral'::text, 'dermal'::text, 'inhalation'::text]))
);

create table "haz_use_rate" (
  "id" uuid not null,
  "line_id" uuid not null,
  "product_use_id" uuid not null,
  "sub_aquatic_type_id" uuid,
  "rate" text collate "th-TH-x-icu" not null,
  "withdrawal_days" integer,
  "seq" integer not null,
  "haz_id" uuid not null,
  constraint "haz_use_rate_pkey" PRIMARY KEY (id),
  constraint "haz_use_rate_rate_check" CHECK (char_length(rate) <= 500),
  constraint "haz_use_rate_withdrawal_days_check" CHECK (withdrawal_days >= 0 AND withdrawal_days <= 365)
);

create table "ktb" (
  "id" uuid not null,
  "kind" text collate "C" not null,
  "outcome" text collate "C" not null,
  "holder_id" uuid not null,
  "user_bank_id" uuid not null,
  "fee_statement_id" uuid,
  "amount" numeric(12,2),
  "consent" text collate "C",
  "transaction_id" text collate "C",
  "code" text collate "C",
  "reason" text collate "th-TH-x-icu",
  "attempts" integer not null,
  "answered_date" timestamp(0) with time zone,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "ktb_pkey" PRIMARY KEY (id),
  constraint "ktb_amount_check" CHECK (amount >= 0::numeric),
  constraint "ktb_attempts_check" CHECK (attempts >= 0),
  constraint "ktb_code_check" CHECK (char_length(code) <= 64),
  constraint "ktb_consent_check" CHECK (char_length(consent) <= 200),
  constraint "ktb_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "ktb_kind_check" CHECK (kind = ANY (ARRAY['approve'::text, 'charge'::text])),
  constraint "ktb_outcome_check" CHECK (outcome = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])),
  constraint "ktb_reason_check" CHECK (char_length(reason) <= 300),
  constraint "ktb_transaction_id_check" CHECK (char_length(transaction_id) <= 64),
  constraint "ktb_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "ktb_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "ktb_paynet" (
  "id" uuid not null,
  "transaction_id" text collate "C" not null,
  "biller_id" text collate "C" not null,
  "ref1" text collate "C" not null,
  "ref2" text collate "C",
  "amount" numeric(12,2) not null,
  "paid_datetime" timestamp(0) with time zone not null,
  "channel" text collate "C" not null,
  "payer" text collate "th-TH-x-icu",
  "branch" text collate "th-TH-x-icu",
  "teller" text collate "th-TH-x-icu",
  "match" text collate "C" not null,
  "fee_statement_id" uuid,
  "times_told" integer not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "ktb_paynet_pkey" PRIMARY KEY (id),
  constraint "ktb_paynet_transaction_id_key" UNIQUE (transaction_id),
  constraint "ktb_paynet_amount_check" CHECK (amount >= 0::numeric),
  constraint "ktb_paynet_biller_id_check" CHECK (char_length(biller_id) <= 15),
  constraint "ktb_paynet_branch_check" CHECK (char_length(branch) <= 200),
  constraint "ktb_paynet_channel_check" CHECK (channel = ANY (ARRAY['autoDebit'::text, 'qr'::text, 'bankCounter'::text, 'cash'::text, 'cheque'::text])),
  constraint "ktb_paynet_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "ktb_paynet_match_check" CHECK (match = ANY (ARRAY['matched'::text, 'wrongAmount'::text, 'unknownReference'::text, 'paidAlready'::text, 'notDue'::text, 'settled'::text])),
  constraint "ktb_paynet_payer_check" CHECK (char_length(payer) <= 200),
  constraint "ktb_paynet_ref1_check" CHECK (char_length(ref1) <= 20),
  constraint "ktb_paynet_ref2_check" CHECK (char_length(ref2) <= 20),
  constraint "ktb_paynet_teller_check" CHECK (char_length(teller) <= 200),
  constraint "ktb_paynet_times_told_check" CHECK (times_told >= 1),
  constraint "ktb_paynet_transaction_id_check" CHECK (char_length(transaction_id) <= 64),
  constraint "ktb_paynet_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "ktb_paynet_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "receipt" (
  "id" uuid not null,
  "fee_statement_id" uuid not null,
  "holder_id" uuid not null,
  "department_id" uuid not null,
  "document_type" text collate "C" not null,
  "book" text collate "C" not null,
  "number" integer not null,
  "code" text collate "C" not null,
  "status" text collate "C" not null,
  "issue_date" date not null,
  "amount" numeric(12,2) not null,
  "channel" text collate "C" not null,
  "payer_name" text collate "th-TH-x-icu" not null,
  "payer_no" text collate "C",
  "receiver_id" uuid,
  "cancel_reason" text collate "th-TH-x-icu",
  "cancel_date" timestamp(0) with time zone,
  "cancelled_by_id" uuid,
  "replacement_id" uuid,
  "file_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "receipt_pkey" PRIMARY KEY (id),
  constraint "receipt_book_number_key" UNIQUE (book, number),
  constraint "receipt_code_key" UNIQUE (code),
  constraint "receipt_amount_check" CHECK (amount >= 0::numeric),
  constraint "receipt_book_check" CHECK (char_length(book) <= 5),
  constraint "receipt_cancel_reason_check" CHECK (char_length(cancel_reason) <= 500),
  constraint "receipt_channel_check" CHECK (channel = ANY (ARRAY['autoDebit'::text, 'qr'::text, 'bankCounter'::text, 'cash'::text, 'cheque'::text])),
  constraint "receipt_code_check" CHECK (char_length(code) <= 30),
  constraint "receipt_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "receipt_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "receipt_number_check" CHECK (number >= 1),
  constraint "receipt_payer_name_check" CHECK (char_length(payer_name) <= 500),
  constraint "receipt_payer_no_check" CHECK (char_length(payer_no) <= 13),
  constraint "receipt_status_check" CHECK (status = ANY (ARRAY['issued'::text, 'cancelled'::text])),
  constraint "receipt_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "receipt_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "request" add column "filed_file_id" uuid;
alter table "request" add column "filed_sign" text collate "C";
alter table "request" add column "issued_sign" text collate "C";
alter table "request" add column "scanned_file_id" uuid;
alter table "request" add constraint "request_filed_sign_check" CHECK (filed_sign = ANY (ARRAY['signed'::text, 'notSigned'::text]));
alter table "request" add constraint "request_issued_sign_check" CHECK (issued_sign = ANY (ARRAY['signed'::text, 'notSigned'::text]));
alter table "fee_payment" add constraint "fee_payment_cheque_bank_id_fkey" FOREIGN KEY (cheque_bank_id) REFERENCES lookup(id);
alter table "fee_payment" add constraint "fee_payment_confirmer_id_fkey" FOREIGN KEY (confirmer_id) REFERENCES "user"(id);
alter table "fee_payment" add constraint "fee_payment_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "fee_payment" add constraint "fee_payment_fee_statement_id_fkey" FOREIGN KEY (fee_statement_id) REFERENCES fee_statement(id);
alter table "fee_payment" add constraint "fee_payment_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "fee_payment" add constraint "fee_payment_ktb_paynet_id_fkey" FOREIGN KEY (ktb_paynet_id) REFERENCES ktb_paynet(id);
alter table "fee_payment" add constraint "fee_payment_recorder_id_fkey" FOREIGN KEY (recorder_id) REFERENCES "user"(id);
alter table "fee_statement" add constraint "fee_statement_bank_id_fkey" FOREIGN KEY (bank_id) REFERENCES lookup(id);
alter table "fee_statement" add constraint "fee_statement_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "fee_statement" add constraint "fee_statement_fee_rate_id_fkey" FOREIGN KEY (fee_rate_id) REFERENCES fee_rate(id);
alter table "fee_statement" add constraint "fee_statement_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "fee_statement" add constraint "fee_statement_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "fee_statement_line" add constraint "fee_statement_line_fee_statement_id_fkey" FOREIGN KEY (fee_statement_id) REFERENCES fee_statement(id) ON DELETE CASCADE;
alter table "haz" add constraint "haz_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "haz" add constraint "haz_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "haz" add constraint "haz_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "haz" add constraint "haz_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "haz" add constraint "haz_formulation_id_fkey" FOREIGN KEY (formulation_id) REFERENCES lookup(id);
alter table "haz" add constraint "haz_haz_object_id_fkey" FOREIGN KEY (haz_object_id) REFERENCES haz_object(id);
alter table "haz" add constraint "haz_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "haz" add constraint "haz_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "haz" add constraint "haz_ld50_id_fkey" FOREIGN KEY (ld50_id) REFERENCES ld50(id);
alter table "haz" add constraint "haz_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "haz" add constraint "haz_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "haz" add constraint "haz_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "haz_aquatic" add constraint "haz_aquatic_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_aquatic" add constraint "haz_aquatic_sub_aquatic_type_id_fkey" FOREIGN KEY (sub_aquatic_type_id) REFERENCES lookup(id);
alter table "haz_attachment" add constraint "haz_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "haz_attachment" add constraint "haz_attachment_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_distributor" add constraint "haz_distributor_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_import_company" add constraint "haz_import_company_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "haz_import_company" add constraint "haz_import_company_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_import_product" add constraint "haz_import_product_coordinate_customs_id_fkey" FOREIGN KEY (coordinate_customs_id) REFERENCES coordinate_customs(id);
alter table "haz_import_product" add constraint "haz_import_product_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "haz_import_product" add constraint "haz_import_product_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_main_sub_stance" add constraint "haz_main_sub_stance_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_main_sub_stance" add constraint "haz_main_sub_stance_sub_stance_id_fkey" FOREIGN KEY (sub_stance_id) REFERENCES haz_sub_stance(id);
alter table "haz_package" add constraint "haz_package_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_package" add constraint "haz_package_package_id_fkey" FOREIGN KEY (package_id) REFERENCES lookup(id);
alter table "haz_package" add constraint "haz_package_quantity_unit_id_fkey" FOREIGN KEY (quantity_unit_id) REFERENCES lookup(id);
alter table "haz_pictogram" add constraint "haz_pictogram_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_pictogram" add constraint "haz_pictogram_pictogram_id_fkey" FOREIGN KEY (pictogram_id) REFERENCES pictogram(id);
alter table "haz_product" add constraint "haz_product_country_id_fkey" FOREIGN KEY (country_id) REFERENCES country(id);
alter table "haz_product" add constraint "haz_product_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_test" add constraint "haz_test_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_test" add constraint "haz_test_species_id_fkey" FOREIGN KEY (species_id) REFERENCES lookup(id);
alter table "haz_use_rate" add constraint "haz_use_rate_haz_id_fkey" FOREIGN KEY (haz_id) REFERENCES haz(id) ON DELETE CASCADE;
alter table "haz_use_rate" add constraint "haz_use_rate_product_use_id_fkey" FOREIGN KEY (product_use_id) REFERENCES lookup(id);
alter table "haz_use_rate" add constraint "haz_use_rate_sub_aquatic_type_id_fkey" FOREIGN KEY (sub_aquatic_type_id) REFERENCES lookup(id);
alter table "ktb" add constraint "ktb_fee_statement_id_fkey" FOREIGN KEY (fee_statement_id) REFERENCES fee_statement(id);
alter table "ktb" add constraint "ktb_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "ktb" add constraint "ktb_user_bank_id_fkey" FOREIGN KEY (user_bank_id) REFERENCES user_bank(id);
alter table "ktb_paynet" add constraint "ktb_paynet_fee_statement_id_fkey" FOREIGN KEY (fee_statement_id) REFERENCES fee_statement(id);
alter table "receipt" add constraint "receipt_cancelled_by_id_fkey" FOREIGN KEY (cancelled_by_id) REFERENCES "user"(id);
alter table "receipt" add constraint "receipt_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "receipt" add constraint "receipt_fee_statement_id_fkey" FOREIGN KEY (fee_statement_id) REFERENCES fee_statement(id);
alter table "receipt" add constraint "receipt_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "receipt" add constraint "receipt_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "receipt" add constraint "receipt_receiver_id_fkey" FOREIGN KEY (receiver_id) REFERENCES "user"(id);
alter table "receipt" add constraint "receipt_replacement_id_fkey" FOREIGN KEY (replacement_id) REFERENCES receipt(id);
alter table "request" add constraint "request_filed_file_id_fkey" FOREIGN KEY (filed_file_id) REFERENCES stored_file(id);
alter table "request" add constraint "request_scanned_file_id_fkey" FOREIGN KEY (scanned_file_id) REFERENCES stored_file(id);
CREATE INDEX fee_payment_cheque_bank_id_idx ON public.fee_payment USING btree (cheque_bank_id);
CREATE INDEX fee_payment_confirmer_id_idx ON public.fee_payment USING btree (confirmer_id);
CREATE INDEX fee_payment_create_date_desc_idx ON public.fee_payment USING btree (create_date DESC, id DESC);
CREATE INDEX fee_payment_department_id_create_date_desc_idx ON public.fee_payment USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX fee_payment_fee_statement_id_idx ON public.fee_payment USING btree (fee_statement_id);
CREATE INDEX fee_payment_holder_id_create_date_desc_idx ON public.fee_payment USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX fee_payment_ktb_paynet_id_idx ON public.fee_payment USING btree (ktb_paynet_id);
CREATE INDEX fee_payment_recorder_id_idx ON public.fee_payment USING btree (recorder_id);
CREATE INDEX fee_payment_status_create_date_idx ON public.fee_payment USING btree (status, create_date, id);
CREATE INDEX fee_statement_bank_id_idx ON public.fee_statement USING btree (bank_id);
CREATE INDEX fee_statement_create_date_desc_idx ON public.fee_statement USING btree (create_date DESC, id DESC);
CREATE INDEX fee_statement_department_id_create_date_desc_idx ON public.fee_statement USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX fee_statement_document_type_create_date_desc_idx ON public.fee_statement USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX fee_statement_fee_code_search_idx ON public.fee_statement USING gin (search_text(fee_code) gin_trgm_ops);
CREATE INDEX fee_statement_fee_rate_id_idx ON public.fee_statement USING btree (fee_rate_id);
CREATE INDEX fee_statement_holder_id_create_date_desc_idx ON public.fee_statement USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX fee_statement_receipt_code_search_idx ON public.fee_statement USING gin (search_text(receipt_code) gin_trgm_ops);
CREATE INDEX fee_statement_ref1_idx ON public.fee_statement USING btree (ref1, id);
CREATE INDEX fee_statement_request_id_idx ON public.fee_statement USING btree (request_id, id);
CREATE INDEX fee_statement_status_due_date_idx ON public.fee_statement USING btree (status, due_date, id);
CREATE INDEX fee_statement_line_fee_statement_id_seq_idx ON public.fee_statement_line USING btree (fee_statement_id, seq);
CREATE INDEX haz_create_date_desc_idx ON public.haz USING btree (create_date DESC, id DESC);
CREATE INDEX haz_department_id_create_date_desc_idx ON public.haz USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX haz_document_type_create_date_desc_idx ON public.haz USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX haz_dossier_id_current_key ON public.haz USING btree (dossier_id) WHERE is_current;
CREATE INDEX haz_formulation_id_idx ON public.haz USING btree (formulation_id);
CREATE INDEX haz_haz_object_id_idx ON public.haz USING btree (haz_object_id);
CREATE INDEX haz_holder_id_create_date_desc_idx ON public.haz USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX haz_issued_file_id_idx ON public.haz USING btree (issued_file_id);
CREATE INDEX haz_ld50_id_idx ON public.haz USING btree (ld50_id);
CREATE INDEX haz_product_use_id_idx ON public.haz USING btree (product_use_id);
CREATE INDEX haz_trade_name_en_search_idx ON public.haz USING gin (search_text(trade_name_en) gin_trgm_ops);
CREATE INDEX haz_trade_name_th_search_idx ON public.haz USING gin (search_text(trade_name_th) gin_trgm_ops);
CREATE INDEX haz_aquatic_haz_id_seq_idx ON public.haz_aquatic USING btree (haz_id, seq);
CREATE INDEX haz_aquatic_sub_aquatic_type_id_idx ON public.haz_aquatic USING btree (sub_aquatic_type_id);
CREATE INDEX haz_attachment_file_id_idx ON public.haz_attachment USING btree (file_id);
CREATE INDEX haz_attachment_haz_id_seq_idx ON public.haz_attachment USING btree (haz_id, seq);
CREATE INDEX haz_distributor_haz_id_seq_idx ON public.haz_distributor USING btree (haz_id, seq);
CREATE INDEX haz_import_company_country_id_idx ON public.haz_import_company USING btree (country_id);
CREATE INDEX haz_import_company_haz_id_seq_idx ON public.haz_import_company USING btree (haz_id, seq);
CREATE INDEX haz_import_product_coordinate_customs_id_idx ON public.haz_import_product USING btree (coordinate_customs_id);
CREATE INDEX haz_import_product_country_id_idx ON public.haz_import_product USING btree (country_id);
CREATE INDEX haz_import_product_haz_id_seq_idx ON public.haz_import_product USING btree (haz_id, seq);
CREATE INDEX haz_main_sub_stance_haz_id_seq_idx ON public.haz_main_sub_stance USING btree (haz_id, seq);
CREATE INDEX haz_main_sub_stance_sub_stance_id_idx ON public.haz_main_sub_stance USING btree (sub_stance_id);
CREATE INDEX haz_package_haz_id_seq_idx ON public.haz_package USING btree (haz_id, seq);
CREATE INDEX haz_package_package_id_idx ON public.haz_package USING btree (package_id);
CREATE INDEX haz_package_quantity_unit_id_idx ON public.haz_package USING btree (quantity_unit_id);
CREATE INDEX haz_pictogram_haz_id_seq_idx ON public.haz_pictogram USING btree (haz_id, seq);
CREATE INDEX haz_pictogram_pictogram_id_idx ON public.haz_pictogram USING btree (pictogram_id);
CREATE INDEX haz_product_country_id_idx ON public.haz_product USING btree (country_id);
CREATE INDEX haz_product_haz_id_seq_idx ON public.haz_product USING btree (haz_id, seq);
CREATE INDEX haz_test_haz_id_seq_idx ON public.haz_test USING btree (haz_id, seq);
CREATE INDEX haz_test_species_id_idx ON public.haz_test USING btree (species_id);
CREATE INDEX haz_use_rate_haz_id_seq_idx ON public.haz_use_rate USING btree (haz_id, seq);
CREATE INDEX haz_use_rate_product_use_id_idx ON public.haz_use_rate USING btree (product_use_id);
CREATE INDEX haz_use_rate_sub_aquatic_type_id_idx ON public.haz_use_rate USING btree (sub_aquatic_type_id);
CREATE INDEX ktb_create_date_desc_idx ON public.ktb USING btree (create_date DESC, id DESC);
CREATE INDEX ktb_fee_statement_id_idx ON public.ktb USING btree (fee_statement_id, id);
CREATE INDEX ktb_holder_id_create_date_desc_idx ON public.ktb USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX ktb_transaction_id_search_idx ON public.ktb USING gin (search_text(transaction_id) gin_trgm_ops);
CREATE INDEX ktb_user_bank_id_kind_idx ON public.ktb USING btree (user_bank_id, kind, id);
CREATE INDEX ktb_paynet_fee_statement_id_idx ON public.ktb_paynet USING btree (fee_statement_id);
CREATE INDEX ktb_paynet_match_create_date_desc_idx ON public.ktb_paynet USING btree (match, create_date DESC, id DESC);
CREATE INDEX ktb_paynet_paid_datetime_desc_idx ON public.ktb_paynet USING btree (paid_datetime DESC, id DESC);
CREATE INDEX ktb_paynet_ref1_idx ON public.ktb_paynet USING btree (ref1, id);
CREATE INDEX ktb_paynet_ref1_search_idx ON public.ktb_paynet USING gin (search_text(ref1) gin_trgm_ops);
CREATE INDEX ktb_paynet_transaction_id_search_idx ON public.ktb_paynet USING gin (search_text(transaction_id) gin_trgm_ops);
CREATE INDEX receipt_cancelled_by_id_idx ON public.receipt USING btree (cancelled_by_id);
CREATE INDEX receipt_code_search_idx ON public.receipt USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX receipt_department_id_create_date_desc_idx ON public.receipt USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX receipt_document_type_create_date_desc_idx ON public.receipt USING btree (document_type, create_date DESC, id DESC);
CREATE INDEX receipt_fee_statement_id_idx ON public.receipt USING btree (fee_statement_id, id);
CREATE INDEX receipt_file_id_idx ON public.receipt USING btree (file_id);
CREATE INDEX receipt_holder_id_create_date_desc_idx ON public.receipt USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX receipt_issue_date_desc_idx ON public.receipt USING btree (issue_date DESC, id DESC);
CREATE INDEX receipt_receiver_id_idx ON public.receipt USING btree (receiver_id);
CREATE INDEX receipt_replacement_id_idx ON public.receipt USING btree (replacement_id);
CREATE INDEX request_filed_file_id_idx ON public.request USING btree (filed_file_id);
CREATE INDEX request_scanned_file_id_idx ON public.request USING btree (scanned_file_id);
CREATE TRIGGER haz_issued BEFORE DELETE OR UPDATE ON haz FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER haz_aquatic_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_aquatic FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_distributor_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_distributor FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_import_company_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_import_company FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_import_product_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_import_product FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_main_sub_stance_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_main_sub_stance FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_package_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_package FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_pictogram_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_pictogram FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_product_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_product FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_test_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_test FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
CREATE TRIGGER haz_use_rate_issued BEFORE INSERT OR DELETE OR UPDATE ON haz_use_rate FOR EACH ROW EXECUTE FUNCTION keep_issued_part('haz', 'haz_id');
