create table "write_count" (
  "owner_id" uuid not null,
  "owner_kind" text collate "C" not null,
  "entity" text collate "C" not null,
  "since" timestamp with time zone not null,
  "writes" integer not null,
  constraint "write_count_pkey" PRIMARY KEY (owner_id, owner_kind, entity),
  constraint "write_count_owner_kind_check" CHECK (owner_kind = ANY (ARRAY['person'::text, 'holder'::text]))
);
alter table "saved_view" add column "acting_for_id" uuid;
alter table "saved_view" add constraint "saved_view_acting_for_id_fkey" FOREIGN KEY (acting_for_id) REFERENCES "user"(id);
alter table "write_count" add constraint "write_count_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES "user"(id) ON DELETE CASCADE;
CREATE INDEX saved_view_acting_for_id_idx ON public.saved_view USING btree (acting_for_id);
