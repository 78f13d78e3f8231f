CREATE TABLE "release_files" (
	"release_id" uuid NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"encodings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy" text,
	CONSTRAINT "release_files_release_id_path_pk" PRIMARY KEY("release_id","path")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"site_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_by" text,
	"pages" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_of_site" UNIQUE("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_blobs_sha" CHECK ("site_blobs"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "site_names" (
	"name" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"workspace_id" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"forwards_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"password_hash" text,
	"live_release_id" uuid,
	"badge" boolean DEFAULT true NOT NULL,
	"noindex" boolean DEFAULT false NOT NULL,
	"taken_down_why" text,
	"taken_down_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "sites_name_unique" UNIQUE("name"),
	CONSTRAINT "sites_name" CHECK ("sites"."name" ~ '^[a-z0-9]([a-z0-9-]{1,38})[a-z0-9]$'),
	CONSTRAINT "sites_state" CHECK ("sites"."state" in ('live', 'paused', 'unpublished', 'taken_down')),
	CONSTRAINT "sites_visibility" CHECK ("sites"."visibility" in ('public', 'unlisted', 'password')),
	CONSTRAINT "sites_password" CHECK ("sites"."visibility" <> 'password' or "sites"."password_hash" is not null),
	CONSTRAINT "sites_live_state" CHECK ("sites"."state" <> 'live' or "sites"."live_release_id" is not null),
	CONSTRAINT "sites_why" CHECK (char_length("sites"."taken_down_why") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_sha256_site_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."site_blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_names" ADD CONSTRAINT "site_names_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_live" FOREIGN KEY ("id","live_release_id") REFERENCES "public"."releases"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_files_sha" ON "release_files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_number" ON "releases" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "releases_workspace" ON "releases" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "releases_created_by" ON "releases" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "site_blobs_touched" ON "site_blobs" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "site_names_site" ON "site_names" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "sites_workspace" ON "sites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "sites_live_release" ON "sites" USING btree ("id","live_release_id");
--> statement-breakpoint
-- However a name comes free (renamed, project, workspace or account deleted), nobody else gets it at once.
CREATE FUNCTION "hold_site_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "site_names" ("name", "site_id", "workspace_id", "held_until", "forwards_until")
	VALUES (
		OLD."name",
		CASE WHEN TG_OP = 'UPDATE' THEN OLD."id" END,
		OLD."workspace_id",
		now() + interval '90 days',
		now() + interval '1 year'
	)
	ON CONFLICT ("name") DO UPDATE SET
		"site_id" = excluded."site_id", "workspace_id" = excluded."workspace_id",
		"held_until" = excluded."held_until", "forwards_until" = excluded."forwards_until";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_name_given_up" AFTER DELETE ON "sites" FOR EACH ROW EXECUTE FUNCTION "hold_site_name"();
--> statement-breakpoint
CREATE TRIGGER "sites_renamed" AFTER UPDATE OF "name" ON "sites" FOR EACH ROW
	WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "hold_site_name"();
