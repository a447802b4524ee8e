-- A fee that is paid says when and by what channel, and no other fee does.
select id, status, channel, pay_datetime from fee_statement
where (status = 'paid') <> (channel is not null) or (status = 'paid') <> (pay_datetime is not null)
