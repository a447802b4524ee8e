-- A person signs for each holder with one certificate at a time.
select user_id as id, holder_id, count(*) as active from user_ca where is_active group by user_id, holder_id having count(*) > 1
