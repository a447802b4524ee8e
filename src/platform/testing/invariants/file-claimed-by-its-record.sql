-- Every file of a record exists and is claimed by it, so that its readers find it and no cleanup deletes it.
-- each: file
select t.id, t.:column as file_id
from :table t left join stored_file f on f.id = t.:column
where t.:column is not null
  and (f.claimed_entity, f.claimed_field, f.claimed_record) is distinct from (:entity, :field, t.id)
