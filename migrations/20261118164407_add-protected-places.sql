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
alter table "location_flag" add constraint "location_flag_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id) ON DELETE CASCADE;
alter table "location_flag" add constraint "location_flag_protected_place_id_fkey" FOREIGN KEY (protected_place_id) REFERENCES protected_place(id) ON DELETE CASCADE;
alter table "location_flag" add constraint "location_flag_seen_by_id_fkey" FOREIGN KEY (seen_by_id) REFERENCES "user"(id);
CREATE INDEX location_flag_found_at_desc_idx ON public.location_flag USING btree (found_at DESC, id DESC);
CREATE INDEX location_flag_protected_place_id_idx ON public.location_flag USING btree (protected_place_id);
CREATE INDEX location_flag_seen_by_id_idx ON public.location_flag USING btree (seen_by_id);
CREATE INDEX protected_place_code_search_idx ON public.protected_place USING gin (search_text(code) gin_trgm_ops);
CREATE INDEX protected_place_kind_height_idx ON public.protected_place USING btree (kind, height, id);
CREATE INDEX protected_place_kind_south_idx ON public.protected_place USING btree (kind, south, id);
CREATE INDEX protected_place_name_en_search_idx ON public.protected_place USING gin (search_text(name_en) gin_trgm_ops);
CREATE INDEX protected_place_name_th_search_idx ON public.protected_place USING gin (search_text(name_th) gin_trgm_ops);
