CREATE TABLE "form_settings" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"mails" boolean DEFAULT true NOT NULL,
	"thank_you" text DEFAULT '' NOT NULL,
	"webhook_url" text,
	"webhook_secret" text,
	"sorts_spam" boolean DEFAULT true NOT NULL,
	"retention_days" integer,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "form_settings_thanks" CHECK (char_length("form_settings"."thank_you") <= 240),
	CONSTRAINT "form_settings_secret" CHECK ("form_settings"."webhook_url" is null or "form_settings"."webhook_secret" is not null)
);
--> statement-breakpoint
CREATE TABLE "site_forms" (
	"key" text PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page_name" text NOT NULL,
	"label" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_forms_key" CHECK ("site_forms"."key" ~ '^[a-z0-9]{20}$')
);
--> statement-breakpoint
CREATE TABLE "submission_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"submission_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"status" integer,
	"took_ms" integer,
	"trouble" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_deliveries_kind" CHECK ("submission_deliveries"."kind" in ('mail', 'webhook')),
	CONSTRAINT "submission_deliveries_state" CHECK ("submission_deliveries"."state" in ('waiting', 'sent', 'failed', 'over'))
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"form_label" text NOT NULL,
	"page_name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"folder" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"digest" text NOT NULL,
	"opened" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_folder" CHECK ("submissions"."folder" in ('inbox', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "form_settings" ADD CONSTRAINT "form_settings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_settings" ADD CONSTRAINT "form_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_forms" ADD CONSTRAINT "site_forms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_forms" ADD CONSTRAINT "site_forms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_deliveries" ADD CONSTRAINT "submission_deliveries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_deliveries" ADD CONSTRAINT "submission_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_deliveries" ADD CONSTRAINT "submission_deliveries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_key_site_forms_key_fk" FOREIGN KEY ("form_key") REFERENCES "public"."site_forms"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_settings_workspace" ON "form_settings" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "site_forms_site" ON "site_forms" USING btree ("site_id","seen_at");--> statement-breakpoint
CREATE INDEX "site_forms_workspace" ON "site_forms" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "submission_deliveries_due" ON "submission_deliveries" USING btree ("due_at") WHERE "submission_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "submission_deliveries_site" ON "submission_deliveries" USING btree ("site_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "submission_deliveries_submission" ON "submission_deliveries" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_deliveries_workspace" ON "submission_deliveries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "submissions_list" ON "submissions" USING btree ("site_id","folder","created_at","id");--> statement-breakpoint
CREATE INDEX "submissions_workspace" ON "submissions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "submissions_opened" ON "submissions" USING btree ("form_key","opened");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_once" ON "submissions" USING btree ("form_key","digest");