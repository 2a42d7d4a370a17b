import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import { copyMenuDay as contract, restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Static } from '@sinclair/typebox'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Work } from '../../kit/service/work'

type Input = Static<typeof contract.input>

const copied = columnsOf(restaurantContract, {
  without: {
    dayId: 'the day that is copied to',
    featured: 'the same dish on every day would fill the front page',
    order: 'after the dishes that are there',
  },
})

/** A dish's picture is shared by its copies: its files stay for as long as one of them shows it. */
const copyDishes = async (app: Application, work: Work, { customerId, from, to, existing }: Input) => {
  // Whoever copies at the same time waits, so that no day is filled twice.
  await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  const service = app.service('restaurant')
  const rows = await work.trx('restaurant').where({ customerId })
  const dishes = inOrder(rows.filter(({ dayId }) => dayId === from))
  if (dishes.length === 0) throw invalid({ from: refusal('no-dishes') })
  const inTheWay = existing === 'replace' ? rows.filter(({ dayId }) => to.includes(dayId)) : []
  for (const dayId of to)
    for (const dish of dishes) {
      const { image } = dish
      await service.create({ ...pickColumns(dish, copied), customerId, image, dayId }, { work })
    }
  for (const { id } of inTheWay) await service.remove(id, { work })
  return { copied: to.length * dishes.length, removed: inTheWay.length }
}

/** Copies the dishes of one day to others, all or none. */
export const copyMenuDay = operationService(contract, (app) => async (input, call) => {
  await ownTenant(app, input.customerId, call)
  if (input.to.includes(input.from)) throw invalid({ to: refusal('other-days') })
  const done = await app.get('runWork')(call.caller, (work) => copyDishes(app, work, input))
  return { ok: true as const, ...done }
})
