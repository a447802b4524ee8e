-- Every reminder is of an issued document and of a day before it expired, no two were sent on one day, and one that was passed over belongs to one that was sent.
select r.dossier_id as id, r.expire_date, r.days, r.days_left
from expiry_reminder r left join dossier d on d.id = r.dossier_id
where d.code is null or r.days_left not between 0 and r.days
  or (r.at at time zone 'Asia/Bangkok')::date <> r.expire_date - r.days_left
  or (r.recipients is not null) <> (r.days = (
    select min(s.days) from expiry_reminder s
    where s.dossier_id = r.dossier_id and s.expire_date = r.expire_date and s.days_left = r.days_left))
