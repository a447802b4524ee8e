-- Nothing in a tree stands below itself.
-- each: tree
with recursive up as (
  select t.id as start, t.:parent as at from :table t where t.:parent is not null
  union
  select up.start, t.:parent from up join :table t on t.id = up.at where t.:parent is not null and up.at <> up.start
)
select up.start as id from up where up.at = up.start
