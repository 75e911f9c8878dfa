CREATE TABLE "accepted_price" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd_e8" bigint NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_price_positive_check" CHECK ("accepted_price"."usd_e8" > 0)
);
