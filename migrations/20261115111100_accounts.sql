create table "forgot_password" (
  "id" uuid not null,
  "user_id" uuid not null,
  "key_hash" text collate "C" not null,
  "email" text collate "th-TH-x-icu" not null,
  "expire_date" timestamp(0) with time zone not null,
  "used_date" timestamp(0) with time zone,
  "ip_address" text collate "C",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "forgot_password_pkey" PRIMARY KEY (id),
  constraint "forgot_password_key_hash_key" UNIQUE (key_hash),
  constraint "forgot_password_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "forgot_password_email_check" CHECK (char_length(email) <= 200),
  constraint "forgot_password_ip_address_check" CHECK (char_length(ip_address) <= 60),
  constraint "forgot_password_key_hash_check" CHECK (char_length(key_hash) <= 64),
  constraint "forgot_password_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "forgot_password_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "notification" (
  "id" uuid not null,
  "user_id" uuid not null,
  "title" text collate "th-TH-x-icu" not null,
  "title_en" text collate "th-TH-x-icu",
  "content" text collate "th-TH-x-icu",
  "content_en" text collate "th-TH-x-icu",
  "url" text collate "C",
  "is_read" boolean default false not null,
  "read_date" timestamp(0) with time zone,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "notification_pkey" PRIMARY KEY (id),
  constraint "notification_content_check" CHECK (char_length(content) <= 1000),
  constraint "notification_content_en_check" CHECK (char_length(content_en) <= 1000),
  constraint "notification_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "notification_title_check" CHECK (char_length(title) <= 200),
  constraint "notification_title_en_check" CHECK (char_length(title_en) <= 200),
  constraint "notification_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "notification_url_check" CHECK (char_length(url) <= 300),
  constraint "notification_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "otp" (
  "id" uuid not null,
  "user_id" uuid not null,
  "purpose" text collate "C" not null,
  "refer_code" text collate "C" not null,
  "code_hash" text collate "C" not null,
  "email" text collate "th-TH-x-icu" not null,
  "expire_date" timestamp(0) with time zone not null,
  "used_date" timestamp(0) with time zone,
  "failed_count" integer not null,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "otp_pkey" PRIMARY KEY (id),
  constraint "otp_code_hash_check" CHECK (char_length(code_hash) <= 200),
  constraint "otp_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "otp_email_check" CHECK (char_length(email) <= 200),
  constraint "otp_failed_count_check" CHECK (failed_count >= 0),
  constraint "otp_purpose_check" CHECK (purpose = ANY (ARRAY['password'::text, 'email'::text, 'certificate'::text, 'feeAccount'::text, 'authorisation'::text])),
  constraint "otp_refer_code_check" CHECK (char_length(refer_code) <= 10),
  constraint "otp_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "otp_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_instead" (
  "id" uuid not null,
  "user_id" uuid not null,
  "instead_id" uuid not null,
  "start_date" date not null,
  "end_date" date not null,
  "document_types" jsonb,
  "reason" text collate "th-TH-x-icu",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_instead_pkey" PRIMARY KEY (id),
  constraint "user_instead_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_instead_document_types_check" CHECK (jsonb_typeof(document_types) = 'array'::text),
  constraint "user_instead_reason_check" CHECK (char_length(reason) <= 300),
  constraint "user_instead_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_instead_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "user_signature" (
  "id" uuid not null,
  "user_id" uuid not null,
  "position" text collate "th-TH-x-icu" not null,
  "position_en" text collate "th-TH-x-icu",
  "file_id" uuid not null,
  "file_en_id" uuid,
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "user_signature_pkey" PRIMARY KEY (id),
  constraint "user_signature_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "user_signature_position_check" CHECK (char_length("position") <= 200),
  constraint "user_signature_position_en_check" CHECK (char_length(position_en) <= 200),
  constraint "user_signature_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "user_signature_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);
alter table "security_event" drop constraint "security_event_action_check", add constraint "security_event_action_check" CHECK (action = ANY (ARRAY['signIn'::text, 'signOut'::text, 'refused'::text, 'rightsChanged'::text, 'passwordChanged'::text, 'sessionEnded'::text, 'resetRequested'::text, 'codeSent'::text, 'codeChecked'::text, 'accountChanged'::text, 'settingsChanged'::text]));
alter table "forgot_password" add constraint "forgot_password_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "notification" add constraint "notification_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "otp" add constraint "otp_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "user_instead" add constraint "user_instead_instead_id_fkey" FOREIGN KEY (instead_id) REFERENCES "user"(id);
alter table "user_instead" add constraint "user_instead_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table "user_signature" add constraint "user_signature_file_en_id_fkey" FOREIGN KEY (file_en_id) REFERENCES stored_file(id);
alter table "user_signature" add constraint "user_signature_file_id_fkey" FOREIGN KEY (file_id) REFERENCES stored_file(id);
alter table "user_signature" add constraint "user_signature_user_id_fkey" FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
CREATE INDEX forgot_password_user_id_create_date_desc_idx ON public.forgot_password USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX notification_user_id_create_date_desc_idx ON public.notification USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX notification_user_id_is_read_idx ON public.notification USING btree (user_id, is_read, id);
CREATE INDEX otp_user_id_create_date_desc_idx ON public.otp USING btree (user_id, create_date DESC, id DESC);
CREATE INDEX user_instead_instead_id_start_date_idx ON public.user_instead USING btree (instead_id, start_date, id);
CREATE INDEX user_instead_user_id_start_date_idx ON public.user_instead USING btree (user_id, start_date, id);
CREATE INDEX user_signature_file_en_id_idx ON public.user_signature USING btree (file_en_id);
CREATE INDEX user_signature_file_id_idx ON public.user_signature USING btree (file_id);
CREATE INDEX user_signature_user_id_create_date_desc_idx ON public.user_signature USING btree (user_id, create_date DESC, id DESC);
