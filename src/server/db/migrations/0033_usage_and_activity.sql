CREATE TABLE "member_limits" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"credits" integer,
	CONSTRAINT "member_limits_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "member_limits_credits" CHECK ("member_limits"."credits" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "workspace_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"project_id" uuid,
	"project_name" text,
	"subject_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "member_limit" integer;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "project_name" text;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "project_name" text;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "held_on" date;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_activity" ADD CONSTRAINT "workspace_activity_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_limits_user" ON "member_limits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_list" ON "workspace_activity" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "workspace_activity_project" ON "workspace_activity" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_actor" ON "workspace_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_subject" ON "workspace_activity" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "workspace_activity_old" ON "workspace_activity" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_ledger_workspace" ON "credit_ledger" USING btree ("workspace_id","created_at") WHERE "credit_ledger"."workspace_id" is not null;--> statement-breakpoint
CREATE INDEX "credit_reservations_member" ON "credit_reservations" USING btree ("workspace_id","actor_id","held_on") WHERE "credit_reservations"."workspace_id" is not null;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_member_limit" CHECK ("workspaces"."member_limit" between 0 and 100000);
--> statement-breakpoint
-- What was spent before belongs to the project in whose chat the answer stands, and what runs now to its own.
UPDATE "credit_reservations" r SET
	"held_on" = coalesce(r."day", (r."created_at" at time zone 'utc')::date),
	"workspace_id" = place."workspace_id", "project_id" = place."project_id", "project_name" = place."name"
FROM (
	SELECT r."id", p."workspace_id", p."id" AS "project_id", p."name"
	FROM "credit_reservations" r
	LEFT JOIN "chat_messages" m ON m."role" = 'assistant' AND m."details" ->> 'request' = r."id"::text
	LEFT JOIN "generations" g ON g."id" = r."id"
	LEFT JOIN "projects" p ON p."id" = coalesce(m."project_id", g."project_id")
) place
WHERE place."id" = r."id";
--> statement-breakpoint
UPDATE "credit_ledger" l SET
	"workspace_id" = r."workspace_id", "project_id" = r."project_id", "project_name" = r."project_name"
FROM "credit_reservations" r
WHERE l."kind" IN ('spend', 'return', 'refund') AND l."reference" = r."id"::text;
--> statement-breakpoint
-- A row of the activity is never changed; an account that is deleted is forgotten in it.
CREATE FUNCTION "refuse_change_of_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "same" "workspace_activity" := NEW;
BEGIN
	IF NEW."actor_id" IS NULL THEN "same"."actor_id" := OLD."actor_id"; END IF;
	IF NEW."subject_id" IS NULL THEN "same"."subject_id" := OLD."subject_id"; END IF;
	IF "same" IS DISTINCT FROM OLD THEN
		RAISE EXCEPTION 'a row of workspace_activity is never changed';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "workspace_activity_kept" BEFORE UPDATE ON "workspace_activity"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_activity"();
