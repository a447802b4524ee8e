-- A request has a fee to pay exactly while it waits for its payment.
select r.id, r.status, array_agg(s.status) as fees
from request r left join fee_statement s on s.request_id = r.id
group by r.id, r.status
having (r.status = 'waitPayment') <> coalesce(bool_or(s.status in ('waitPayment', 'waitBank', 'overdue', 'debitFailed')), false)
