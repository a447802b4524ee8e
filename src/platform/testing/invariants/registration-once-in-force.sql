-- Nobody is registered twice: a holder has one registration in force, and an employee has one in each company.
select r.holder_id as id, r.document_type, r.employee_id, count(*) as registrations
from (
  select d.holder_id, d.document_type, case when d.document_type = 'employeeRegistration' then u.applicant_id end as employee_id
  from dossier d join user_request u on u.dossier_id = d.id and u.is_current where d.state in ('inForce', 'suspended')
) r
group by r.holder_id, r.document_type, r.employee_id
having count(*) > 1
