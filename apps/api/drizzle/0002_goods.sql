create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger goods_version_immutable before update or delete on goods_version
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger goods_order_action_immutable before update or delete on goods_order_action
  for each row execute function refuse_change();
--> statement-breakpoint
alter table goods alter column grams set statistics 1000;
