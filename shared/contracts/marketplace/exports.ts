import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { id, integer, moment, nullable, oneOf } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** The states of an archive: asked for, being made, to be downloaded; or ended without one. */
export const exportStatuses = ['waiting', 'running', 'ready', 'failed'] as const

/** One place of an archive. */
export type ExportStatus = (typeof exportStatuses)[number]

/** The places in which the server is at work on an archive. */
export const unfinishedStatuses: readonly ExportStatus[] = ['waiting', 'running']

/** Why an archive was not made; empty where it was, or is being made. */
export const exportProblems = ['', 'storage', 'interrupted', 'failed'] as const

/** How long an archive can be downloaded. */
export const exportHours = 24

const counted = integer(0, 1_000_000_000)

/** An archive of all that an account has, for its owner; the row shows how far it is. Removing it stops it, or deletes it. */
export const exportContract = contract({
  path: 'account-exports',
  name: { en: 'Archives', fr: 'Archives' },
  record: {
    id,
    customerId: id,
    status: oneOf(exportStatuses),
    /** How many files the archive will hold; 0 until that is known. */
    total: counted,
    /** How many of them it holds. */
    done: counted,
    /** The archive's size so far. */
    bytes: Type.Number({ minimum: 0 }),
    /** How many records, pictures and files, and pages it holds, and how many of those could not be read. */
    records: counted,
    files: counted,
    missing: counted,
    pages: counted,
    problem: oneOf(exportProblems),
    createdAt: moment,
    readyAt: nullable(moment),
    /** When a finished archive is deleted. */
    expiresAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: ['find', 'get', 'create', 'remove'] }, integrator: false },
})

/** An archive as it is read. */
export type AccountExport = RowOf<typeof exportContract>

/** Makes a ticket with which this session downloads an archive within a minute, as the form field `ticket`: a browser's download carries no token. */
export const exportTicketOperation = operation<{ ok: true; ticket: string }>()({
  path: 'account-export-ticket',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})
