-- A record has had no more writes than its version counts, and its log has no later version.
-- each: record
select t.id, t.version, count(*) filter (where l.action <> 'create') as writes, max(l.record_version) as logged
from :table t join entity_log l on l.record_id = t.id and l.entity = :entity
where not exists (
  select from entity_log d
  where d.record_id = l.record_id and d.entity = l.entity and d.action = 'delete' and (d.create_date, d.id) >= (l.create_date, l.id)
)
group by t.id, t.version
having count(*) filter (where l.action <> 'create') >= t.version or max(l.record_version) > t.version
