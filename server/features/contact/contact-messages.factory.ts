import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'

/** A message that nobody has read yet. */
export const buildContactMessage = (overrides: Partial<ContactMessage> = {}) => ({
  name: 'Ada Byron',
  email: 'ada@example.test',
  phone: '',
  subject: 'Mugs',
  message: 'Do you have blue ones?',
  isRead: false,
  carId: null,
  itemId: null,
  orderId: null,
  ...overrides,
})
