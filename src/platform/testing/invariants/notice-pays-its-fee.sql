-- A matched bank notice has paid its fee, alone and in full; a notice settled by finance belongs to a paid fee.
select n.id, n.transaction_id, n.match, s.status
from ktb_paynet n left join fee_statement s on s.id = n.fee_statement_id
where n.match in ('matched', 'settled') and s.status is distinct from 'paid'
  or n.match = 'matched' and (n.amount <> s.net_amount or n.ref1 <> s.ref1 or exists (select from ktb_paynet o where o.fee_statement_id = s.id and o.match = 'matched' and o.id <> n.id))
