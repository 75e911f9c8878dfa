CREATE TABLE "own_phrase" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"nonce" "bytea" NOT NULL,
	"ciphertext" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_phrase" ADD CONSTRAINT "own_phrase_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;