-- The status of a request is a state of its workflow, and the request is open until that is a final state.
-- each: document
select r.id, r.status, r.is_open from request r
where r.document_type = any(:types) and (r.status <> all(:states) or r.is_open = (r.status = any(:ends)))
