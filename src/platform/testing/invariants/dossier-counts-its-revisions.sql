-- A dossier names its highest revision, and has a number exactly if it has a revision.
-- each: document
select d.id, d.code, d.revision, max(t.revision) as issued
from dossier d left join :table t on t.dossier_id = d.id
where d.document_type = any(:types)
group by d.id, d.code, d.revision
having d.revision is distinct from max(t.revision) or (d.code is null) <> (d.revision is null)
