CREATE TABLE "model_rungs" (
	"model" text NOT NULL,
	"rung" text NOT NULL,
	"tried" double precision NOT NULL,
	"worked" double precision NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_rungs_model_rung_pk" PRIMARY KEY("model","rung"),
	CONSTRAINT "model_rungs_rung" CHECK ("model_rungs"."rung" in ('operations', 'section', 'search', 'page')),
	CONSTRAINT "model_rungs_share" CHECK ("model_rungs"."worked" >= 0 and "model_rungs"."worked" <= "model_rungs"."tried")
);
