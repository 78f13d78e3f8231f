CREATE TABLE "ownership_offers" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"offered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workspace_seen" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_seen_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."workspace_members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_seen" ADD CONSTRAINT "workspace_seen_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_seen" ADD CONSTRAINT "workspace_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ownership_offers_user" ON "ownership_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ownership_offers_by" ON "ownership_offers" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "workspace_seen_user" ON "workspace_seen" USING btree ("user_id");--> statement-breakpoint
-- What is known of before: who wrote when in which workspace, of those who may still see it.
INSERT INTO "workspace_seen" ("workspace_id", "user_id", "seen_at")
SELECT c."workspace_id", c."user_id", max(c."timestamp") FROM "chat_messages" c
WHERE EXISTS (SELECT FROM "workspace_members" m WHERE m."workspace_id" = c."workspace_id" AND m."user_id" = c."user_id")
	OR EXISTS (SELECT FROM "project_members" g WHERE g."workspace_id" = c."workspace_id" AND g."user_id" = c."user_id")
GROUP BY c."workspace_id", c."user_id";
