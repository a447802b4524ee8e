-- The steps of a request and of a dossier are numbered 1 to n, and each begins where the step before ended.
with steps as (
  select h.id, h.entity, h.record_id, h.seq, h.from_status, h.to_status,
    row_number() over of_record as nth,
    lag(h.to_status, 1, case h.entity when 'request' then 'draft' when 'dossier' then 'inForce' end) over of_record as before
  from status_history h
  window of_record as (partition by h.entity, h.record_id order by h.seq)
)
select record_id as id, entity, seq, before, from_status from steps where seq <> nth or (before is not null and from_status is distinct from before)
