import { Type } from '@sinclair/typebox'
import { all } from '../../access'
import { filledText, id, integer, labelled, moment, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'
import { maxOldAddress } from '../../rules/site/old-address'

/** Where an address of an old site leads, which no page of the site has. */
export const redirectContract = contract({
  path: 'redirects',
  name: { en: 'Old addresses', fr: 'Anciennes adresses' },
  called: 'path',
  record: {
    id,
    customerId: id,
    /** Path and query, as `oldAddress` reads them. */
    path: labelled({ en: 'Old address', fr: 'Ancienne adresse' }, filledText(maxOldAddress)),
    /** A path of the site, or an address elsewhere. */
    target: labelled({ en: 'Leads to', fr: 'Mène à' }, filledText(500)),
    createdAt: moment,
  },
  writable: ['path', 'target'],
  required: ['path', 'target'],
  access: { owner: { methods: all } },
})

export type Redirect = RowOf<typeof redirectContract>

/** An address that visitors asked for and that is not there; the last few hundred are kept. */
export const missingPageContract = contract({
  path: 'missing-pages',
  name: { en: 'Pages not found', fr: 'Pages introuvables' },
  called: 'path',
  record: {
    id,
    customerId: id,
    path: text(maxOldAddress),
    /** How often it was asked for, and when last. */
    count: integer(1, 2_000_000_000),
    lastAt: moment,
  },
  writable: [],
  access: { owner: { methods: ['find', 'get', 'remove'] } },
})

export type MissingPage = RowOf<typeof missingPageContract>

/** So many lines are read of one file. */
export const maxRedirectLines = 5_000

/** Reads old addresses from a file: two columns, from and to, as shop systems write them; what is there already leads where the file says. */
export const importRedirects = operation<{
  ok: true
  added: number
  changed: number
  /** The lines that could not be read, counted from 1. */
  bad: number[]
}>()({
  path: 'import-redirects',
  input: Type.Object(
    {
      customerId: id,
      /** Its text. */
      file: Type.String({ minLength: 1, maxLength: 500_000 }),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff', 'integrator'],
})
