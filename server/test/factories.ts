import type { Account } from '@mainstreet/shared/account'
import type { TablePath } from '@mainstreet/shared/services'
import type { TestApp } from './create-test-app'

/** Creates one complete row of a service for an account, as our own code would, with whatever it depends on. */
export type Factory = (app: TestApp, account: Account) => Promise<{ id: number }>
