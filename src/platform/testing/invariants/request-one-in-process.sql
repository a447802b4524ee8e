-- A dossier has at least one request, at most one in process, and at most one that created it.
select d.id, count(r.id) as requests, count(*) filter (where r.is_open and r.status <> 'draft') as in_process, count(*) filter (where r.request_type = 'new') as new
from dossier d left join request r on r.dossier_id = d.id
group by d.id
having count(r.id) = 0 or count(*) filter (where r.is_open and r.status <> 'draft') > 1 or count(*) filter (where r.request_type = 'new') > 1
