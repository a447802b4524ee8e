-- An approved request has its date and number, and its document was issued unless the request is a cancellation; no other request has these.
-- each: document
select r.id, r.status, r.approve_date, r.approve_code, t.revision
from request r join dossier d on d.id = r.dossier_id join :table t on t.request_id = r.id
where (r.status = 'approved') <> (r.approve_date is not null)
  or (r.status = 'approved' and r.approve_code is distinct from d.code)
  or (r.status <> 'approved' and r.approve_code is not null)
  or (r.status = 'approved' and r.request_type <> 'cancel') <> (t.revision is not null)
