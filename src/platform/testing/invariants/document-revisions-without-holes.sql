-- The revisions of a dossier are 1 to n, each once.
-- each: document
select t.dossier_id as id, array_agg(t.revision order by t.revision) as revisions
from :table t where t.revision is not null
group by t.dossier_id
having min(t.revision) <> 1 or max(t.revision) <> count(*) or count(distinct t.revision) <> count(*)
