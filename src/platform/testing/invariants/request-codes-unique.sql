-- No two requests share a draft number or a request number, and no two dossiers of a type share a number.
select min(r.id::text) as id, r.draft_code as code, count(*) as requests from request r where r.draft_code is not null group by r.draft_code having count(*) > 1
union all
select min(r.id::text), r.request_code, count(*) from request r where r.request_code is not null group by r.request_code having count(*) > 1
union all
select min(d.id::text), d.code, count(*) from dossier d where d.code is not null group by d.document_type, d.code having count(*) > 1
