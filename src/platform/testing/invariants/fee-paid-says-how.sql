-- A paid fee has its payment time and channel, and no other fee has them.
select id, status, channel, pay_datetime from fee_statement
where (status = 'paid') <> (channel is not null) or (status = 'paid') <> (pay_datetime is not null)
