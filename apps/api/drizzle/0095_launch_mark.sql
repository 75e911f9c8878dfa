CREATE TABLE "launch_mark" (
	"check" text PRIMARY KEY NOT NULL,
	"by_uid" bigint NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
