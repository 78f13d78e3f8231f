CREATE TABLE "generation_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"turn" uuid NOT NULL,
	"page_name" text NOT NULL,
	"prompt" text NOT NULL,
	"asked" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_line_turn" UNIQUE("user_id","project_id","turn")
);
--> statement-breakpoint
ALTER TABLE "generation_line" ADD CONSTRAINT "generation_line_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_line" ADD CONSTRAINT "generation_line_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_line" ADD CONSTRAINT "generation_line_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_line_page" ON "generation_line" USING btree ("project_id","page_name","created_at");--> statement-breakpoint
CREATE INDEX "generation_line_workspace" ON "generation_line" USING btree ("workspace_id");