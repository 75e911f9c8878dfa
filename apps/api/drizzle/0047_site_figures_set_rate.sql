CREATE TABLE "set_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd_e8" bigint NOT NULL,
	"hours" integer NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" bigint,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "set_rate_positive_check" CHECK ("set_rate"."usd_e8" > 0),
	CONSTRAINT "set_rate_hours_check" CHECK ("set_rate"."hours" between 1 and 24),
	CONSTRAINT "set_rate_confirmed_check" CHECK (("set_rate"."confirmed_at" is null) = ("set_rate"."confirmed_by" is null)),
	CONSTRAINT "set_rate_second_check" CHECK ("set_rate"."confirmed_by" <> "set_rate"."proposed_by")
);
--> statement-breakpoint
CREATE INDEX "app_user_registered_idx" ON "app_user" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dispute_opened_idx" ON "dispute" USING btree ("opened_at") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "goods_order_paid_idx" ON "goods_order" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "goods_published_idx" ON "goods" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otc_order_taken_idx" ON "otc_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otc_order_completed_idx" ON "otc_order" USING btree ("ended_at") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "journal_entry_kind_created" ON "journal_entry" USING btree ("kind","created_at");