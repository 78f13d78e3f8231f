CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"page_name" text NOT NULL,
	"link_id" uuid NOT NULL,
	"viewer" uuid NOT NULL,
	"name" text NOT NULL,
	"mail" text,
	"version_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"version_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "review_decisions_verdict" CHECK ("review_decisions"."verdict" in ('approved', 'changes')),
	CONSTRAINT "review_decisions_words" CHECK (char_length("review_decisions"."words") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page_name" text NOT NULL,
	"version_id" uuid,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"made_by" text,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_looks" (
	"link_id" uuid NOT NULL,
	"viewer" uuid NOT NULL,
	"name" text NOT NULL,
	"mail" text,
	"version_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"version_hash" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_looks_link_id_viewer_pk" PRIMARY KEY("link_id","viewer")
);
--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_looks" ADD CONSTRAINT "review_looks_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_decisions_project" ON "review_decisions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "review_decisions_owner" ON "review_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_decisions_viewer" ON "review_decisions" USING btree ("link_id","viewer");--> statement-breakpoint
CREATE INDEX "review_links_project" ON "review_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "review_links_workspace" ON "review_links" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "review_links_maker" ON "review_links" USING btree ("made_by");