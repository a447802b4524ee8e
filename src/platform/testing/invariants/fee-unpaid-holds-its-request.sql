-- Only a request that waits for its payment has a fee to pay, and it has one.
select r.id, r.status, array_agg(s.status) as fees
from request r left join fee_statement s on s.request_id = r.id
group by r.id, r.status
having (r.status = 'waitPayment') <> coalesce(bool_or(s.status in ('waitPayment', 'waitBank', 'overdue', 'debitFailed')), false)
