-- The dossier and number stored next to a reference to an issued document are those of that document, or empty without a reference.
-- each: reference
select t.id, t.:reference as referred, t.:dossier as dossier, t.:number as number
from :table t left join :target d on d.id = t.:reference left join dossier s on s.id = d.dossier_id
where t.:dossier is distinct from s.id or t.:number is distinct from s.code or (t.:reference is not null and d.revision is null)
