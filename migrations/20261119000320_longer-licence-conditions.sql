alter table "haz_license" drop constraint "haz_license_conditions_en_check", add constraint "haz_license_conditions_en_check" CHECK (char_length(conditions_en) <= 30030);
alter table "haz_license" drop constraint "haz_license_conditions_th_check", add constraint "haz_license_conditions_th_check" CHECK (char_length(conditions_th) <= 30030);
