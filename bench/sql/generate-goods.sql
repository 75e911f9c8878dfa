-- Goods with titles as sellers write them, in English, Chinese and both; the same ones on every run, and the first ones of a large
-- market are those of a small one. Words are used unevenly: some by many sellers, most by few, and by category.
-- What triggers and indexes keep is written in one go at the end.
set session_replication_role = replica;
create function pg_temp.draw(i bigint, salt int) returns float8 language sql immutable as
  $$ select (hashint8extended(i, salt) & 4294967295) / 4294967296.0 $$;
create function pg_temp.pick(choices text[], i bigint, salt int) returns text language sql immutable as
  $$ select choices[1 + floor(power(pg_temp.draw(i, salt), 1.5) * array_length(choices, 1))::int] $$;
-- What a title is about: mostly what its category is for.
create function pg_temp.kind(choices text[], shelf int, i bigint, salt int) returns text language sql immutable as $$
  select case when pg_temp.draw(i, salt + 100) < 0.3 then pg_temp.pick(choices, i, salt)
    else choices[1 + (shelf * 7 + floor(power(pg_temp.draw(i, salt), 2) * 12)::int) % array_length(choices, 1)] end
$$;
-- A name of two or three syllables; a few are in many titles, most in few, as with words that people make up.
create function pg_temp.name(n int) returns text language sql immutable as $$
  select string_agg(substr('bdfgklmnprstvz', 1 + part % 14, 1) || substr('aeiou', 1 + part / 14 % 5, 1), '' order by place)
  from unnest(array[n % 70, n / 70 % 70, n / 4900 % 70 + 1]) with ordinality as syllable(part, place)
  where place < 3 or n >= 4900
$$;
-- The same in Chinese, of two characters.
create function pg_temp.name_zh(n int) returns text language sql immutable as $$
  select substr(han, 1 + n % char_length(han), 1) || substr(han, 1 + n / char_length(han) % char_length(han), 1)
  from (values ('星云山海风月光影青白红蓝金银玉石林木花草春夏秋冬天地东南西北龙虎凤鹤鹿鲸狐狼松竹梅兰雪雨霜露江河湖溪晨暮古今远近清静安乐福禄文武书画诗词歌舞茶酒灯火城楼桥路')) as characters(han)
$$;
create temp table drop_indexes as select indexdef, indexname from pg_indexes where tablename = 'goods' and indexname <> 'goods_pkey';
do $$ declare name text; begin
  for name in select indexname from drop_indexes loop execute format('drop index %I', name); end loop;
end $$;
insert into goods (id, seller_uid, category_id, version_id, title, price_cents, sales_volume, weighed_sales, hot_score, recommended_score, search_key, search_rank,
  created_at, updated_at, pushed_at, raised_at, delivery)
select i, (array[:sellers])[1 + i % array_length(array[:sellers], 1)], :category + shelf, :version + i, title,
  100 + floor(power(pg_temp.draw(i, 2), 4) * 100000), sales, sales * 100, 100 + pg_temp.draw(i, 3) * 50 + ln(1 + sales), floor(sales * pg_temp.draw(i, 17)), lower(title),
  floor(log(2.0, (sales + 1)::numeric)), at, raised, at, raised,
  case when pg_temp.draw(i, 30) < 0.02 then 'units' when pg_temp.draw(i, 30) < 0.025 then 'shared' else 'text' end
from (
  select i, shelf, at, floor(power(pg_temp.draw(i, 4), 12) * 4000)::int as sales,
    case when pg_temp.draw(i, 18) < 0.7 then at else at + (now() - at) * pg_temp.draw(i, 19) end as raised,
    case
      when i < :first + 10000 and i % 2000 < 20 then 'Handmade ' || rare_en[1 + i % 2000] || ' picture pack'
      when i < :first + 10000 and i % 2000 between 100 and 119 then rare_zh[i % 2000 - 99] || '扫描版全集'
      when pg_temp.draw(i, 5) < 0.45 then concat_ws(' ', case when pg_temp.draw(i, 20) < 0.4 then pg_temp.pick(en_style, i, 21) end,
        pg_temp.kind(en_kind, shelf, i, 6), case when pg_temp.draw(i, 22) < 0.6 then made end, pg_temp.kind(en_kind, shelf, i, 7),
        pg_temp.pick(en_form, i, 8), case when pg_temp.draw(i, 23) < 0.3 then (2015 + floor(pg_temp.draw(i, 24) * 12))::text end)
      when pg_temp.draw(i, 5) < 0.85 then concat(case when pg_temp.draw(i, 20) < 0.6 then made_zh end, pg_temp.kind(zh_kind, shelf, i, 9),
        pg_temp.kind(zh_kind, shelf, i, 10), pg_temp.pick(zh_form, i, 11), case when pg_temp.draw(i, 22) < 0.6 then pg_temp.pick(zh_form, i, 12) end)
      else pg_temp.kind(zh_kind, shelf, i, 13) || ' ' || case when pg_temp.draw(i, 20) < 0.5 then made else pg_temp.kind(en_kind, shelf, i, 25) end
        || ' ' || pg_temp.pick(en_form, i, 14) || ' ' || pg_temp.pick(zh_form, i, 15)
    end as title
  from (
    select i, floor(power(pg_temp.draw(i, 1), 2) * :categories)::int as shelf,
      now() - interval '2 years' + (i::float8 / :last) * interval '2 years' as at,
      initcap(pg_temp.name(floor(power(pg_temp.draw(i, 16), 3) * 200000)::int)) as made,
      pg_temp.name_zh(floor(power(pg_temp.draw(i, 26), 3) * 7000)::int) as made_zh,
      string_to_array('Figma Photoshop Notion Steam Office Windows Unity Blender Python React Font Logo Icon Resume Invoice Budget Wedding Travel Fitness Recipe Piano Guitar Drum Voice Rain Forest City Portrait Anime Pixel Medieval Cyber Kitchen Garden Startup Legal Tax Crypto Chess Yoga Marketing Database Kubernetes Security Interview English Spanish Japanese Algebra Physics Chemistry', ' ') as en_kind,
      string_to_array('Template Licence Key Course Bundle Pack Plugin Theme Guide Preset Samples Brushes Dataset Voucher Account Script Lessons Checklist Planner Collection', ' ') as en_form,
      string_to_array('Minimal Modern Vintage Complete Premium Personal Professional Editable Printable Seamless Ambient Cinematic Handwritten Monochrome Colourful Compact Beginner Advanced Monthly Yearly', ' ') as en_style,
      string_to_array('游戏 账号 模型 字体 图标 课程 教程 音效 采样 插画 笔刷 简历 合同 预算 婚礼 旅行 健身 食谱 钢琴 吉他 人像 动漫 像素 科幻 厨房 花园 创业 法律 税务 象棋 瑜伽 营销 数据库 安全 面试 英语 日语 物理 化学 数学 摄影 视频 剪辑 直播 电商 小程序 源码 插件 主题 充值', ' ') as zh_kind,
      string_to_array('模板 素材 合集 激活码 授权 自动发货 永久 月卡 季卡 高清 可商用 全套 入门 进阶 礼包 代金券 原创 精选 无水印 打包', ' ') as zh_form,
      string_to_array(:rare_en, ' ') as rare_en,
      string_to_array(:rare_zh, ' ') as rare_zh
    from generate_series(:first::bigint, :last::bigint) as i
  ) as drawn
) as written;
-- Half of those from stock are sold out; few goods are reviewed, none of the newest, and two in three of those well.
insert into goods_secret (goods_id, key_id, nonce, ciphertext, fingerprint, added_at, order_id, allocated_at)
select g.id, 'none', '\x00', '\x00', decode(lpad(to_hex(n), 8, '0'), 'hex'), g.created_at, case when pg_temp.draw(g.id, 31) < 0.5 or n > 1 then 1 end,
  case when pg_temp.draw(g.id, 31) < 0.5 or n > 1 then now() end
from goods g cross join generate_series(1, 3) as n where g.delivery = 'units' and g.id >= :first;
insert into review_tally (subject, subject_id, slot, threes, fives)
select 'goods', g.id, slot, (pg_temp.draw(g.id, 33) < 0.33)::int * 5, 1 + slot
from goods g cross join generate_series(0, 1) as slot
where pg_temp.draw(g.id, 32) < 0.02 and g.id between :first and :first + (:last - :first) * 3 / 4;
insert into goods_version (id, goods_id, number, title, price_cents, category_id, contents, contents_html, contents_text, attach, shipment,
  shipment_html, attach_sales, shipment_files, shipment_number, created_at, created_by)
select g.version_id, g.id, 1, g.title, g.price_cents, g.category_id, v.contents, v.contents_html, v.contents_text, v.attach, v.shipment,
  v.shipment_html, v.attach_sales, v.shipment_files, 1, g.created_at, g.seller_uid
from goods g cross join (select * from goods_version where id = :version) as v where g.id >= :first;
create temp table cut as select id, search_rank, category_id::int, price_cents::int, low, high, unnest(search_terms(search_key)) as term
from goods cross join lateral search_signature(search_key) where id >= :first;
insert into search_term (term, goods_count, grams, variants)
select term, count(*), search_grams(term), search_term_variants(term) from cut group by term
on conflict (term collate "C") do update set goods_count = search_term.goods_count + excluded.goods_count;
create temp table drop_term_indexes as select indexdef, indexname from pg_indexes where tablename = 'goods_term' and indexname not like '%_pk';
do $$ declare name text; begin
  for name in select indexname from drop_term_indexes loop execute format('drop index %I', name); end loop;
end $$;
alter table goods_term drop constraint goods_term_pk;
insert into goods_term select t.id, cut.search_rank, cut.id, cut.category_id, cut.price_cents, cut.low, cut.high
from cut join search_term t on t.term collate "C" = cut.term;
alter table goods_term add constraint goods_term_pk primary key (term_id, rank, goods_id, category_id, price_cents, signature_low, signature_high);
do $$ declare definition text; begin
  for definition in select indexdef from drop_indexes union all select indexdef from drop_term_indexes loop execute definition; end loop;
end $$;
update goods_category c set goods_count = (select count(*) from goods where category_id = c.id and listed);
set session_replication_role = origin;
