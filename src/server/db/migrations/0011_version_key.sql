ALTER TABLE "project_pages" DROP CONSTRAINT "project_pages_version_id_page_versions_id_fk";--> statement-breakpoint
DROP INDEX "generations_turn";--> statement-breakpoint
DROP INDEX "project_pages_version";--> statement-breakpoint
ALTER TABLE "page_versions" DROP CONSTRAINT "page_versions_pkey";--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_project_id_id_pk" PRIMARY KEY("project_id","id");--> statement-breakpoint
-- Of a page whose version goes only the version is forgotten, never its project.
ALTER TABLE "project_pages" ADD CONSTRAINT "project_pages_shown" FOREIGN KEY ("project_id","version_id") REFERENCES "public"."page_versions"("project_id","id") ON DELETE set null ("version_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_pages_version" ON "project_pages" USING btree ("project_id","version_id");--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_turn" UNIQUE NULLS NOT DISTINCT("visitor_id","project_id","turn");
