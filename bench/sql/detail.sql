-- What goods.detail reads.
\set goods random(:first_goods, :last_goods)
select g.id, g.seller_uid, g.title, c.id, c.title_zh, c.title_en, c.public_comments_hidden, g.price_cents, g.version_id, g.sales_volume, g.sales_amount,
  g.attentions, g.delisted_at, g.offline, g.cover_file_id,
  (select json_build_array(sum(ones + twos + threes + fours + fives), sum(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives))
    from review_tally where subject = 'goods' and subject_id = g.id),
  g.created_at, g.updated_at, g.pushed_at, g.low_stock,
  case when g.delivery = 'units' then (select count(*)::int from
    (select 1 from goods_secret s where s.goods_id = g.id and s.order_id is null and not s.shared limit greatest(g.low_stock, 100) + 1) unsold) end,
  v.contents_html, v.contents_text, v.attach, g.delivery, g.delist_reason, u.frozen_at, u.last_online_at, u.created_at, s.sales_amount,
  exists (select 1 from goods_favorite f where f.goods_id = g.id and f.uid = 0)
  from goods g join goods_category c on c.id = g.category_id join goods_version v on v.id = g.version_id
    join app_user u on u.uid = g.seller_uid left join user_statistics s on s.uid = g.seller_uid
  where g.id = :goods;
