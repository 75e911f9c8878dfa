-- What `isTradedOutcome` of the domain says of an order of the fiat market; false of an open one.
create function otc_is_traded(outcome text, amount_units bigint, bought_units bigint) returns boolean language sql immutable parallel safe as $$
  select coalesce(case
    when outcome in ('released', 'requiredByBuyer', 'ruledToBuyer') then true
    when outcome in ('agreedSplit', 'ruledSplit') then least(bought_units, amount_units - bought_units) >= greatest(1, amount_units / 100)
    else false end, false)
$$;
--> statement-breakpoint
-- Splits of next to nothing counted as trades until now.
with dust as (
  select buyer_uid, seller_uid from otc_order
  where outcome in ('agreedSplit', 'ruledSplit') and not otc_is_traded(outcome, amount_units, bought_units)
), of_user as (
  select uid, count(*) as trades from (select buyer_uid as uid from dust union all select seller_uid from dust) each_side group by uid
)
update user_statistics s set otc_trades = greatest(0, s.otc_trades - of_user.trades) from of_user where of_user.uid = s.uid;
--> statement-breakpoint
with dust as (
  select buyer_uid, seller_uid from otc_order
  where outcome in ('agreedSplit', 'ruledSplit') and not otc_is_traded(outcome, amount_units, bought_units)
), of_pair as (
  select uid, other_uid, count(*) as trades from (
    select buyer_uid as uid, seller_uid as other_uid from dust union all select seller_uid, buyer_uid from dust
  ) each_side group by uid, other_uid
), emptied as (
  delete from otc_pair p using of_pair o where o.uid = p.uid and o.other_uid = p.other_uid and p.trades <= o.trades
)
update otc_pair p set trades = p.trades - o.trades from of_pair o where o.uid = p.uid and o.other_uid = p.other_uid and p.trades > o.trades;
--> statement-breakpoint
-- The same of goods: purchases, sales, and what the goods say of themselves. What was ruled is told in hundredths of a percent.
create temporary table dust_sale on commit drop as
  select buyer_uid, seller_uid, goods_id, volume from goods_order
  where outcome = 'agreedSplit' and least(split_buyer_units, amount_units - split_buyer_units) < greatest(1, amount_units / 100)
    or outcome = 'ruledSplit' and least(split_buyer_basis_points, 10000 - split_buyer_basis_points) < 100;
--> statement-breakpoint
update user_statistics s set buy_amount = greatest(0, s.buy_amount - d.orders)
  from (select buyer_uid, count(*) as orders from dust_sale group by 1) d where d.buyer_uid = s.uid;
--> statement-breakpoint
update user_statistics s set sales_amount = greatest(0, s.sales_amount - d.orders)
  from (select seller_uid, count(*) as orders from dust_sale group by 1) d where d.seller_uid = s.uid;
--> statement-breakpoint
update goods g set sales_amount = greatest(0, g.sales_amount - d.orders), sales_volume = greatest(0, g.sales_volume - d.units)
  from (select goods_id, count(*) as orders, sum(volume) as units from dust_sale group by 1) d where d.goods_id = g.id;
