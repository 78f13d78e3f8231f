CREATE TABLE "workspace_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid,
	"email" text,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_invites_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "workspace_invites_role" CHECK ("workspace_invites"."role" in ('admin', 'editor', 'viewer')),
	CONSTRAINT "workspace_invites_uses" CHECK ("workspace_invites"."uses" between 1 and 50),
	CONSTRAINT "workspace_invites_once" CHECK ("workspace_invites"."email" is null or "workspace_invites"."uses" = 1)
);
--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_invites_workspace" ON "workspace_invites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_project" ON "workspace_invites" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_invites_address" ON "workspace_invites" USING btree ("workspace_id","email") WHERE "workspace_invites"."project_id" is null and "workspace_invites"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_invites_guest" ON "workspace_invites" USING btree ("project_id","email") WHERE "workspace_invites"."project_id" is not null and "workspace_invites"."email" is not null;