import { facebookOperation } from '@mainstreet/shared/contracts/site/social'
import { createFacebookGateway } from '../../kit/facebook-gateway'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { visibleAccount } from '../../kit/visible-account'
import { facebookPage } from './facebook-page'
import { createCachedPosts } from './cached-posts'

const defaultLimit = 5

/** Answers the newest posts of an account's own page; which page a caller names has no effect. */
export const getFacebook = operationService(facebookOperation, (app) => {
  const gateway = createFacebookGateway(app.get('settings'))
  const postsOf =
    gateway &&
    createCachedPosts({
      load: gateway.posts,
      onFailure: (err, customerId) => app.get('log').warn({ err, customerId }, 'facebook posts not read'),
    })
  return async ({ customerId, limit = defaultLimit }, { caller, siteId }) => {
    const account = customerId ?? siteId
    if (account === undefined) throw invalid({ customerId: 'is required: no site belongs to this address' })
    await visibleAccount(app, account, caller)
    if (!postsOf) return { ok: true as const, data: [] }
    const row = await app.get('database').knex('account').where({ id: account }).first('str_facebook')
    const page = facebookPage(row!.str_facebook)
    return { ok: true as const, data: page ? (await postsOf(account, page)).slice(0, limit) : [] }
  }
})
