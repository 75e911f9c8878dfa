-- Written anew: every place of the index gets the signature of its title.
TRUNCATE TABLE "goods_term";--> statement-breakpoint
DROP INDEX "goods_term_category_idx";--> statement-breakpoint
ALTER TABLE "goods_term" DROP CONSTRAINT "goods_term_term_id_rank_goods_id_category_id_price_cents_pk";--> statement-breakpoint
ALTER TABLE "goods_term" ADD COLUMN "signature_low" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_term" ADD COLUMN "signature_high" bigint NOT NULL;--> statement-breakpoint
-- A number of 32 bits for up to three characters, the same as in search-signature.ts.
create function search_gram_hash(gram text) returns bigint language sql immutable parallel safe as $$
  select ((ascii(gram)::bigint * 31 + ascii(substr(gram, 2, 1))) * 31 + ascii(substr(gram, 3, 1))) * 2654435761 & 4294967295
$$;
--> statement-breakpoint
-- Of 128 bits those that stand for what is inside a folded title: Latin words by every three letters and by their first two, Chinese by
-- every two characters, with two bits each.
create function search_signature(key text, out low bigint, out high bigint) language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << at) filter (where at < 64), 0), coalesce(bit_or(1::bigint << at - 64) filter (where at >= 64), 0)
  from regexp_matches(key, '[a-z0-9]+|[^a-z0-9_ ]+', 'g') as run(parts)
  cross join lateral (
    select search_gram_hash(substr(parts[1], i, 3)) >> 25 from generate_series(1, char_length(parts[1]) - 2) as i where parts[1] ~ '^[a-z0-9]'
    union all
    select search_gram_hash('^' || left(parts[1], 2)) >> 25 where parts[1] ~ '^[a-z0-9]{2}'
    union all
    select hash >> shift & 127
    from generate_series(1, char_length(parts[1]) - 1) as i, search_gram_hash(substr(parts[1], i, 2)) as hash, (values (25), (18)) as two(shift)
    where parts[1] !~ '^[a-z0-9]'
  ) as bits(at_long) cross join lateral (select at_long::int) as bit(at)
$$;
--> statement-breakpoint
create or replace function goods_index(before goods_indexed[], after goods_indexed[]) returns void language plpgsql as $$
begin
  insert into search_term (term, grams, variants)
  select term, search_grams(term), search_term_variants(term)
  from (select distinct unnest(search_terms(a.search_key)) as term from unnest(after) as a) as used
  where not exists (select 1 from search_term as known where known.term collate "C" = used.term)
  order by term collate "C"
  on conflict do nothing;

  delete from goods_term as old using unnest(before) as b, unnest(search_terms(b.search_key)) as used(term), search_term as t
  where t.term collate "C" = used.term and old.term_id = t.id and old.rank = b.search_rank and old.goods_id = b.id;

  insert into goods_term (term_id, rank, goods_id, category_id, price_cents, signature_low, signature_high)
  select t.id, a.search_rank, a.id, a.category_id, a.price_cents, s.low, s.high
  from unnest(after) as a, search_signature(a.search_key) as s, unnest(search_terms(a.search_key)) as used(term), search_term as t
  where t.term collate "C" = used.term;

  with change as (
    select term, sum(by) as by from (
      select unnest(search_terms(search_key)) as term, -1 as by from unnest(before)
      union all select unnest(search_terms(search_key)), 1 from unnest(after)
    ) as each group by term having sum(by) <> 0
  ), locked as (
    select t.id, change.by from search_term as t join change on t.term collate "C" = change.term order by t.id for no key update of t
  )
  update search_term as t set goods_count = t.goods_count + locked.by from locked where t.id = locked.id;

  with change as (
    select category_id, sum(by) as by from (
      select category_id, -1 as by from unnest(before) union all select category_id, 1 from unnest(after)
    ) as each group by category_id having sum(by) <> 0
  ), locked as (
    select c.id, change.by from goods_category as c join change on c.id = change.category_id order by c.id for no key update of c
  )
  update goods_category as c set goods_count = c.goods_count + locked.by from locked where c.id = locked.id;
end
$$;
--> statement-breakpoint
insert into goods_term (term_id, rank, goods_id, category_id, price_cents, signature_low, signature_high)
select t.id, g.search_rank, g.id, g.category_id, g.price_cents, s.low, s.high
from goods as g cross join lateral search_signature(g.search_key) as s
  cross join lateral unnest(search_terms(g.search_key)) as used(term) join search_term as t on t.term collate "C" = used.term
where g.listed;
--> statement-breakpoint
ALTER TABLE "goods_term" ADD CONSTRAINT "goods_term_pk" PRIMARY KEY("term_id","rank","goods_id","category_id","price_cents","signature_low","signature_high");--> statement-breakpoint
CREATE INDEX "goods_term_category_idx" ON "goods_term" USING btree ("term_id","category_id","rank","goods_id","price_cents","signature_low","signature_high");
