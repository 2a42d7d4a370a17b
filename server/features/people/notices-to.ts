import { Conflict } from '@feathersjs/errors'
import { noticesToContract } from '@mainstreet/shared/contracts/notices-to'
import { noticeKinds, untoldOf, type NoticeChoices, type NoticeKind } from '@mainstreet/shared/rules/notices'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { problems } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'

const ofMember = (column: string) => `select ${column} from user_accounts member
  join users on users.id = member."userId" where member.id = notices_to.id`

type Choices = NoticeChoices & { id: number }

/** How everybody of an account who may sign in wants to be told. */
const readChoices = ({ trx }: Work, customerId: number): Promise<Choices[]> =>
  trx('notices_to')
    .join('user_accounts as member', 'member.id', 'notices_to.id')
    .join('users', 'users.id', 'member.userId')
    .where({ 'notices_to.customerId': customerId, 'users.disabled': false })
    .select<Choices[]>(
      'notices_to.id',
      'member.role',
      'member.duties',
      ...noticeKinds.map((kind) => `notices_to.${kind}`),
    )

const lastTold = refusal('last-told')

/** Whoever is told of something as the last one stays told of it. */
const refuseLast = async (after: Choices & { customerId: number }, work: Work) => {
  const { id, customerId } = after
  // Two who step back at once wait for each other here.
  await work.trx('account').where({ id: customerId }).forNoKeyUpdate().first('id')
  const all = await readChoices(work, customerId)
  const known = untoldOf(all)
  const lost = untoldOf([...all.filter((each) => each.id !== id), after]).filter(
    (kind) => !known.includes(kind),
  )
  if (!lost.length) return
  const fields = Object.fromEntries(lost.map((kind) => [kind, lastTold])) as Record<
    NoticeKind,
    typeof lastTold
  >
  throw new Conflict({ ...lastTold, ...problems(fields) })
}

/** Who is told of what, and how; somebody is told of everything. */
export const noticesTo = tableService(noticesToContract, () => ({
  computed: {
    userId: ofMember('member."userId"'),
    name: ofMember('users.name'),
    email: ofMember('users.email'),
    role: ofMember('member.role'),
    duties: ofMember('member.duties'),
  },
  async beforeWrite({ data, before, work }) {
    if (before) await refuseLast({ ...before, ...data }, work)
    return data
  },
}))
