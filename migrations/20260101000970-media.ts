import type { Migration } from '../server/kit/database/migrate'

/** What is to be seen in a picture of the gallery, which part of the header must stay in view, and what a video's host says of it. */
export const media: Migration = {
  name: '20260101000970-media',
  async up(knex) {
    await knex.raw(`alter table profile_gallery add column alt text not null default ''`)
    await knex.raw(`alter table account
      add column "headerFocusX" integer not null default 50 check ("headerFocusX" between 0 and 100),
      add column "headerFocusY" integer not null default 50 check ("headerFocusY" between 0 and 100)`)
    // Videos that are there already are looked up too.
    await knex.raw(`alter table profile_videos
      add column title text not null default '',
      add column poster text not null default '',
      add column "lookUpAt" timestamptz default now()`)
    await knex.raw(`create index on profile_videos ("lookUpAt") where "lookUpAt" is not null`)
  },
  async down(knex) {
    await knex.raw('alter table profile_gallery drop column alt')
    await knex.raw('alter table account drop column "headerFocusX", drop column "headerFocusY"')
    await knex.raw('alter table profile_videos drop column title, drop column poster, drop column "lookUpAt"')
  },
}
