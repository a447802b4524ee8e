-- Nobody who was archived is signed in.
select s.id, s.user_id from session s join "user" u on u.id = s.user_id where s.ended_at is null and not u.is_active
