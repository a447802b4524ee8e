-- Nobody approves what they received, checked or passed on, be it in place of somebody or through a substitute.
select a.record_id as id, a.seq, a.actor_id, a.principal_id
from status_history a join status_history h on h.entity = a.entity and h.record_id = a.record_id and h.seq < a.seq
where a.entity = 'request' and a.action = 'approve' and h.action in ('receive', 'check', 'pass', 'wait-receive-customs', 'wait-approve-center')
  and (h.actor_id in (a.actor_id, a.principal_id) or h.principal_id in (a.actor_id, a.principal_id))
