import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { AroundHook } from '../../declarations'
import { answerOk } from './hooks/answer-ok'
import { authenticate } from './hooks/authenticate'
import { authorise, authoriseOperation } from './hooks/authorise'
import { createOnce } from './once/create-once'
import { chooseAccounts, chooseRole } from './hooks/choose-role'
import { external } from './hooks/external'
import { noEvents } from './hooks/no-events'
import { presentRows } from './hooks/present-rows'
import { readData } from './hooks/read-data'
import { readInput } from './hooks/read-input'
import { readOperationQuery, readQuery } from './hooks/read-query'
import { scopeRows } from './hooks/scope-rows'
import { transaction } from './hooks/transaction'
import { refuseKey } from './once/idempotency-key'

/** What every call of a table service goes through, in this order; a feature's own hooks come before the transaction. */
export const tableGate = (contract: AnyTableContract, own: readonly AroundHook[] = []): AroundHook[] => [
  noEvents,
  authenticate,
  ...[
    chooseRole(contract),
    authorise(contract),
    readQuery(contract),
    scopeRows(contract),
    presentRows(contract),
    readData(contract),
  ].map(external),
  ...own,
  transaction,
  external(createOnce(contract)),
]

/** The same for an operation, which opens its own works. */
export const operationGate = (contract: OperationContract): AroundHook[] => [
  noEvents,
  authenticate,
  ...[
    chooseAccounts(contract),
    authoriseOperation(contract),
    refuseKey(contract),
    readInput(contract),
    readOperationQuery,
    answerOk,
  ].map(external),
]
