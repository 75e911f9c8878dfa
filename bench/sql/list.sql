-- What goods.list reads, statement by statement: the newest page, then the count.
select g.id, g.seller_uid, g.title, c.id, c.title, c.public_comments_hidden, g.price_cents, g.sales_volume, g.attentions,
  g.delisted_at, g.offline, g.cover_file_id, g.created_at, g.updated_at, g.pushed_at
  from goods g join goods_category c on c.id = g.category_id
  where not g.offline and g.delisted_at is null
  order by g.created_at desc, g.id desc limit 20 offset 0;
select sum(goods_count) from goods_category;
