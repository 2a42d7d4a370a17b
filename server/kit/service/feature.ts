import type { HookContext, NextFunction } from '@feathersjs/feathers'
import { methods } from '@mainstreet/shared/access'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { Static, TSchema } from '@sinclair/typebox'
import type { House } from '../../declarations'
import { guardOperation, guardTable } from './guard'
import { createSelection } from './selection'
import type { ServiceParams, TableRules } from './table-rules'
import { TableService } from './table-service'

/** A table service of the house: its contract and what is special about it. */
export interface TableFeature<C> {
  kind: 'table'
  contract: C
  rules(house: House): TableRules
}

/** An operation of the house: its contract and the function that carries it out. */
export interface OperationFeature<C> {
  kind: 'operation'
  contract: C
  run(house: House): (input: never, call: ServiceParams) => Promise<unknown>
}

/** The feature that serves a contract. */
export type FeatureOf<C> = C extends { kind: 'table' }
  ? TableFeature<C>
  : C extends OperationContract
    ? OperationFeature<C>
    : never

/** Declares a table service; most need no rules. */
export const tableService = <C extends { kind: 'table' }>(
  contract: C,
  rules: (house: House) => TableRules = () => ({}),
): TableFeature<C> => ({ kind: 'table', contract, rules })

/** Declares an operation. */
export const operationService = <Path extends string, Input extends TSchema, Answer>(
  contract: OperationContract<Path, Input, Answer>,
  run: (house: House) => (input: Static<Input>, call: ServiceParams) => Promise<NoInfer<Answer>>,
): OperationFeature<OperationContract<Path, Input, Answer>> => ({
  kind: 'operation',
  contract,
  run: run as OperationFeature<unknown>['run'],
})

type AnyFeature = TableFeature<AnyTableContract> | OperationFeature<OperationContract>
type Around = (context: HookContext, next: NextFunction) => Promise<void>

interface Serving {
  guard: Around
  methods: readonly string[]
  /** Who may do what; a service without one does not start. */
  policy: unknown
}

interface Served {
  use(path: string, service: object, options: object): unknown
  service(path: string): { hooks(hooks: { around: { all: Around[] } }): unknown }
}

/** Puts every feature's service, behind its guard, into the application. */
export const serveFeatures = (house: House, features: Record<string, unknown>): void => {
  const list = Object.values(features) as AnyFeature[]
  const rules = new Map<string, TableRules>()
  for (const feature of list)
    if (feature.kind === 'table') rules.set(feature.contract.path, feature.rules(house))
  const rulesOf = (path: string) => rules.get(path) ?? {}
  const selection = createSelection(house.database.knex, rulesOf)
  const app = house.app as unknown as Served
  const serve = (path: string, service: object, { guard, methods, policy }: Serving) => {
    house.policies.set(path, policy)
    app.use(path, service, { methods: [...methods] })
    app.service(path).hooks({ around: { all: [guard] } })
  }
  for (const feature of list) {
    if (feature.kind === 'table') {
      const { contract } = feature
      const service = new TableService(contract, rulesOf(contract.path), selection)
      serve(contract.path, service, {
        guard: guardTable(contract, house.guard),
        methods,
        policy: contract.access,
      })
    } else {
      const { contract } = feature
      const run = feature.run(house)
      const service = { create: (input: never, call: ServiceParams) => run(input, call) }
      serve(contract.path, service, {
        guard: guardOperation(contract),
        methods: ['create'],
        policy: contract.access,
      })
    }
  }
}

/** Refuses to start with a service that does not say who may use it; a setup hook, which runs when all are there. */
export const requirePolicies =
  ({ app, policies }: { app: { services: object }; policies: ReadonlyMap<string, unknown> }) =>
  async (_context: unknown, next: NextFunction): Promise<void> => {
    await next()
    const silent = Object.keys(app.services).filter((path) => !policies.get(path))
    if (silent.length) throw new Error(`No policy: ${silent.join(', ')}`)
  }
