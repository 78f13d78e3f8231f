CREATE TABLE "site_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"site_name" text NOT NULL,
	"url" text NOT NULL,
	"why" text NOT NULL,
	"words" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_reports_words" CHECK (char_length("site_reports"."words") <= 2000 and char_length("site_reports"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "site_reports" ADD CONSTRAINT "site_reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_reports_site" ON "site_reports" USING btree ("site_id");