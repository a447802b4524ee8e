-- Of the issued revisions exactly one is in force, and it is the highest.
-- each: document
select t.dossier_id as id, array_agg(t.revision order by t.revision) as revisions, array_agg(t.revision) filter (where t.is_current) as in_force
from :table t where t.revision is not null or t.is_current
group by t.dossier_id
having count(*) filter (where t.is_current) <> 1 or max(t.revision) filter (where t.is_current) is distinct from max(t.revision) or bool_or(t.revision is null)
