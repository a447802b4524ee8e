-- An issued document has used up what it was granted by: itself, or the document that it replaced. What is used up was referred to by the document that used it up.
-- each: reference
with recursive lineage as (
  select d.id, d.id as of from dossier d
  union select d.previous_id, l.of from lineage l join dossier d on d.id = l.id where d.previous_id is not null
), referring as (
  select r.dossier_id, t.:dossier as referred from :table t join :root r on r.id = t.:back
  where :uses and r.revision is not null and t.:dossier is not null
)
select s.id, s.code, s.state, s.used_by_id, f.dossier_id as referring from referring f join dossier s on s.id = f.referred
where s.state <> 'usedUp' or not exists (select from lineage l where l.of = f.dossier_id and l.id = s.used_by_id)
union all
select s.id, s.code, s.state, s.used_by_id, null from dossier s
where :uses and s.state = 'usedUp' and exists (select from :target d where d.dossier_id = s.id) and exists (select from :root r where r.dossier_id = s.used_by_id)
  and not exists (select from referring f where f.referred = s.id and f.dossier_id = s.used_by_id)
