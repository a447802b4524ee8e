/**
 * The application may add to logs and read them, never take away. This function, which belongs to the migrator, takes
 * away for it, from these tables only, and only what is older than a year.
 */
export const PURGED_LOGS = ['event', 'security_event', 'service_log', 'user_usage'] as const;

/** At most so many rows a call, so that no lock and no statement lasts long. */
const BATCH_ROWS = 5000;

/** Deletes a batch of what is older than `before`; answers how many rows went. */
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

/** For the grants: taken from public, given to the application. */
export const PURGE_LOGS_SIGNATURE = 'public.purge_logs(text, timestamptz)';
