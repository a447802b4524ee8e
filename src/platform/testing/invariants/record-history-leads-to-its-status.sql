-- The status of a record with its own workflow is the one that its last step led to; its steps are numbered 1 to n, each begins where the step before ended, and all are in the log.
-- each: workflow
with steps as (
  select h.record_id, h.seq, h.from_status, h.to_status, h.record_version, row_number() over of_record as nth,
    lag(h.to_status) over of_record as before, lead(h.seq) over of_record is null as is_last
  from status_history h where h.entity = :entity
  window of_record as (partition by h.record_id order by h.seq)
)
select t.id, s.seq, s.before, s.from_status, s.to_status, t.:status as status from steps s join :table t on t.id = s.record_id
where s.seq <> s.nth or (s.before is not null and s.from_status is distinct from s.before)
  or (s.is_last and t.:status <> s.to_status) or s.record_version > t.version
  or not exists (select from entity_log l where l.entity = :entity and l.record_id = s.record_id and l.record_version = s.record_version and l.action = 'update')
