-- A request is in a state of its workflow, and open until that is one where it ends.
-- each: document
select r.id, r.status, r.is_open from request r
where r.document_type = any(:types) and (r.status <> all(:states) or r.is_open = (r.status = any(:ends)))
