-- Every request and every dossier is of a type that some module knows.
select r.id, r.document_type from request r where r.document_type <> all(:types)
union all
select d.id, d.document_type from dossier d where d.document_type <> all(:types)
