-- Every step of a request and of a dossier is also in the log of writes, with the version that it created.
select h.record_id as id, h.entity, h.seq, h.record_version from status_history h
where h.entity in ('request', 'dossier')
  and not exists (select from entity_log l where l.entity = h.entity and l.record_id = h.record_id and l.record_version = h.record_version and l.action = 'update')
