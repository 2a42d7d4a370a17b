import { methods } from '@mainstreet/shared/access'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { TablePath } from '@mainstreet/shared/services'
import type { Static, TObject } from '@sinclair/typebox'
import type { Application, AroundHook, NextFunction } from '../../declarations'
import type { Call } from './service-params'
import { operationGate, tableGate } from './gate'
import type { StoringOnlyColumns, TableRules } from './table-rules'
import { TableService } from './table-service'

/** A table service of the app: its contract and what is special about it. */
export interface TableDefinition<C extends AnyTableContract = AnyTableContract> {
  kind: 'table'
  contract: C
  rules(app: Application): TableRules<C>
  hooks(app: Application): readonly AroundHook[]
}

/** An operation of the app: its contract and the function that carries it out. */
export interface OperationDefinition<C> {
  kind: 'operation'
  contract: C
  run(app: Application): (input: never, call: Call) => Promise<unknown>
}

/** The feature that serves a contract. */
export type DefinitionOf<C> = C extends AnyTableContract
  ? TableDefinition<C>
  : C extends OperationContract
    ? OperationDefinition<C>
    : never

/** Declares a table service; most need no rules, and few need hooks of their own. */
export const tableService = <C extends AnyTableContract, Rules extends TableRules<C>>(
  contract: C,
  rules?: (app: Application) => Rules & StoringOnlyColumns<C, Rules>,
  hooks: (app: Application) => readonly AroundHook[] = () => [],
): TableDefinition<C> => ({ kind: 'table', contract, rules: rules ?? (() => ({})), hooks })

/** Declares an operation. */
export const operationService = <Path extends string, Input extends TObject, Answer>(
  contract: OperationContract<Path, Input, Answer>,
  run: (app: Application) => (input: Static<Input>, call: Call) => Promise<NoInfer<Answer>>,
): OperationDefinition<OperationContract<Path, Input, Answer>> => ({
  kind: 'operation',
  contract,
  run: run,
})

type AnyDefinition = TableDefinition | OperationDefinition<OperationContract>

interface Served {
  service: object
  methods: readonly string[]
  gate: AroundHook[]
}

/** Puts services, each behind its gate, into an application. */
export const serve = (app: Application, list: readonly AnyDefinition[]): void => {
  const selection = app.get('selection')

  const tableOf = ({ contract, rules, hooks }: TableDefinition): Served => {
    const own = rules(app)
    selection.rules.set(contract.path, own)
    return {
      service: new TableService(contract.path as TablePath, own, selection),
      methods,
      gate: tableGate(contract, hooks(app)),
    }
  }
  const operationOf = ({ contract, run }: OperationDefinition<OperationContract>): Served => ({
    service: { create: run(app) },
    methods: ['create'],
    gate: operationGate(contract),
  })

  for (const feature of list) {
    const { path, access } = feature.contract
    const { service, methods, gate } = feature.kind === 'table' ? tableOf(feature) : operationOf(feature)
    app.get('policies').set(path, access)
    // The list says which service belongs to a path; TypeScript would want each path by name.
    app.use(path as 'account', service as never, { methods: [...methods] as never })
    app.service(path as 'account').hooks({ around: { all: gate } })
  }
}

interface Silent {
  app: { services: object; get(part: 'policies'): ReadonlyMap<string, unknown> }
}

/** Refuses to start with a service that does not say who may use it; a setup hook, which runs when all are there. */
export const requirePolicies = async ({ app }: Silent, next: NextFunction): Promise<void> => {
  await next()
  const silent = Object.keys(app.services).filter((path) => !app.get('policies').get(path))
  if (silent.length) throw new Error(`No policy: ${silent.join(', ')}`)
}
