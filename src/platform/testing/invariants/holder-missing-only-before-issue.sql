-- Only a case begun by officers may lack a holder, until its document is issued; a named holder is its holder.
select d.id, r.id as request_id, r.origin, r.status, d.state
from dossier d join request r on r.dossier_id = d.id
where (r.holder_id is null and (r.origin <> 'office' or r.status = 'approved'))
  or (d.holder_id is null and (d.code is not null or r.origin <> 'office'))
  or (r.holder_id is not null and r.named_holder_id is not null and r.named_holder_id <> r.holder_id)
