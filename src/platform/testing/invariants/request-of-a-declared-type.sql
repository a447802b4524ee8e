-- Every request and every dossier has a type that a module declares.
select r.id, r.document_type from request r where r.document_type <> all(:types)
union all
select d.id, d.document_type from dossier d where d.document_type <> all(:types)
