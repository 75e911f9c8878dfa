CREATE TABLE "ad_quarter" (
	"ad_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"impressions" integer NOT NULL,
	"uncounted" integer NOT NULL,
	CONSTRAINT "ad_quarter_pkey" PRIMARY KEY("ad_id","at","place")
);
