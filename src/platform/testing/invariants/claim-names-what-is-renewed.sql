-- A renewal in process or issued has claimed the dossier that it replaces, and claims no other.
select d.id, d.previous_id, c.key
from claim c full join dossier d on d.id = c.dossier_id and c.kind = 'renewal'
where (c.kind = 'renewal' and c.key is distinct from d.previous_id::text)
  or (c.kind is null and d.previous_id is not null and (d.code is not null or exists (select from request r where r.dossier_id = d.id and r.is_open and r.status <> 'draft')))
