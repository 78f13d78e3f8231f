ALTER TABLE "profiles" DROP CONSTRAINT "profiles_credits";--> statement-breakpoint
ALTER TABLE "visitor_quotas" DROP CONSTRAINT "visitor_quotas_scope";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_intent_id_checkout_intents_id_fk";
--> statement-breakpoint
DROP INDEX "payment_events_open";--> statement-breakpoint
ALTER TABLE "credit_ledger" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "what" text;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "what" text;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_intent_id_checkout_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."checkout_intents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_ledger_reference" ON "credit_ledger" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_reservations_user" ON "credit_reservations" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "purchases_checked" ON "purchases" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "purchases_subscription" ON "purchases" USING btree ("provider","subscription_id") WHERE "purchases"."subscription_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_open" ON "payment_events" USING btree ("provider","sale_id") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
INSERT INTO "credit_reservations" ("id", "user_id", "actor_id", "day", "state", "expires_at")
SELECT g."id", g."payer_id", a."id", g."quota_day", 'reserved', now() + interval '15 minutes'
FROM "generations" g JOIN "users" p ON p."id" = g."payer_id" LEFT JOIN "users" a ON a."id" = g."visitor_id"
WHERE g."status" = 'running';--> statement-breakpoint
INSERT INTO "credit_accounts" ("user_id", "balance", "reserved", "day", "day_used")
SELECT p."id", p."credits" + held."n", held."n", greatest(today."day", used."day"),
  CASE WHEN used."day" >= today."day" THEN used."used" ELSE 0 END
FROM "profiles" p
CROSS JOIN (SELECT (now() AT TIME ZONE 'utc')::date AS "day") today
CROSS JOIN LATERAL (SELECT count(*)::int AS "n" FROM "credit_reservations" r WHERE r."user_id" = p."id" AND r."day" IS NULL) held
LEFT JOIN LATERAL (SELECT q."day", q."used" FROM "visitor_quotas" q WHERE q."scope" = 'user' AND q."subject" = p."id" ORDER BY q."day" DESC LIMIT 1) used ON true
WHERE p."credits" > 0 OR held."n" > 0 OR used."day" IS NOT NULL;--> statement-breakpoint
INSERT INTO "credit_ledger" ("id", "user_id", "kind", "amount", "reference", "key", "what")
SELECT gen_random_uuid(), a."user_id", 'grant', a."balance", 'host', 'opening:' || a."user_id", 'Opening balance'
FROM "credit_accounts" a WHERE a."balance" > 0;--> statement-breakpoint
DELETE FROM "visitor_quotas" WHERE "scope" = 'user';--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "credits";--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_clawed_back" CHECK ("purchases"."clawed_back" between 0 and "purchases"."credits");--> statement-breakpoint
ALTER TABLE "visitor_quotas" ADD CONSTRAINT "visitor_quotas_scope" CHECK ("visitor_quotas"."scope" in ('visitor', 'address'));