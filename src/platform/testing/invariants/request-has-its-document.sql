-- Every request has exactly one document, in the table of its type, and names it.
-- each: document
select r.id, r.document_id, count(t.id) as documents
from request r full join :table t on t.request_id = r.id
where r.document_type = any(:types) or t.document_type = any(:types) or t.document_type <> all(:served)
group by r.id, r.document_id
having count(t.id) <> 1 or bool_or(r.id is null or t.id <> r.document_id or r.document_type <> all(:types))
