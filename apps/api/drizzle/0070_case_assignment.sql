CREATE TABLE "dispute_assignment" (
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_assignment_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE INDEX "dispute_assignment_uid_idx" ON "dispute_assignment" USING btree ("uid");