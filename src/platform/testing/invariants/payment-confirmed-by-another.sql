-- A manually recorded payment is confirmed by another person than its recorder, for a fee that is paid in full.
select p.id, p.recorder_id, p.confirmer_id, s.status
from fee_payment p join fee_statement s on s.id = p.fee_statement_id
where p.status = 'confirmed' and (p.confirmer_id is null or p.confirmer_id = p.recorder_id or s.status <> 'paid' or p.amount <> s.net_amount)
