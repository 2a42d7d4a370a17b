import { Conflict } from '@feathersjs/errors'
import { unpublishedStatus } from '@mainstreet/shared/contracts/account'
import { openBusiness as openBusinessOperation } from '@mainstreet/shared/contracts/site/opening'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { formatPostalCode } from '@mainstreet/shared/rules/regions'
import { guessTimeZone } from '@mainstreet/shared/rules/time/time-zone-guess'
import type { Input } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { nextId } from '../../kit/database/next-id'
import type { Caller } from '../../kit/service/caller/caller'
import { invalid, problems } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { createStarter, personalStarter, starterColumns } from './create-starter'
import { withExamplePictures } from './draw-examples'
import { freeAddress, platformHostOf } from './free-address'
import { mayOpen, type OpeningRight } from './may-open'
import type { Starter } from './starters'
import type { Starting } from './starting'

type Answers = Input<'open-business'>

/** The account as the five answers describe it. */
const accountOf = (answers: Answers, str_domain: string) => {
  const { sector: _sector, ownerEmail: _owner, ...columns } = answers
  const country = answers.str_country || 'Canada'
  const place = { country, province: answers.str_province, postalCode: answers.str_pcode }
  const timezone = answers.timezone || guessTimeZone(place)
  if (!timezone) throw invalid({ timezone: refusal('timezone-missing') })
  const isRegion = /^[A-Za-z0-9]{2,12}$/.test(answers.str_province)
  return {
    ...columns,
    str_company_name: answers.str_company_name.trim(),
    str_pcode: formatPostalCode(answers.str_pcode ?? '', country),
    str_country: country,
    str_domain,
    timezone,
    region: isRegion ? answers.str_province.toLowerCase() : 'nb',
    int_status_id: unpublishedStatus,
  }
}

const refuseTaken = async (db: Knex, str_domain: string) => {
  const taken = str_domain && (await db('account').where({ str_domain }).first('id'))
  if (taken)
    throw new Conflict({
      ...refusal('already-taken', { field: 'str_domain' }),
      ...problems({ str_domain: refusal('taken') }),
    })
}

/** Domains of their own are for staff to give: anybody could claim one that is another's. */
const refuseOwnDomain = (app: Application, { str_domain = '' }: Answers) => {
  const host = platformHostOf(app.get('settings'))
  const asked = str_domain.trim().toLowerCase()
  if (asked && !(host && asked.endsWith(`.${host}`))) throw invalid({ str_domain: refusal('foreign-domain') })
}

interface Opening {
  answers: Answers
  starter: Starter
  /** The account's columns, with the id it will have: its pictures are stored under it before. */
  account: ReturnType<typeof accountOf> & { id: number }
}

/** What is to be opened, where nothing speaks against it yet; the work looks again, after the pictures. */
const prepare = async (app: Application, answers: Answers, caller: Caller): Promise<Opening> => {
  const { knex } = app.get('database')
  if (await mayOpen(knex, caller)) refuseOwnDomain(app, answers)
  const str_domain = (answers.str_domain ?? '').trim().toLowerCase()
  await refuseTaken(knex, str_domain)
  const columns = accountOf(answers, str_domain)
  const starter = personalStarter(answers.sector, answers.language, answers)
  return { answers, starter, account: { ...columns, id: await nextId(knex, 'account') } }
}

/** Creates the account with its starter, within one work. */
const createBusiness = async (
  starting: Omit<Starting, 'customerId' | 'timezone'>,
  { answers, account: prepared }: Opening,
) => {
  const { app, work, starter, picture } = starting
  const host = platformHostOf(app.get('settings'))
  const str_domain = prepared.str_domain || (await freeAddress(work.trx, answers.str_company_name, host))
  await refuseTaken(work.trx, str_domain)
  const str_header_image = picture('header', starter.pictures.header)?.url ?? ''
  const columns = { ...starterColumns(starter), ...prepared, str_domain, str_header_image }
  const account = await app.service('account').create(columns, { work })
  const { id: customerId, timezone } = account
  await createStarter({ ...starting, customerId, timezone }, answers.language)
  return account
}

/** Who was invited owns what they have opened, and the invitation is used. */
const handOver = async (
  app: Application,
  work: Work,
  { customerId, invitationId, userId }: OpeningRight & { customerId: number },
) => {
  await app.service('invitations').patch(invitationId, { customerId }, { work })
  await app.service('user-accounts').create({ userId, customerId, role: 'owner' }, { work })
  await work.trx('users').where({ id: userId, customerId: null }).update({ customerId })
}

/** Whom staff open the business for; empty for nobody. */
const invitedOf = async (app: Application, { ownerEmail = '' }: Answers, caller: Caller) => {
  const email = ownerEmail.trim()
  if (!email || caller.role !== 'staff') return ''
  await app.get('limits').limit('invitations-user', caller.userId)
  return email
}

/** Opens a business: its account, its starter and the invitation of its owner are there together, or nothing is. */
export const openBusiness = operationService(openBusinessOperation, (app) => async (answers, { caller }) => {
  const opening = await prepare(app, answers, caller)
  const { starter, account } = opening
  const email = await invitedOf(app, answers, caller)
  const place = { region: account.region, customerId: account.id }
  const { id: customerId, str_domain } = await withExamplePictures(app, { place, starter }, (picture) =>
    app.get('runWork')(caller, async (work) => {
      const right = await mayOpen(work.trx, caller)
      const opened = await createBusiness({ app, work, starter, picture }, opening)
      const { id } = opened
      if (right) await handOver(app, work, { ...right, customerId: id })
      const invitation = { email, role: 'owner', customerId: id } as const
      if (email) await app.service('invitations').create(invitation, { caller, work })
      return opened
    }),
  )
  return { ok: true as const, customerId, str_domain, isInvited: email !== '' }
})
