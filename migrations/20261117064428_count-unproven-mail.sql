create table "unproven_mail" (
  "address_hash" text collate "C" not null,
  "day" date not null,
  constraint "unproven_mail_pkey" PRIMARY KEY (address_hash, day)
);
