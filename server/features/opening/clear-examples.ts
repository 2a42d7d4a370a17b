import { defaultHours } from '@mainstreet/shared/rules/time/hours'
import type { Application } from '../../declarations'
import { tableServiceAt } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'
import { forgetExamples, readExamples, type MarkedExample } from './examples'

interface Clearing {
  app: Application
  work: Work
  customerId: number
}

const closeAllDays = async ({ app, work, customerId }: Clearing) => {
  const days = await work.trx('profile_hours').where({ customerId }).select('id', 'day')
  for (const { id, day } of days) {
    const { day: _day, ...closed } = defaultHours().find((each) => each.day === day)!
    await app.service('profile-hours').patch(id, closed, { work })
  }
}

/** A category in which something of the owner's is stays, although nobody has renamed it. */
const isFilled = async ({ work }: Clearing, { rowId }: MarkedExample): Promise<boolean> =>
  Boolean(await work.trx('market_items').where({ categoryId: rowId }).first('id'))

const clearExample = async (clearing: Clearing, example: MarkedExample): Promise<boolean> => {
  const { app, work, customerId } = clearing
  const { kind, rowId } = example
  if (kind === 'market-categories' && (await isFilled(clearing, example))) return false
  if (rowId !== null) await tableServiceAt(app, kind as 'events').remove(rowId, { work })
  else if (kind === 'hours') await closeAllDays(clearing)
  else {
    const title = kind === 'str_content_area_content' ? { str_content_area_title: '' } : {}
    await app.service('account').patch(customerId, { [kind]: '', ...title }, { work })
  }
  return true
}

/** Removes what nobody has changed of an account's examples; what stays is its own from then on. */
export const clearExamples = async (clearing: Clearing): Promise<{ removed: number; kept: number }> => {
  const examples = await readExamples(clearing)
  let removed = 0
  // Items stand before their categories.
  for (const example of examples)
    if (!example.isEdited && (await clearExample(clearing, example))) removed += 1
  await forgetExamples(clearing.work, clearing.customerId)
  return { removed, kept: examples.length - removed }
}
