-- The lines of a fee add up to its sum, and each line is its quantity times its rate.
select s.id, s.net_amount, sum(l.net_total) as lines
from fee_statement s left join fee_statement_line l on l.fee_statement_id = s.id
group by s.id, s.net_amount
having s.net_amount is distinct from sum(l.net_total) or bool_or(l.net_total <> l.qty * l.net_amount or l.total <> l.qty * l.amount or l.net_amount > l.amount)
