CREATE OR REPLACE FUNCTION public.keep_identity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := to_jsonb(old);
  will jsonb := to_jsonb(new);
  name text;
  named text;
begin
  foreach named in array tg_argv loop
    name := ltrim(named, '?');
    if was->name is not distinct from will->name then continue; end if;
    if name = named then
      raise exception '% of % never changes', name, tg_table_name using errcode = 'HZ001';
    end if;
    if was->>name is not null then
      raise exception '% of % stays once it is given', name, tg_table_name using errcode = 'HZ001';
    end if;
  end loop;
  return new;
end $function$;
alter table "dossier" alter column "holder_id" drop not null;
alter table "haz" alter column "holder_id" drop not null;
alter table "request" alter column "holder_id" drop not null;
alter table "request" add column "named_holder_id" uuid;
alter table "to_whom" alter column "holder_id" drop not null;
alter table "user_request" alter column "holder_id" drop not null;
alter table "dossier" add constraint "dossier_id_document_type_key" UNIQUE (id, document_type);
alter table "dossier" add constraint "dossier_holder_id_code_together_check" CHECK (code IS NULL OR holder_id IS NOT NULL);
alter table "dossier" add constraint "dossier_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL);
alter table "haz" add constraint "haz_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL);
alter table "haz" add constraint "haz_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL);
alter table "request" add constraint "request_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL);
alter table "request" add constraint "request_holder_id_named_holder_id_together_check" CHECK (holder_id = named_holder_id);
alter table "request" add constraint "request_holder_id_origin_together_check" CHECK (holder_id IS NOT NULL OR origin = 'office'::text);
alter table "request" add constraint "request_holder_id_status_together_check" CHECK (holder_id IS NOT NULL OR status <> 'approved'::text);
alter table "request" add constraint "request_named_holder_id_origin_together_check" CHECK (named_holder_id IS NULL OR origin = 'office'::text);
alter table "request" drop constraint "request_origin_check", add constraint "request_origin_check" CHECK (origin = ANY (ARRAY['filed'::text, 'register'::text, 'office'::text]));
alter table "to_whom" add constraint "to_whom_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL);
alter table "to_whom" add constraint "to_whom_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL);
alter table "user_request" add constraint "user_request_holder_id_department_id_together_check" CHECK (holder_id IS NOT NULL OR department_id IS NOT NULL);
alter table "user_request" add constraint "user_request_holder_id_revision_together_check" CHECK (revision IS NULL OR holder_id IS NOT NULL);
alter table "haz" add constraint "haz_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "request" add constraint "request_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "request" add constraint "request_named_holder_id_fkey" FOREIGN KEY (named_holder_id) REFERENCES "user"(id);
alter table "to_whom" add constraint "to_whom_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
alter table "user_request" add constraint "user_request_dossier_id_document_type_fkey" FOREIGN KEY (dossier_id, document_type) REFERENCES dossier(id, document_type);
CREATE INDEX request_dossier_id_document_type_idx ON public.request USING btree (dossier_id, document_type);
CREATE INDEX request_named_holder_id_idx ON public.request USING btree (named_holder_id);

drop trigger "dossier_identity" on "dossier";
CREATE TRIGGER dossier_identity BEFORE UPDATE ON dossier FOR EACH ROW EXECUTE FUNCTION keep_identity('document_type', 'previous_id', '?holder_id', '?department_id', '?code');
CREATE TRIGGER haz_identity BEFORE UPDATE ON haz FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');

drop trigger "request_identity" on "request";
CREATE TRIGGER request_identity BEFORE UPDATE ON request FOR EACH ROW EXECUTE FUNCTION keep_identity('dossier_id', 'document_type', 'request_type', 'document_id', 'origin', '?holder_id', '?department_id');
CREATE TRIGGER to_whom_identity BEFORE UPDATE ON to_whom FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
CREATE TRIGGER user_request_identity BEFORE UPDATE ON user_request FOR EACH ROW EXECUTE FUNCTION keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id');
