alter table "role" add column "desc_en" text collate "th-TH-x-icu";
alter table "role" add constraint "role_desc_en_check" CHECK (char_length(desc_en) <= 1000);
