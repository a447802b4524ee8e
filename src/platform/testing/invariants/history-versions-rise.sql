-- Every step has a later version than the step before, and none that the record has not reached.
with steps as (
  select h.entity, h.record_id, h.seq, h.record_version, lag(h.record_version, 1, 0) over (partition by h.entity, h.record_id order by h.seq) as before
  from status_history h
)
select s.record_id as id, s.entity, s.seq, s.record_version, s.before from steps s
where s.record_version <= s.before
  or (s.entity = 'request' and s.record_version > (select r.version from request r where r.id = s.record_id))
  or (s.entity = 'dossier' and s.record_version > (select d.version from dossier d where d.id = s.record_id))
