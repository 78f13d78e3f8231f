ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "credit_reservations" DROP CONSTRAINT "credit_reservations_state";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "continues" uuid;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "returned_to_free_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_pages" ADD COLUMN "left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_continues" ON "generations" USING btree ("continues") WHERE "generations"."continues" is not null;--> statement-breakpoint
CREATE INDEX "page_versions_discarded" ON "page_versions" USING btree ("discarded_at") WHERE "page_versions"."discarded_at" is not null;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('grant', 'spend', 'return', 'refund', 'claw-back'));--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_state" CHECK ("credit_reservations"."state" in ('reserved', 'settled', 'released', 'refunded'));