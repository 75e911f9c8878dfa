CREATE INDEX "goods_order_buyer_paid_idx" ON "goods_order" USING btree ("buyer_uid","paid_at");--> statement-breakpoint
CREATE INDEX "internal_transfer_applied_idx" ON "internal_transfer" USING btree ("uid","applied_at");--> statement-breakpoint
CREATE INDEX "user_transfer_sent_idx" ON "user_transfer" USING btree ("from_uid","created_at");--> statement-breakpoint
CREATE INDEX "user_transfer_got_idx" ON "user_transfer" USING btree ("to_uid","created_at");--> statement-breakpoint
CREATE INDEX "deposit_seen_idx" ON "deposit" USING btree ("uid","currency","created_at");