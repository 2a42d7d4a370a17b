import type { Migration } from '../server/kit/database/migrate'

/** What somebody proves a sign-in with beside the password: an authenticator app, passkeys, recovery codes. */
export const secondFactor: Migration = {
  name: '0028-second-factor',
  async up(knex) {
    await knex.raw(`
      create table authenticators (
        "userId" integer primary key references users (id) on delete cascade,
        secret text not null,
        step integer not null,
        "createdAt" timestamptz not null
      );
      create table recovery_codes (
        hash text primary key,
        "userId" integer not null references users (id) on delete cascade
      );
      create index recovery_codes_user on recovery_codes ("userId");
      create table passkeys (
        id text primary key,
        "userId" integer not null references users (id) on delete cascade,
        host text not null,
        "publicKey" text not null,
        counter bigint not null,
        name text not null,
        "createdAt" timestamptz not null,
        "lastUsedAt" timestamptz
      );
      create index passkeys_user on passkeys ("userId");
      create table passkey_challenges (
        challenge text primary key,
        "userId" integer references users (id) on delete cascade,
        "expiresAt" timestamptz not null
      );
      create index passkey_challenges_expiry on passkey_challenges ("expiresAt");
    `)
  },
  async down(knex) {
    await knex.raw('drop table passkey_challenges, passkeys, recovery_codes, authenticators')
  },
}
