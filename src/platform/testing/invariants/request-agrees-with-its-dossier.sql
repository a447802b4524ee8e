-- A request, its document and its dossier have the same type and kind, the same holder once the holder is known, and the same department once it was submitted.
-- each: document
select t.id, r.id as request_id, d.id as dossier_id
from :table t join request r on r.id = t.request_id join dossier d on d.id = r.dossier_id
where t.dossier_id <> r.dossier_id
  or (t.document_type, t.holder_id, t.department_id, t.request_type) is distinct from (r.document_type, r.holder_id, r.department_id, r.request_type)
  or r.document_type <> d.document_type
  or (r.holder_id is distinct from d.holder_id and (r.holder_id is not null or r.origin <> 'office'))
  or (r.department_id is distinct from d.department_id and (r.department_id is not null or r.submitted_date is not null))
