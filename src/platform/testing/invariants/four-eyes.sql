-- Nobody decides on a request that they handled, not even when acting for somebody or through a substitute.
-- each: document
select a.record_id as id, a.seq, a.actor_id, a.principal_id
from status_history a join request r on r.id = a.record_id and r.document_type = any(:types)
join status_history h on h.entity = a.entity and h.record_id = a.record_id and h.seq < a.seq
where a.entity = 'request' and a.action = any(:deciding) and h.action = any(:handling)
  and (h.actor_id in (a.actor_id, a.principal_id) or h.principal_id in (a.actor_id, a.principal_id))
