-- A company created by a registration can be acted for only after a registration of it was approved.
select u.id, u.full_name
from "user" u
where u.person_type = 'legalEntity' and u.status = 'usable' and u.create_by <> 'system'
  and exists (select from request r where r.holder_id = u.id and r.document_type = 'holderRegistration' and r.request_type = 'new' and r.create_by = u.create_by)
  and not exists (select from request r where r.holder_id = u.id and r.document_type = 'holderRegistration' and r.status = 'approved')
