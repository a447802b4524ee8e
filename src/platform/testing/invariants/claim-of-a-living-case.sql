-- Only a dossier in process or issued holds a claim.
select c.dossier_id as id, c.kind, c.scope, c.key
from claim c left join dossier d on d.id = c.dossier_id
where d.id is null or (d.code is null and not exists (select from request r where r.dossier_id = d.id and r.is_open and r.status <> 'draft'))
