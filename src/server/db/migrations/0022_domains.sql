CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"base" text NOT NULL,
	"token" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"verified_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"problem" jsonb,
	"seen" jsonb,
	"certificate_until" timestamp with time zone,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plan_ended_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domains_name" CHECK ("domains"."name" ~ '^[a-z0-9.-]{4,253}$'),
	CONSTRAINT "domains_state" CHECK ("domains"."state" in ('waiting', 'live', 'lost', 'taken')),
	CONSTRAINT "domains_live" CHECK ("domains"."state" <> 'live' or "domains"."verified_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_of_site" ON "domains" USING btree ("site_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_holder" ON "domains" USING btree ("name") WHERE "domains"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_main" ON "domains" USING btree ("site_id") WHERE "domains"."is_main";--> statement-breakpoint
CREATE INDEX "domains_check" ON "domains" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "domains_workspace" ON "domains" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "domains_created_by" ON "domains" USING btree ("created_by");