-- Every code of a choice has exactly one lookup row in its group, and no other row of the group carries a code.
with declared as (
  select d->>'group' as "group", d->>'code' as code from jsonb_array_elements(:choices) d
)
select d."group", d.code, count(l.id) as rows
from declared d left join lookup l on l."group" = d."group" and l.code = d.code
group by d."group", d.code having count(l.id) <> 1
union all
select l."group", l.code, 1
from lookup l
where l.code is not null
  and l."group" in (select d."group" from declared d)
  and not exists (select from declared d where d."group" = l."group" and d.code = l.code)
