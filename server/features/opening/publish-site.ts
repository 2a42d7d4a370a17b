import { Conflict } from '@feathersjs/errors'
import { publishedStatus, unpublishedStatus } from '@mainstreet/shared/contracts/account'
import { publishSite as publishSiteOperation } from '@mainstreet/shared/contracts/site/opening'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Answer, Input } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Work } from '../../kit/service/work'
import { clearExamples } from './clear-examples'
import { forgetExamples, readExamples, type MarkedExample } from './examples'
import { readReadiness } from './publishing'

/** Shows visitors what the owner calls right: items that start as drafts are published with the site. */
const publishDrafts = async (app: Application, work: Work, examples: readonly MarkedExample[]) => {
  for (const { kind, rowId, isEdited, isPublic } of examples)
    if (kind === 'market-items' && rowId !== null && !isEdited && !isPublic)
      await app.service('market-items').patch(rowId, { status: 'public' }, { work })
}

/** Decides about examples that visitors would see: nobody's invention is published by accident. */
const settleExamples = async (
  app: Application,
  work: Work,
  { customerId, examples }: Input<'publish-site'>,
): Promise<void> => {
  if (examples === 'remove') return void (await clearExamples({ app, work, customerId }))
  const left = await readExamples({ app, customerId, work })
  if (examples === 'keep') {
    await publishDrafts(app, work, left)
    return forgetExamples(work, customerId)
  }
  const shown = left.filter(({ isEdited, isPublic }) => !isEdited && isPublic)
  if (shown.length) throw new Conflict({ ...refusal('examples-left'), examples: shown.length })
}

const applyAnswers = async (
  app: Application,
  work: Work,
  input: Input<'publish-site'>,
): Promise<Answer<'publish-site'>['siteState']> => {
  const { customerId, publish = true } = input
  await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  const { siteState } = await readReadiness(work.trx, customerId)
  if (siteState === 'suspended') throw new Conflict(refusal('site-suspended'))
  const wanted = publish ? 'published' : 'unpublished'
  if (siteState === wanted) return wanted
  if (publish) {
    await settleExamples(app, work, input)
    // After the examples, which may have been all there was to read.
    const { missing } = await readReadiness(work.trx, customerId)
    if (missing.length)
      throw new Conflict({ ...refusal('site-incomplete', { missing: missing.join(', ') }), missing })
  }
  const int_status_id = publish ? publishedStatus : unpublishedStatus
  await app.service('account').patch(customerId, { int_status_id }, { work })
  return wanted
}

/** Publishes an account's own site, or takes it back; what staff have suspended stays so. */
export const publishSite = operationService(publishSiteOperation, (app) => async (input, call) => {
  await ownTenant(app, input.customerId, call)
  const siteState = await app.get('runWork')(call.caller, (work) => applyAnswers(app, work, input))
  return { ok: true as const, siteState }
})
