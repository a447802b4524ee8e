-- A person signs with one signature at a time.
select user_id as id, count(*) as active from user_signature where is_active group by user_id having count(*) > 1
