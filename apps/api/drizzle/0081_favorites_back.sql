CREATE TABLE "favorite_choice" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"tell_back" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_favorite" ADD COLUMN "told_back_at" timestamp with time zone;