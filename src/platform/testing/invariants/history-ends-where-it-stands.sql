-- A request stands where its last step brought it; without one it is a draft.
select r.id, r.status, h.to_status as last
from request r left join lateral (select s.to_status from status_history s where s.entity = 'request' and s.record_id = r.id order by s.seq desc limit 1) h on true
where r.status <> coalesce(h.to_status, 'draft')
