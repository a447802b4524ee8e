create table "demo_story" (
  "id" uuid not null,
  "begun_at" timestamp with time zone not null,
  "told_at" timestamp with time zone,
  constraint "demo_story_pkey" PRIMARY KEY (id)
);
