CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"by_topic" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" uuid,
	"project_id" uuid,
	"thread_id" uuid,
	"comment_id" uuid,
	"subject" uuid,
	"actor_id" text,
	"actor_name" text,
	"place" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"fold_key" text,
	"made_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notifications_excerpt" CHECK (char_length("notifications"."excerpt") <= 201),
	CONSTRAINT "notifications_count" CHECK ("notifications"."count" >= 1)
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_thread_id_comment_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comment_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","made_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("due_at") WHERE "notifications"."read_at" is null and "notifications"."mailed_at" is null and "notifications"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_folded" ON "notifications" USING btree ("user_id","fold_key") WHERE "notifications"."read_at" is null and "notifications"."fold_key" is not null;--> statement-breakpoint
CREATE INDEX "notifications_workspace" ON "notifications" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "notifications_project" ON "notifications" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "notifications_thread" ON "notifications" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_made" ON "notifications" USING btree ("made_at");