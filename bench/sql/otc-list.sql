-- What otcOffers.market reads, statement by statement: the reader, the hours in use, then the first page with the count beside it.
\set reader random(:first_taker, :last_taker)
select u.created_at, s.buy_amount, s.sales_amount, s.otc_trades, s.otc_malicious_times
  from app_user u join user_statistics s on s.uid = u.uid where u.uid = :reader;
select distinct hours from otc_offer
  where currency = 'LTC' and side = 'sell' and status = 'ongoing' and taken_down_by is null and hours is not null;
select o.*, s.otc_trades, s.otc_malicious_times, u.created_at, u.last_online_at,
    (select count(*)::int from otc_offer o join app_user u on u.uid = o.owner_uid join user_statistics s on s.uid = o.owner_uid
      where o.currency = 'LTC' and o.side = 'sell' and o.status = 'ongoing' and o.taken_down_by is null and u.frozen_at is null) as total
  from otc_offer o join app_user u on u.uid = o.owner_uid join user_statistics s on s.uid = o.owner_uid
  where o.currency = 'LTC' and o.side = 'sell' and o.status = 'ongoing' and o.taken_down_by is null and u.frozen_at is null
  order by case when o.margin_basis_points is null then o.unit_price_e8
    else least(o.margin_ceiling_e8, greatest(o.margin_floor_e8, div(:price::numeric * (10000 + o.margin_basis_points) + 9999, 10000))) end, o.id
  limit 10;
