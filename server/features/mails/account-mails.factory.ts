import type { Account } from '@mainstreet/shared/contracts/account'
import { server } from '../../kit/service/caller/caller'
import { queueMail, type Mail } from '../../kit/mail/outbox'
import type { TestApp } from '../../test/create-test-app'

/** A receipt as the outbox takes it. */
export const buildMail = (overrides: Partial<Mail> = {}): Mail => ({
  kind: 'receipt',
  to: 'mona@people.test',
  subject: 'Your order #1001',
  content: {
    lang: 'en',
    heading: 'Thank you',
    preview: '',
    parts: [{ kind: 'text', lines: ['Order 1001'] }],
    reason: '',
  },
  ...overrides,
})

/** Queues a mail of an account. */
export const createMail = async (
  app: TestApp,
  { id: customerId }: Pick<Account, 'id'>,
  overrides: Partial<Mail> = {},
): Promise<{ id: number }> => {
  const id = await app.get('runWork')(server, (work) =>
    queueMail(work, buildMail({ customerId, ...overrides })),
  )
  return { id: id! }
}
