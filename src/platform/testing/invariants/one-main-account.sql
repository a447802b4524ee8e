-- Fees of a holder are taken from one account at a time.
select holder_id as id, count(*) as main from user_bank where is_active and is_main group by holder_id having count(*) > 1
