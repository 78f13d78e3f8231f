CREATE TABLE "model_usage" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"input" integer NOT NULL,
	"cached" integer NOT NULL,
	"output" integer NOT NULL,
	"reasoning" integer NOT NULL,
	"first_byte_ms" integer,
	"took_ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_usage_created" ON "model_usage" USING btree ("created_at");