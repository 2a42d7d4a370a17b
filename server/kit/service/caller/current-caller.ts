import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './caller'

const callers = new AsyncLocalStorage<Caller | undefined>()

/** Runs what somebody has called for: each work that begins meanwhile is theirs, however deep it is. */
export const asCaller = <T>(caller: Caller | undefined, run: () => T): T => callers.run(caller, run)

/** Who has called for what runs now; undefined for our own jobs. */
export const currentCaller = (): Caller | undefined => callers.getStore()
