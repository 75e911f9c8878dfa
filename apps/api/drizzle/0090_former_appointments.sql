CREATE TABLE "former_appointment" (
	"uid" bigint NOT NULL,
	"appointed_by" bigint NOT NULL,
	"appointed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_appointment_pkey" PRIMARY KEY("uid","appointed_by")
);
