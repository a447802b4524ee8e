CREATE INDEX request_department_id_open_idx ON public.request USING btree (department_id, status, due_date) WHERE is_open;
CREATE INDEX to_whom_create_date_desc_idx ON public.to_whom USING btree (create_date DESC, id DESC);
