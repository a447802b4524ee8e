-- The log of a record created in the system has the versions 1 to n, each once; after a deletion it may start again.
with lives as (
  select l.entity, l.record_id, l.record_version, l.action,
    count(*) filter (where l.action = 'delete') over (partition by l.entity, l.record_id order by l.create_date, l.id rows between unbounded preceding and 1 preceding) as life
  from entity_log l
)
select entity, record_id as id, life, min(record_version) as first, max(record_version) as last, count(*) as rows
from lives where action <> 'delete'
group by entity, record_id, life
having bool_or(action = 'create') and (min(record_version) <> 1 or max(record_version) <> count(*) or count(distinct record_version) <> count(*))
