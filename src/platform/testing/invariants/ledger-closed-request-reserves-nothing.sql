-- A request that has ended, or was never submitted, holds no reserve.
select e."owner_request_id" from "ledger_entry" e
join "request" r on r."id" = e."owner_request_id" and (not r."is_open" or r."status" = 'draft')
group by e."owner_request_id", e."stock_card_id"
having sum(e."reserve_change") <> 0 or sum(e."held_change") <> 0;
