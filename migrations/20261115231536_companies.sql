create table "membership_role" (
  "id" uuid not null,
  "role_id" uuid not null,
  "seq" integer not null,
  "membership_id" uuid not null,
  constraint "membership_role_pkey" PRIMARY KEY (id),
  constraint "membership_role_membership_id_role_id_key" UNIQUE (membership_id, role_id)
);

create table "user_authorize" (
  "id" uuid not null,
  "holder_id" uuid not null,
  "kind" text collate "C" not null,
  "user_id" uuid,
  "full_name" text collate "th-TH-x-icu" not null,
  "id_card" text collate "C",
  "position" text collate "th-TH-x-icu",
  "authorizer_id" uuid,
  "document_types" jsonb,
  "start_date" date not null,
  "end_date" date,
  "status" text collate "C" default 'inForce'::text not null,
  "status_reason" text collate "th-TH-x-icu",
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "file_id" uuid,
  "end_told_date" date,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_authorize_pkey" PRIMARY KEY (id),
  constraint "user_authorize_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_authorize_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "user_authorize_document_types_check" CHECK (jsonb_typeof(document_types) = 'array'::text AND document_types <@ '["sampleManufacture", "sampleImport", "registrationImport", "registrationManufacture", "storageLocation", "manufactureLocation", "ruling", "licenceImport", "licenceExport", "licenceManufacture", "licencePossess", "noticeImport", "noticeExport", "noticeManufacture", "noticePossess", "informImport", "informExport", "transitNotice", "transitLicence", "inspection", "release", "openInspection", "sampling", "sendSampling", "samplingAnalysis", "sequestrate", "cancelSequestrate", "freeSale", "healthCertificate", "toWhom", "holderRegistration", "employeeRegistration", "officerRegistration"]'::jsonb),
  constraint "user_authorize_full_name_check" CHECK (char_length(full_name) <= 300),
  constraint "user_authorize_id_card_check" CHECK (char_length(id_card) <= 13),
  constraint "user_authorize_kind_check" CHECK (kind = ANY (ARRAY['authorizer'::text, 'agent'::text])),
  constraint "user_authorize_position_check" CHECK (char_length("position") <= 200),
  constraint "user_authorize_status_check" CHECK (status = ANY (ARRAY['inForce'::text, 'suspended'::text, 'revoked'::text])),
  constraint "user_authorize_status_reason_check" CHECK (char_length(status_reason) <= 300),
  constraint "user_authorize_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_authorize_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_authorize_role" (
  "id" uuid not null,
  "role_id" uuid not null,
  "seq" integer not null,
  "user_authorize_id" uuid not null,
  constraint "user_authorize_role_pkey" PRIMARY KEY (id),
  constraint "user_authorize_role_user_authorize_id_role_id_key" UNIQUE (user_authorize_id, role_id)
);

create table "user_bank" (
  "id" uuid not null,
  "holder_id" uuid not null,
  "bank_id" uuid not null,
  "account_no" text collate "C" not null,
  "account_name" text collate "th-TH-x-icu" not null,
  "branch" text collate "th-TH-x-icu",
  "is_main" boolean default true not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_bank_pkey" PRIMARY KEY (id),
  constraint "user_bank_account_name_check" CHECK (char_length(account_name) <= 200),
  constraint "user_bank_account_no_check" CHECK (char_length(account_no) <= 10),
  constraint "user_bank_branch_check" CHECK (char_length(branch) <= 200),
  constraint "user_bank_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_bank_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_bank_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_ca" (
  "id" uuid not null,
  "user_id" uuid not null,
  "holder_id" uuid,
  "name" text collate "th-TH-x-icu" not null,
  "subject" text collate "th-TH-x-icu" not null,
  "issuer" text collate "th-TH-x-icu" not null,
  "serial_number" text collate "C" not null,
  "fingerprint" text collate "C" not null,
  "algorithm" text collate "th-TH-x-icu" not null,
  "valid_from" timestamp(0) with time zone not null,
  "valid_to" timestamp(0) with time zone not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_ca_pkey" PRIMARY KEY (id),
  constraint "user_ca_fingerprint_user_id_holder_id_key" UNIQUE (fingerprint, user_id, holder_id),
  constraint "user_ca_algorithm_check" CHECK (char_length(algorithm) <= 60),
  constraint "user_ca_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_ca_fingerprint_check" CHECK (char_length(fingerprint) <= 100),
  constraint "user_ca_issuer_check" CHECK (char_length(issuer) <= 500),
  constraint "user_ca_name_check" CHECK (char_length(name) <= 200),
  constraint "user_ca_serial_number_check" CHECK (char_length(serial_number) <= 100),
  constraint "user_ca_subject_check" CHECK (char_length(subject) <= 500),
  constraint "user_ca_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_ca_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_ca_key" (
  "user_ca_id" uuid not null,
  "sealed" text collate "C" not null,
  constraint "user_ca_key_pkey" PRIMARY KEY (user_ca_id)
);

create table "user_committee" (
  "id" uuid not null,
  "line_id" uuid not null,
  "title_id" uuid,
  "full_name" text collate "th-TH-x-icu" not null,
  "full_name_en" text collate "th-TH-x-icu",
  "id_card" text collate "C",
  "position" text collate "th-TH-x-icu",
  "is_authorizer" boolean default false not null,
  "seq" integer not null,
  "user_request_id" uuid not null,
  constraint "user_committee_pkey" PRIMARY KEY (id),
  constraint "user_committee_full_name_check" CHECK (char_length(full_name) <= 300),
  constraint "user_committee_full_name_en_check" CHECK (char_length(full_name_en) <= 300),
  constraint "user_committee_id_card_check" CHECK (char_length(id_card) <= 30),
  constraint "user_committee_position_check" CHECK (char_length("position") <= 200)
);

create table "user_objective" (
  "id" uuid not null,
  "line_id" uuid not null,
  "code" text collate "C",
  "description" text collate "th-TH-x-icu" not null,
  "seq" integer not null,
  "user_request_id" uuid not null,
  constraint "user_objective_pkey" PRIMARY KEY (id),
  constraint "user_objective_code_check" CHECK (char_length(code) <= 30),
  constraint "user_objective_description_check" CHECK (char_length(description) <= 2000)
);

create table "user_officer" (
  "id" uuid not null,
  "user_id" uuid not null,
  "department_id" uuid,
  "job_position_id" uuid,
  "officer_level_id" uuid,
  "is_committee" boolean default false not null,
  "is_authorizer" boolean default false not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_officer_pkey" PRIMARY KEY (id),
  constraint "user_officer_user_id_key" UNIQUE (user_id),
  constraint "user_officer_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_officer_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_officer_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_operator_type" (
  "id" uuid not null,
  "line_id" uuid not null,
  "operator_type_id" uuid not null,
  "seq" integer not null,
  "user_request_id" uuid not null,
  constraint "user_operator_type_pkey" PRIMARY KEY (id),
  constraint "user_operator_type_user_request_id_operator_type_id_key" UNIQUE (user_request_id, operator_type_id)
);

create table "user_request" (
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
  "person_type" text collate "C" not null,
  "applicant_id" uuid not null,
  "applicant_name" text collate "th-TH-x-icu",
  "applicant_id_card" text collate "C",
  "title_id" uuid,
  "full_name" text collate "th-TH-x-icu",
  "full_name_en" text collate "th-TH-x-icu",
  "document_type_person" text collate "C",
  "id_card" text collate "C",
  "id_tax" text collate "C",
  "email" text collate "th-TH-x-icu",
  "phone" text collate "th-TH-x-icu",
  "juristic_type" text collate "th-TH-x-icu",
  "juristic_status" text collate "th-TH-x-icu",
  "register_date" date,
  "register_capital" numeric(15,2),
  "authority" text collate "th-TH-x-icu",
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
  "checkpoint_id" uuid,
  "workplace_id" uuid,
  "job_position_id" uuid,
  "officer_level_id" uuid,
  "is_from_registry" boolean default false not null,
  "registry_date" timestamp(0) with time zone,
  "terms_date" timestamp(0) with time zone,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_request_pkey" PRIMARY KEY (id),
  constraint "user_request_dossier_id_revision_key" UNIQUE (dossier_id, revision),
  constraint "user_request_public_token_key" UNIQUE (public_token),
  constraint "user_request_request_id_key" UNIQUE (request_id),
  constraint "user_request_address_en_check" CHECK (char_length(address_en) <= 500),
  constraint "user_request_applicant_id_card_check" CHECK (char_length(applicant_id_card) <= 30),
  constraint "user_request_applicant_name_check" CHECK (char_length(applicant_name) <= 300),
  constraint "user_request_authority_check" CHECK (char_length(authority) <= 3000),
  constraint "user_request_building_check" CHECK (char_length(building) <= 200),
  constraint "user_request_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_request_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text])),
  constraint "user_request_document_type_person_check" CHECK (document_type_person = ANY (ARRAY['idCard'::text, 'passport'::text, 'alienCard'::text, 'juristic'::text])),
  constraint "user_request_email_check" CHECK (char_length(email) <= 200),
  constraint "user_request_full_name_check" CHECK (char_length(full_name) <= 300),
  constraint "user_request_full_name_en_check" CHECK (char_length(full_name_en) <= 300),
  constraint "user_request_house_no_check" CHECK (char_length(house_no) <= 50),
  constraint "user_request_id_card_check" CHECK (char_length(id_card) <= 30),
  constraint "user_request_id_tax_check" CHECK (char_length(id_tax) <= 13),
  constraint "user_request_is_complete_together_check" CHECK (NOT is_complete OR true AND full_name IS NOT NULL AND id IS NOT NULL),
  constraint "user_request_is_current_revision_together_check" CHECK (NOT is_current OR revision IS NOT NULL),
  constraint "user_request_juristic_status_check" CHECK (char_length(juristic_status) <= 200),
  constraint "user_request_juristic_type_check" CHECK (char_length(juristic_type) <= 200),
  constraint "user_request_moo_check" CHECK (char_length(moo) <= 10),
  constraint "user_request_person_type_check" CHECK (person_type = ANY (ARRAY['legalEntity'::text, 'individual'::text, 'employee'::text, 'officer'::text])),
  constraint "user_request_phone_check" CHECK (char_length(phone) <= 50),
  constraint "user_request_postcode_check" CHECK (char_length(postcode) <= 5),
  constraint "user_request_public_token_check" CHECK (char_length(public_token) <= 40),
  constraint "user_request_reason_check" CHECK (char_length(reason) <= 1000),
  constraint "user_request_register_capital_check" CHECK (register_capital >= 0::numeric),
  constraint "user_request_request_type_check" CHECK (request_type = ANY (ARRAY['new'::text, 'renew'::text, 'change'::text, 'cancel'::text])),
  constraint "user_request_revision_check" CHECK (revision >= 1),
  constraint "user_request_revision_is_complete_together_check" CHECK (revision IS NULL OR is_complete),
  constraint "user_request_road_check" CHECK (char_length(road) <= 100),
  constraint "user_request_room_check" CHECK (char_length(room) <= 50),
  constraint "user_request_soi_check" CHECK (char_length(soi) <= 100),
  constraint "user_request_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_request_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_request_attachment" (
  "id" uuid not null,
  "line_id" uuid not null,
  "item" text collate "C" not null,
  "file_id" uuid not null,
  "document_no" text collate "th-TH-x-icu",
  "document_date" date,
  "document_expired_date" date,
  "seq" integer not null,
  "user_request_id" uuid not null,
  constraint "user_request_attachment_pkey" PRIMARY KEY (id),
  constraint "user_request_attachment_document_no_check" CHECK (char_length(document_no) <= 100),
  constraint "user_request_attachment_item_check" CHECK (item = ANY (ARRAY['companyCertificate'::text, 'idCard'::text, 'houseRegistration'::text, 'authorityLetter'::text, 'officerCard'::text, 'other'::text]))
);

create table "user_request_role" (
  "id" uuid not null,
  "line_id" uuid not null,
  "role_id" uuid not null,
  "seq" integer not null,
  "user_request_id" uuid not null,
  constraint "user_request_role_pkey" PRIMARY KEY (id),
  constraint "user_request_role_user_request_id_role_id_key" UNIQUE (user_request_id, role_id)
);
alter table "membership" add column "position" text collate "th-TH-x-icu";
alter table "request" add column "authorize_id" uuid;
alter table "role" add column "holder_id" uuid;
alter table "dossier" drop constraint "dossier_document_type_check", add constraint "dossier_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "fee_rate" drop constraint "fee_rate_document_type_check", add constraint "fee_rate_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "membership" add constraint "membership_position_check" CHECK (char_length("position") <= 200);
alter table "request" drop constraint "request_document_type_check", add constraint "request_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "request_department" drop constraint "request_department_document_type_check", add constraint "request_department_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "role" drop constraint "role_document_types_check", add constraint "role_document_types_check" CHECK (jsonb_typeof(document_types) = 'array'::text AND document_types <@ '["sampleManufacture", "sampleImport", "registrationImport", "registrationManufacture", "storageLocation", "manufactureLocation", "ruling", "licenceImport", "licenceExport", "licenceManufacture", "licencePossess", "noticeImport", "noticeExport", "noticeManufacture", "noticePossess", "informImport", "informExport", "transitNotice", "transitLicence", "inspection", "release", "openInspection", "sampling", "sendSampling", "samplingAnalysis", "sequestrate", "cancelSequestrate", "freeSale", "healthCertificate", "toWhom", "holderRegistration", "employeeRegistration", "officerRegistration"]'::jsonb);
alter table "sign_job_position_detail" drop constraint "sign_job_position_detail_document_type_check", add constraint "sign_job_position_detail_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "to_whom" drop constraint "to_whom_document_type_check", add constraint "to_whom_document_type_check" CHECK (document_type = ANY (ARRAY['sampleManufacture'::text, 'sampleImport'::text, 'registrationImport'::text, 'registrationManufacture'::text, 'storageLocation'::text, 'manufactureLocation'::text, 'ruling'::text, 'licenceImport'::text, 'licenceExport'::text, 'licenceManufacture'::text, 'licencePossess'::text, 'noticeImport'::text, 'noticeExport'::text, 'noticeManufacture'::text, 'noticePossess'::text, 'informImport'::text, 'informExport'::text, 'transitNotice'::text, 'transitLicence'::text, 'inspection'::text, 'release'::text, 'openInspection'::text, 'sampling'::text, 'sendSampling'::text, 'samplingAnalysis'::text, 'sequestrate'::text, 'cancelSequestrate'::text, 'freeSale'::text, 'healthCertificate'::text, 'toWhom'::text, 'holderRegistration'::text, 'employeeRegistration'::text, 'officerRegistration'::text]));
alter table "user_instead" drop constraint "user_instead_document_types_check", add constraint "user_instead_document_types_check" CHECK (jsonb_typeof(document_types) = 'array'::text AND document_types <@ '["sampleManufacture", "sampleImport", "registrationImport", "registrationManufacture", "storageLocation", "manufactureLocation", "ruling", "licenceImport", "licenceExport", "licenceManufacture", "licencePossess", "noticeImport", "noticeExport", "noticeManufacture", "noticePossess", "informImport", "informExport", "transitNotice", "transitLicence", "inspection", "release", "openInspection", "sampling", "sendSampling", "samplingAnalysis", "sequestrate", "cancelSequestrate", "freeSale", "healthCertificate", "toWhom", "holderRegistration", "employeeRegistration", "officerRegistration"]'::jsonb);
alter table "membership_role" add constraint "membership_role_membership_id_fkey" FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE CASCADE;
alter table "membership_role" add constraint "membership_role_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id);
alter table "request" add constraint "request_authorize_id_fkey" FOREIGN KEY (authorize_id) REFERENCES user_authorize(id);
alter table "role" add constraint "role_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "user_authorize" add constraint "user_authorize_authorizer_id_fkey" FOREIGN KEY (authorizer_id) REFERENCES user_authorize(id);
alter table "user_authorize" add constraint "user_authorize_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "user_authorize" add constraint "user_authorize_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "user_authorize" add constraint "user_authorize_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "user_authorize_role" add constraint "user_authorize_role_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id);
alter table "user_authorize_role" add constraint "user_authorize_role_user_authorize_id_fkey" FOREIGN KEY (user_authorize_id) REFERENCES user_authorize(id) ON DELETE CASCADE;
alter table "user_bank" add constraint "user_bank_bank_id_fkey" FOREIGN KEY (bank_id) REFERENCES lookup(id);
alter table "user_bank" add constraint "user_bank_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "user_ca" add constraint "user_ca_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "user_ca" add constraint "user_ca_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id);
alter table "user_ca_key" add constraint "user_ca_key_user_ca_id_fkey" FOREIGN KEY (user_ca_id) REFERENCES user_ca(id) ON DELETE CASCADE;
alter table "user_committee" add constraint "user_committee_title_id_fkey" FOREIGN KEY (title_id) REFERENCES lookup(id);
alter table "user_committee" add constraint "user_committee_user_request_id_fkey" FOREIGN KEY (user_request_id) REFERENCES user_request(id) ON DELETE CASCADE;
alter table "user_objective" add constraint "user_objective_user_request_id_fkey" FOREIGN KEY (user_request_id) REFERENCES user_request(id) ON DELETE CASCADE;
alter table "user_officer" add constraint "user_officer_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "user_officer" add constraint "user_officer_job_position_id_fkey" FOREIGN KEY (job_position_id) REFERENCES job_position(id);
alter table "user_officer" add constraint "user_officer_officer_level_id_fkey" FOREIGN KEY (officer_level_id) REFERENCES lookup(id);
alter table "user_officer" add constraint "user_officer_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "user_operator_type" add constraint "user_operator_type_operator_type_id_fkey" FOREIGN KEY (operator_type_id) REFERENCES lookup(id);
alter table "user_operator_type" add constraint "user_operator_type_user_request_id_fkey" FOREIGN KEY (user_request_id) REFERENCES user_request(id) ON DELETE CASCADE;
alter table "user_request" add constraint "user_request_amphur_id_fkey" FOREIGN KEY (amphur_id) REFERENCES amphur(id);
alter table "user_request" add constraint "user_request_applicant_id_fkey" FOREIGN KEY (applicant_id) REFERENCES "user"(id);
alter table "user_request" add constraint "user_request_checkpoint_id_fkey" FOREIGN KEY (checkpoint_id) REFERENCES department(id);
alter table "user_request" add constraint "user_request_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);
alter table "user_request" add constraint "user_request_dossier_id_department_id_fkey" FOREIGN KEY (dossier_id, department_id) REFERENCES dossier(id, department_id);
alter table "user_request" add constraint "user_request_dossier_id_document_type_holder_id_fkey" FOREIGN KEY (dossier_id, document_type, holder_id) REFERENCES dossier(id, document_type, holder_id);
alter table "user_request" add constraint "user_request_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id);
alter table "user_request" add constraint "user_request_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "user_request" add constraint "user_request_issued_file_id_fkey" FOREIGN KEY (issued_file_id) REFERENCES stored_file(id);
alter table "user_request" add constraint "user_request_job_position_id_fkey" FOREIGN KEY (job_position_id) REFERENCES job_position(id);
alter table "user_request" add constraint "user_request_officer_level_id_fkey" FOREIGN KEY (officer_level_id) REFERENCES lookup(id);
alter table "user_request" add constraint "user_request_province_id_fkey" FOREIGN KEY (province_id) REFERENCES province(id);
alter table "user_request" add constraint "user_request_request_id_dossier_id_fkey" FOREIGN KEY (request_id, dossier_id) REFERENCES request(id, dossier_id);
alter table "user_request" add constraint "user_request_request_id_fkey" FOREIGN KEY (request_id) REFERENCES request(id);
alter table "user_request" add constraint "user_request_tambon_id_fkey" FOREIGN KEY (tambon_id) REFERENCES tambon(id);
alter table "user_request" add constraint "user_request_title_id_fkey" FOREIGN KEY (title_id) REFERENCES lookup(id);
alter table "user_request" add constraint "user_request_workplace_id_fkey" FOREIGN KEY (workplace_id) REFERENCES department(id);
alter table "user_request_attachment" add constraint "user_request_attachment_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "user_request_attachment" add constraint "user_request_attachment_user_request_id_fkey" FOREIGN KEY (user_request_id) REFERENCES user_request(id) ON DELETE CASCADE;
alter table "user_request_role" add constraint "user_request_role_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id);
alter table "user_request_role" add constraint "user_request_role_user_request_id_fkey" FOREIGN KEY (user_request_id) REFERENCES user_request(id) ON DELETE CASCADE;
CREATE INDEX membership_role_membership_id_seq_idx ON public.membership_role USING btree (membership_id, seq);
CREATE INDEX membership_role_role_id_idx ON public.membership_role USING btree (role_id);
CREATE INDEX request_authorize_id_idx ON public.request USING btree (authorize_id);
CREATE INDEX role_holder_id_idx ON public.role USING btree (holder_id, id);
CREATE INDEX user_authorize_authorizer_id_idx ON public.user_authorize USING btree (authorizer_id);
CREATE INDEX user_authorize_create_date_desc_idx ON public.user_authorize USING btree (create_date DESC, id DESC);
CREATE INDEX user_authorize_file_id_idx ON public.user_authorize USING btree (file_id);
CREATE INDEX user_authorize_full_name_search_idx ON public.user_authorize USING gin (search_text(full_name) gin_trgm_ops);
CREATE INDEX user_authorize_holder_id_create_date_desc_idx ON public.user_authorize USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX user_authorize_user_id_status_idx ON public.user_authorize USING btree (user_id, status, id);
CREATE INDEX user_authorize_role_role_id_idx ON public.user_authorize_role USING btree (role_id);
CREATE INDEX user_authorize_role_user_authorize_id_seq_idx ON public.user_authorize_role USING btree (user_authorize_id, seq);
CREATE INDEX user_bank_bank_id_idx ON public.user_bank USING btree (bank_id);
CREATE INDEX user_bank_create_date_desc_idx ON public.user_bank USING btree (create_date DESC, id DESC);
CREATE INDEX user_bank_holder_id_create_date_desc_idx ON public.user_bank USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX user_ca_create_date_desc_idx ON public.user_ca USING btree (create_date DESC, id DESC);
CREATE INDEX user_ca_holder_id_create_date_desc_idx ON public.user_ca USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX user_ca_user_id_create_date_desc_idx ON public.user_ca USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX user_committee_full_name_search_idx ON public.user_committee USING gin (search_text(full_name) gin_trgm_ops);
CREATE INDEX user_committee_title_id_idx ON public.user_committee USING btree (title_id);
CREATE INDEX user_committee_user_request_id_seq_idx ON public.user_committee USING btree (user_request_id, seq);
CREATE INDEX user_objective_description_search_idx ON public.user_objective USING gin (search_text(description) gin_trgm_ops);
CREATE INDEX user_objective_user_request_id_seq_idx ON public.user_objective USING btree (user_request_id, seq);
CREATE INDEX user_officer_create_date_desc_idx ON public.user_officer USING btree (create_date DESC, id DESC);
CREATE INDEX user_officer_department_id_create_date_desc_idx ON public.user_officer USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX user_officer_job_position_id_idx ON public.user_officer USING btree (job_position_id);
CREATE INDEX user_officer_officer_level_id_idx ON public.user_officer USING btree (officer_level_id);
CREATE INDEX user_operator_type_operator_type_id_idx ON public.user_operator_type USING btree (operator_type_id);
CREATE INDEX user_operator_type_user_request_id_seq_idx ON public.user_operator_type USING btree (user_request_id, seq);
CREATE INDEX user_request_amphur_id_idx ON public.user_request USING btree (amphur_id);
CREATE INDEX user_request_applicant_id_idx ON public.user_request USING btree (applicant_id);
CREATE INDEX user_request_checkpoint_id_idx ON public.user_request USING btree (checkpoint_id);
CREATE INDEX user_request_create_date_desc_idx ON public.user_request USING btree (create_date DESC, id DESC);
CREATE INDEX user_request_department_id_create_date_desc_idx ON public.user_request USING btree (department_id, create_date DESC, id DESC);
CREATE INDEX user_request_document_type_create_date_desc_idx ON public.user_request USING btree (document_type, create_date DESC, id DESC);
CREATE UNIQUE INDEX user_request_dossier_id_current_key ON public.user_request USING btree (dossier_id) WHERE is_current;
CREATE INDEX user_request_full_name_en_search_idx ON public.user_request USING gin (search_text(full_name_en) gin_trgm_ops);
CREATE INDEX user_request_full_name_search_idx ON public.user_request USING gin (search_text(full_name) gin_trgm_ops);
CREATE INDEX user_request_holder_id_create_date_desc_idx ON public.user_request USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX user_request_holder_id_is_current_idx ON public.user_request USING btree (holder_id, is_current, id);
CREATE INDEX user_request_id_tax_idx ON public.user_request USING btree (id_tax, id);
CREATE INDEX user_request_id_tax_search_idx ON public.user_request USING gin (search_text(id_tax) gin_trgm_ops);
CREATE INDEX user_request_issued_file_id_idx ON public.user_request USING btree (issued_file_id);
CREATE INDEX user_request_job_position_id_idx ON public.user_request USING btree (job_position_id);
CREATE INDEX user_request_officer_level_id_idx ON public.user_request USING btree (officer_level_id);
CREATE INDEX user_request_province_id_idx ON public.user_request USING btree (province_id);
CREATE INDEX user_request_tambon_id_idx ON public.user_request USING btree (tambon_id);
CREATE INDEX user_request_title_id_idx ON public.user_request USING btree (title_id);
CREATE INDEX user_request_workplace_id_idx ON public.user_request USING btree (workplace_id);
CREATE INDEX user_request_attachment_file_id_idx ON public.user_request_attachment USING btree (file_id);
CREATE INDEX user_request_attachment_user_request_id_seq_idx ON public.user_request_attachment USING btree (user_request_id, seq);
CREATE INDEX user_request_role_role_id_idx ON public.user_request_role USING btree (role_id);
CREATE INDEX user_request_role_user_request_id_seq_idx ON public.user_request_role USING btree (user_request_id, seq);
CREATE TRIGGER user_committee_issued BEFORE INSERT OR DELETE OR UPDATE ON user_committee FOR EACH ROW EXECUTE FUNCTION keep_issued_part('user_request', 'user_request_id');
CREATE TRIGGER user_objective_issued BEFORE INSERT OR DELETE OR UPDATE ON user_objective FOR EACH ROW EXECUTE FUNCTION keep_issued_part('user_request', 'user_request_id');
CREATE TRIGGER user_operator_type_issued BEFORE INSERT OR DELETE OR UPDATE ON user_operator_type FOR EACH ROW EXECUTE FUNCTION keep_issued_part('user_request', 'user_request_id');
CREATE TRIGGER user_request_issued BEFORE DELETE OR UPDATE ON user_request FOR EACH ROW EXECUTE FUNCTION keep_issued();
CREATE TRIGGER user_request_attachment_issued BEFORE INSERT OR DELETE OR UPDATE ON user_request_attachment FOR EACH ROW EXECUTE FUNCTION keep_issued_part('user_request', 'user_request_id');
CREATE TRIGGER user_request_role_issued BEFORE INSERT OR DELETE OR UPDATE ON user_request_role FOR EACH ROW EXECUTE FUNCTION keep_issued_part('user_request', 'user_request_id');
