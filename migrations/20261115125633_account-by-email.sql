CREATE INDEX user_email_lower_idx ON public."user" USING btree (lower(email));
