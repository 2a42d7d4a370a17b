import { Conflict } from '@feathersjs/errors'
import { maxSavedAnswers, savedAnswerContract } from '@mainstreet/shared/contracts/saved-answers'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableService } from '../../kit/service/define-service'

/** Answers that a business gives often, five of them. */
export const savedAnswers = tableService(savedAnswerContract, () => ({
  async beforeWrite({ data, before, work }) {
    if (before) return data
    const { customerId } = data
    // Two that are added at once wait for each other here.
    await work.trx('account').where({ id: customerId }).forNoKeyUpdate().first('id')
    const kept = await work.trx('saved_answers').where({ customerId }).pluck('id')
    if (kept.length >= maxSavedAnswers) throw new Conflict(refusal('many-answers', { max: maxSavedAnswers }))
    return data
  },
}))
