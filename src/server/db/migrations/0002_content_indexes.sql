DROP INDEX "page_versions_message";--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "defaults_created_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_messages_workspace" ON "chat_messages" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_project" ON "generations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "generations_workspace" ON "generations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "page_versions_workspace" ON "page_versions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "project_pages_version" ON "project_pages" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "project_pages_workspace" ON "project_pages" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "page_versions_message" ON "page_versions" USING btree ("associated_message_id");