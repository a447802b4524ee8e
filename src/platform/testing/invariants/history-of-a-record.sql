-- Every step belongs to an existing request or dossier, or to another record with a workflow.
select h.record_id as id, h.entity, h.seq from status_history h
where (h.entity = 'request' and not exists (select from request r where r.id = h.record_id))
  or (h.entity = 'dossier' and not exists (select from dossier d where d.id = h.record_id))
