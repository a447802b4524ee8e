alter table "haz_license_condition" add constraint "haz_license_condition_haz_license_id_condition_id_key" UNIQUE (haz_license_id, condition_id);
