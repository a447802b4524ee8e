-- A fee that waits for the bank has one debit that the bank has not answered.
select s.id, s.fee_code, count(k.id) as debits
from fee_statement s left join ktb k on k.fee_statement_id = s.id and k.kind = 'charge' and k.outcome = 'waiting'
where s.status = 'waitBank' group by s.id, s.fee_code having count(k.id) <> 1
