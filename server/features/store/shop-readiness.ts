import { shopReadinessOperation, type ShopReadiness } from '@mainstreet/shared/contracts/marketplace/store'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { Tenant } from '../../kit/tenants'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { accountKeys } from './payment-keys'
import { stateOfShop } from './shop-state'

const readSetup = (knex: Knex, customerId: number) =>
  knex('account')
    .leftJoin('store_settings', 'store_settings.id', 'account.id')
    .where('account.id', customerId)
    .first<{ sells: boolean; delivers: boolean } | undefined>(
      'ecommerceEnabled as sells',
      knex.raw(`coalesce("allowFlatRate" or "allowDelivery" or "allowLocalPickup", false) as delivers`),
    )

const readiness = async (
  app: Application,
  { id: customerId, published, suspended }: Pick<Tenant, 'id' | 'published' | 'suspended'>,
): Promise<ShopReadiness> => {
  const { knex } = app.get('database')
  const [setup, payment, item] = await Promise.all([
    readSetup(knex, customerId),
    accountKeys(app, customerId),
    knex('market_items').where({ customerId, status: 'public' }).first('id'),
  ])
  const { gateways, obstacles } = stateOfShop(app, { ...setup!, ...payment, preview: false })
  return {
    ok: true,
    provider: gateways[0]?.provider ?? 'none',
    obstacles: [
      ...(published ? [] : [suspended ? ('suspended' as const) : ('unpublished' as const)]),
      ...obstacles,
      ...(item ? [] : ['no-item' as const]),
    ],
  }
}

/** What keeps an account's shop from selling: what closes it, and that it has nothing to sell. */
export const shopReadiness = operationService(
  shopReadinessOperation,
  (app) =>
    async ({ customerId }, call) => {
      const tenant = await ownTenant(app, customerId, call)
      return readiness(app, tenant)
    },
)
