import { marketCategoryContract } from '@mainstreet/shared/contracts/marketplace/market-category'
import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { userContract } from '@mainstreet/shared/contracts/users'
import type { Application } from '../../declarations'
import { tableService } from './define-service'
import type { Work } from './work'

// Compiled by `npm run types`, never run: each line below an expectation is a mistake that must not compile.

tableService(marketItemContract, () => ({
  beforeWrite({ data, before }) {
    // @ts-expect-error -- A misspelt column of the body.
    const misspelt = data.titel
    // @ts-expect-error -- A misspelt column of the row.
    const old = before?.titel
    // @ts-expect-error -- There is no row before a new one.
    const title: string = before.title
    return { title: `${misspelt} ${old} ${title}` }
  },
}))

tableService(
  marketCategoryContract,
  // @ts-expect-error -- A column that the table does not have.
  () => ({ beforeWrite: ({ data }) => ({ ...data, kategory: 'Mugs' }) }),
)

tableService(
  marketCategoryContract,
  // @ts-expect-error -- A column of another type.
  () => ({ beforeWrite: ({ data }) => ({ ...data, category: 7 }) }),
)

// Stored, though no record shows it.
tableService(userContract, () => ({ beforeWrite: () => ({ passwordHash: '' }) }))

tableService(
  marketItemContract,
  // @ts-expect-error -- Only a column of the record is computed.
  () => ({ computed: { categori: 'select 1' } }),
)

/** Calls between services. */
export const calls = async (app: Application, work: Work) => {
  const items = app.service('market-items')
  await items.patch(1, { title: 'Mug' }, { work })
  // @ts-expect-error -- A misspelt column.
  await items.patch(1, { titel: 'Mug' }, { work })
  // @ts-expect-error -- A new category needs its name.
  await app.service('market-categories').create({ customerId: 1 }, { work })
  // @ts-expect-error -- A params name of nobody.
  await items.find({ trx: work.trx })
  const [row] = await items.rowsById([1], work)
  work.changed('market-items', { before: null, after: row! })
  // @ts-expect-error -- A row of another service.
  work.changed('market-images', { before: null, after: row! })
  // @ts-expect-error -- The log of changes is the kit's alone.
  work.changes.push(row)
}
