-- Fields are unlocked for the operator only while the request is open.
select r.id, r.status, r.unlocked_fields from request r where not r.is_open and r.unlocked_fields is not null
