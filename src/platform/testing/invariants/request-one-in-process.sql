-- Of a dossier one request is in process at a time, one made it, and none is without any.
select d.id, count(r.id) as requests, count(*) filter (where r.is_open and r.status <> 'draft') as in_process, count(*) filter (where r.request_type = 'new') as new
from dossier d left join request r on r.dossier_id = d.id
group by d.id
having count(r.id) = 0 or count(*) filter (where r.is_open and r.status <> 'draft') > 1 or count(*) filter (where r.request_type = 'new') > 1
