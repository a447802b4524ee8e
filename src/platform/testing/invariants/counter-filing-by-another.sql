-- An officer who files a case for an operator takes no step of an officer in it.
select a.record_id as id, a.seq, a.actor_id
from request r join status_history f on f.entity = 'request' and f.record_id = r.id and f.principal_id = r.named_holder_id
join status_history a on a.entity = 'request' and a.record_id = r.id and a.actor_id = f.actor_id
where r.origin = 'office' and a.principal_id is distinct from r.named_holder_id
