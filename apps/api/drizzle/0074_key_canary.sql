CREATE TABLE "key_canary" (
	"name" text PRIMARY KEY NOT NULL,
	"nonce" "bytea" NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"sandbox" boolean NOT NULL
);
