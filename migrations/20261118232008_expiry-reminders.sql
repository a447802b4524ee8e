create table "expiry_reminder" (
  "dossier_id" uuid not null,
  "expire_date" date not null,
  "days" integer not null,
  "days_left" integer not null,
  "recipients" integer,
  "at" timestamp with time zone not null,
  constraint "expiry_reminder_pkey" PRIMARY KEY (dossier_id, expire_date, days),
  constraint "expiry_reminder_days_check" CHECK (days >= 1),
  constraint "expiry_reminder_days_left_check" CHECK (days_left >= 0 AND days_left <= days),
  constraint "expiry_reminder_recipients_check" CHECK (recipients >= 0)
);
alter table "expiry_reminder" add constraint "expiry_reminder_dossier_id_fkey" FOREIGN KEY (dossier_id) REFERENCES dossier(id) ON DELETE CASCADE;
CREATE INDEX dossier_expire_date_in_force_idx ON public.dossier USING btree (expire_date, id) WHERE (state = 'inForce'::text);
CREATE INDEX expiry_reminder_expire_date_idx ON public.expiry_reminder USING btree (expire_date);
CREATE UNIQUE INDEX expiry_reminder_sent_key ON public.expiry_reminder USING btree (dossier_id, expire_date, days_left) WHERE (recipients IS NOT NULL);
