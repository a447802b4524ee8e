/**
 * The application may insert into logs and read them, never delete. This function, which belongs to the migrator,
 * deletes for it, from these tables only, and only rows older than a year.
 */
export const PURGED_LOGS = ['event', 'security_event', 'service_log', 'user_usage'] as const;

/** Maximum of rows per call, so that no lock and no statement lasts long. */
const BATCH_ROWS = 5000;

/** Deletes a batch of rows older than `before` and returns their number. */
export const PURGE_LOGS_SQL = `create or replace function public.purge_logs(log_table text, before timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  if log_table is null or log_table not in (${PURGED_LOGS.map((table) => `'${table}'`).join(', ')}) then
    raise exception 'purge_logs does not touch %', log_table using errcode = '42501';
  end if;
  if before is null or before > now() - interval '1 year' then
    raise exception 'purge_logs keeps the logs of a year' using errcode = '22023';
  end if;
  execute format('delete from public.%I where ctid = any (array(select ctid from public.%I where create_date < $1 limit ${BATCH_ROWS}))', log_table, log_table) using before;
  get diagnostics removed = row_count;
  return removed;
end
$$`;

/** For the grants: revoked from public, granted to the application. */
export const PURGE_LOGS_SIGNATURE = 'public.purge_logs(text, timestamptz)';
