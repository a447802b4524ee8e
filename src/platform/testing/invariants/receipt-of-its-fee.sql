-- All paid fees and no others have receipts, each for the sum of the fee; at most one is valid, and the fee names it.
select s.id, s.status, s.receipt_code, r.codes
from fee_statement s left join (select fee_statement_id, count(*) as written, count(*) filter (where status = 'issued') as counting, max(code) filter (where status = 'issued') as code, min(amount) as least, max(amount) as most, array_agg(code) as codes from receipt group by fee_statement_id) r on r.fee_statement_id = s.id
where (s.status = 'paid') <> (r.written is not null) or r.counting > 1 or s.receipt_code is distinct from r.code or r.least <> s.net_amount or r.most <> s.net_amount
