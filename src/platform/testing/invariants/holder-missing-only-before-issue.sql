-- Only what officers have begun is nobody's, and only while nothing of it was issued; whom it was named for is whose it is.
select d.id, r.id as request_id, r.origin, r.status, d.state
from dossier d join request r on r.dossier_id = d.id
where (r.holder_id is null and (r.origin <> 'office' or r.status = 'approved'))
  or (d.holder_id is null and (d.code is not null or r.origin <> 'office'))
  or (r.holder_id is not null and r.named_holder_id is not null and r.named_holder_id <> r.holder_id)
