-- A submitted request has its number, its date and, unless a company takes in an employee, its department; a request that officers handle or have decided is complete.
-- each: document
select r.id, r.status, r.request_code, r.department_id, r.submitted_date, t.is_complete
from request r join :table t on t.request_id = r.id
where (r.status not in ('draft', 'cancelled') and r.submitted_date is null)
  or (r.submitted_date is not null and (r.department_id is null and r.document_type <> 'employeeRegistration' or (r.origin = 'filed' and r.request_code is null)))
  or (r.status not in ('draft', 'editRequested', 'cancelled') and not t.is_complete)
