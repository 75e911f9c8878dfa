CREATE TABLE "person" (
	"uid" bigint NOT NULL,
	"other_uid" bigint NOT NULL,
	"blocked_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_uid_other_uid_pk" PRIMARY KEY("uid","other_uid")
);
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_other_uid_app_user_uid_fk" FOREIGN KEY ("other_uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_list_idx" ON "person" USING btree ("uid","changed_at");--> statement-breakpoint
CREATE INDEX "person_blocked_idx" ON "person" USING btree ("other_uid","uid") WHERE blocked_at is not null;
--> statement-breakpoint
-- A block and a take of the same two people come one after the other: takes that are being committed first, later ones see the block.
CREATE FUNCTION person_lock(p_one bigint, p_other bigint) RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock(hashtext('person'), hashtext(least(p_one, p_other) || ' ' || greatest(p_one, p_other)));
$$;--> statement-breakpoint
CREATE FUNCTION person_blocks(p_one bigint, p_other bigint) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('person'), hashtext(least(p_one, p_other) || ' ' || greatest(p_one, p_other)));
  RETURN (SELECT count(*) FROM person
    WHERE blocked_at IS NOT NULL AND (uid, other_uid) IN ((p_one, p_other), (p_other, p_one)));
END $$;
