CREATE TABLE "generation_events" (
	"generation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "generation_events_generation_id_seq_pk" PRIMARY KEY("generation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"address" text NOT NULL,
	"turn" uuid NOT NULL,
	"page_name" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"quota_day" date,
	"charge" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('running', 'stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted')),
	CONSTRAINT "generations_charge" CHECK ("generations"."charge" in ('reserved', 'settled', 'released')),
	CONSTRAINT "generations_end" CHECK (("generations"."status" = 'running') = ("generations"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "visitor_quotas" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "visitor_quotas_day_scope_subject_pk" PRIMARY KEY("day","scope","subject"),
	CONSTRAINT "visitor_quotas_scope" CHECK ("visitor_quotas"."scope" in ('visitor', 'address')),
	CONSTRAINT "visitor_quotas_used" CHECK ("visitor_quotas"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generations_turn" ON "generations" USING btree ("visitor_id","turn");--> statement-breakpoint
CREATE INDEX "generations_ended" ON "generations" USING btree ("ended_at");