import type { Account } from '@mainstreet/shared/contracts/account'
import type { Letter, Subscriber } from '@mainstreet/shared/contracts/newsletter'
import { randomBytes } from 'node:crypto'
import type { TestApp } from '../../test/create-test-app'

/** Somebody who has confirmed. */
const buildSubscriber = (overrides: Partial<Subscriber> = {}) => ({
  email: `reader-${randomBytes(4).toString('hex')}@readers.test`,
  language: 'en' as const,
  status: 'subscribed' as const,
  page: 'home' as const,
  words: 'Email me news and offers.',
  network: '203.0.113.0',
  confirmedAt: '2026-01-02T03:04:05.000Z',
  ...overrides,
})

/** A subscriber of an account; only our own code can create one. */
export const createSubscriber = (app: TestApp, { id: customerId }: Account, more: Partial<Subscriber> = {}) =>
  app.service('subscribers').create({ customerId, ...buildSubscriber(more) })

/** A valid body for a letter that can be sent. */
export const buildLetter = (overrides: Partial<Letter> = {}) => ({
  subject: 'New mugs are here',
  text: 'Fresh from the kiln.\n\nCome and see them.',
  ...overrides,
})
