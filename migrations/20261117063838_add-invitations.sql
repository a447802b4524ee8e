create table "invitation" (
  "id" uuid not null,
  "holder_id" uuid not null,
  "kind" text collate "C" not null,
  "document_type_person" text collate "C" not null,
  "id_card" text collate "C" not null,
  "title_id" uuid,
  "full_name" text collate "th-TH-x-icu" not null,
  "full_name_en" text collate "th-TH-x-icu",
  "email" text collate "th-TH-x-icu",
  "phone" text collate "th-TH-x-icu",
  "position" text collate "th-TH-x-icu",
  "start_date" date,
  "end_date" date,
  "authorize_id" uuid,
  "status" text collate "C" default 'waiting'::text not null,
  "lapse_date" date not null,
  "closed_date" timestamp(0) with time zone,
  "key_hash" text collate "C",
  "version" integer not null,
  "is_active" boolean default true not null,
  "create_by" text collate "C" not null,
  "create_date" timestamp(0) with time zone not null,
  "update_by" text collate "C" not null,
  "update_date" timestamp(0) with time zone not null,
  constraint "invitation_pkey" PRIMARY KEY (id),
  constraint "invitation_key_hash_key" UNIQUE (key_hash),
  constraint "invitation_create_by_check" CHECK (char_length(create_by) <= 100),
  constraint "invitation_document_type_person_check" CHECK (document_type_person = ANY (ARRAY['idCard'::text, 'passport'::text, 'alienCard'::text, 'juristic'::text])),
  constraint "invitation_email_check" CHECK (char_length(email) <= 200),
  constraint "invitation_full_name_check" CHECK (char_length(full_name) <= 300),
  constraint "invitation_full_name_en_check" CHECK (char_length(full_name_en) <= 300),
  constraint "invitation_id_card_check" CHECK (char_length(id_card) <= 30),
  constraint "invitation_key_hash_check" CHECK (char_length(key_hash) <= 64),
  constraint "invitation_kind_check" CHECK (kind = ANY (ARRAY['owner'::text, 'employee'::text, 'agent'::text])),
  constraint "invitation_phone_check" CHECK (char_length(phone) <= 50),
  constraint "invitation_position_check" CHECK (char_length("position") <= 200),
  constraint "invitation_status_check" CHECK (status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text])),
  constraint "invitation_update_by_check" CHECK (char_length(update_by) <= 100),
  constraint "invitation_version_check" CHECK (version >= 1)
) with (fillfactor=90, autovacuum_vacuum_scale_factor=0.01);

create table "invitation_role" (
  "id" uuid not null,
  "role_id" uuid not null,
  "seq" integer not null,
  "invitation_id" uuid not null,
  constraint "invitation_role_pkey" PRIMARY KEY (id),
  constraint "invitation_role_invitation_id_role_id_key" UNIQUE (invitation_id, role_id)
);
alter table "user_authorize" drop constraint "user_authorize_status_check", add constraint "user_authorize_status_check" CHECK (status = ANY (ARRAY['inForce'::text, 'suspended'::text, 'revoked'::text, 'waiting'::text, 'declined'::text, 'lapsed'::text]));
alter table "invitation" add constraint "invitation_authorize_id_fkey" FOREIGN KEY (authorize_id) REFERENCES user_authorize(id);
alter table "invitation" add constraint "invitation_holder_id_fkey" FOREIGN KEY (holder_id) REFERENCES "user"(id);
alter table "invitation" add constraint "invitation_title_id_fkey" FOREIGN KEY (title_id) REFERENCES lookup(id);
alter table "invitation_role" add constraint "invitation_role_invitation_id_fkey" FOREIGN KEY (invitation_id) REFERENCES invitation(id) ON DELETE CASCADE;
alter table "invitation_role" add constraint "invitation_role_role_id_fkey" FOREIGN KEY (role_id) REFERENCES role(id);
CREATE INDEX invitation_authorize_id_idx ON public.invitation USING btree (authorize_id);
CREATE INDEX invitation_create_date_desc_idx ON public.invitation USING btree (create_date DESC, id DESC);
CREATE INDEX invitation_full_name_en_search_idx ON public.invitation USING gin (search_text(full_name_en) gin_trgm_ops);
CREATE INDEX invitation_full_name_search_idx ON public.invitation USING gin (search_text(full_name) gin_trgm_ops);
CREATE INDEX invitation_holder_id_create_date_desc_idx ON public.invitation USING btree (holder_id, create_date DESC, id DESC);
CREATE INDEX invitation_id_card_status_idx ON public.invitation USING btree (id_card, status, id);
CREATE INDEX invitation_title_id_idx ON public.invitation USING btree (title_id);
CREATE INDEX invitation_role_invitation_id_seq_idx ON public.invitation_role USING btree (invitation_id, seq);
CREATE INDEX invitation_role_role_id_idx ON public.invitation_role USING btree (role_id);
