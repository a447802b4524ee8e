-- The status of a request is the one that its last step led to; without a step it is a draft.
select r.id, r.status, h.to_status as last
from request r left join lateral (select s.to_status from status_history s where s.entity = 'request' and s.record_id = r.id order by s.seq desc limit 1) h on true
where r.status <> coalesce(h.to_status, 'draft')
