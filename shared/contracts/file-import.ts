import { Type, type Static, type TObject } from '@sinclair/typebox'
import { flag, id, integer, moment, nullable, oneOf, text } from '../columns'
import type { CodedRefusal } from '../refusals/fill-text'

/** The states of an import: being checked, waiting for its owner, running, done; or ended before. */
export const importStatuses = ['checking', 'checked', 'importing', 'imported', 'stopped', 'failed'] as const

/** One place of a running import. */
export type ImportStatus = (typeof importStatuses)[number]

/** The places in which the server is at work on an import. */
export const runningStatuses: readonly ImportStatus[] = ['checking', 'importing']

/** Whether the server is at work on an import. */
export const isRunning = ({ status }: { status: ImportStatus }): boolean => runningStatuses.includes(status)

/** What an import does, or did, with one entry of its file. */
export const importActions = ['create', 'update', 'same', 'bad'] as const

/** One thing that an import does, or did, with an entry. */
export type ImportAction = (typeof importActions)[number]

/** The column of an import that counts each action. */
export const importCounters = {
  create: 'created',
  update: 'changed',
  same: 'same',
  bad: 'bad',
} as const satisfies Record<ImportAction, string>

/** A count of an import. */
export const counted = integer(0, 1_000_000)

/** A refusal by its code. */
export const coded = Type.Unsafe<CodedRefusal>(Type.Object({ code: Type.String() }))

/** What every import of a file says of itself; its row shows the progress. */
export const importRecord = {
  id,
  customerId: id,
  name: text(200),
  status: oneOf(importStatuses),
  /** How many entries the file has; 0 until it has been read. */
  total: counted,
  /** How many of them have been checked, or imported. */
  done: counted,
  created: counted,
  changed: counted,
  same: counted,
  bad: counted,
  /** Why a failed import ended, in English and by its code. */
  problem: text(500),
  refusal: nullable(coded),
  createdAt: moment,
}

/** What every import says of an entry of its file. */
export const outcomeRecord = {
  id,
  customerId: id,
  importId: id,
  /** What the check said would be done; else what was done. */
  dryRun: flag,
  /** The entry's first line in the file, from 1. */
  line: integer(1, 100_000_000),
  title: Type.String(),
  action: oneOf(importActions),
}

/** An import of a file as every kind of it is read. */
export type FileImport = Static<TObject<typeof importRecord>>
