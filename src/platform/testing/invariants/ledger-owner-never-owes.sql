-- Nobody has given back more of a reserve or a hold than they had.
select "stock_card_id" from "ledger_entry"
where num_nonnulls("owner_request_id", "owner_dossier_id", "owner_movement_id") > 0
group by "stock_card_id", "owner_request_id", "owner_dossier_id", "owner_movement_id"
having sum("reserve_change") < 0 or sum("held_change") < 0;
