-- What goods.list reads, statement by statement: the newest page, then the count.
select g.id, g.seller_uid, g.title, c.id, c.title_zh, c.title_en, c.public_comments_hidden, g.price_cents, g.version_id, g.sales_volume, g.sales_amount,
  g.attentions, g.delisted_at, g.offline, g.cover_file_id,
  (select json_build_array(sum(ones + twos + threes + fours + fives), sum(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives))
    from review_tally where subject = 'goods' and subject_id = g.id),
  g.created_at, g.updated_at, g.pushed_at, g.low_stock, g.delivery,
  case when g.delivery = 'units' then (select count(*)::int from
    (select 1 from goods_secret s where s.goods_id = g.id and s.order_id is null and not s.shared limit greatest(g.low_stock, 100) + 1) unsold) end
  from goods g join goods_category c on c.id = g.category_id
  where g.listed
  order by g.created_at desc, g.id desc limit 20 offset 0;
select sum(goods_count) from goods_category;
