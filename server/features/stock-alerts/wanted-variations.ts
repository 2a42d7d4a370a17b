import { publishedStatus } from '@mainstreet/shared/contracts/account'
import type { Knex } from 'knex'

/** The variations of items that visitors of published shops see. */
export const wantedVariations = (db: Knex) =>
  db('market_variations as variation')
    .join('market_items as item', 'item.id', 'variation.itemId')
    .join('account', 'account.id', 'item.customerId')
    .where({ 'variation.removed': false, 'item.status': 'public', 'item.newlyCreated': false })
    .where({ 'account.int_status_id': publishedStatus })
