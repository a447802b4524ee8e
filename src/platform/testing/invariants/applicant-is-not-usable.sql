-- Applicants are not users yet: with the role of an applicant nobody can use more than their registration.
select u.id, u.username
from "user" u join user_role r on r.user_id = u.id join role o on o.id = r.role_id
where o.code = 'APPLICANT' and u.status = 'usable'
