ALTER TABLE "comments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD COLUMN "begun_in" uuid;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD COLUMN "begun_key" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "viewer" uuid;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comment_threads_link" ON "comment_threads" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author" CHECK (("comments"."user_id" is null) = ("comments"."guest_name" is not null and "comments"."viewer" is not null));