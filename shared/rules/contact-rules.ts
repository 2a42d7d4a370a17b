import { maxPhoneLength, readPhone } from './phone'

/** The fields of a message that are checked, in their order; `contact` is the writer's name, and `phone` may be empty. */
export const contactFields = ['contact', 'from', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** What is said about a field that is missing or wrong. */
export const contactErrors: Record<ContactField, string> = {
  contact: 'Error: Please provide your first name.',
  from: 'Error: Please provide a valid email address.',
  phone: 'Error: Please provide a whole phone number, or none.',
  message: 'Error: Please include a message to send.',
}

/** The limits of a message's texts, in characters. */
export const maxContactLengths = {
  contact: 120,
  from: 254,
  phone: maxPhoneLength,
  subject: 200,
  message: 5000,
} as const

const oneAddress = /^[^\s@<>,;:"()[\]]+@[^\s@<>,;:"()[\]]+$/

/** Whether a text is one plain e-mail address. */
export const isMailAddress = (text: string): boolean => oneAddress.test(text.trim()) && text.includes('.')

const isRight: Record<ContactField, (text: string) => boolean> = {
  contact: (name) => name.trim() !== '',
  from: isMailAddress,
  phone: (text) => text.trim() === '' || readPhone(text) !== undefined,
  message: (text) => text.trim() !== '',
}

/** Whether a message without this field is not sent. */
export const isRequiredField = (field: ContactField): boolean => !isRight[field]('')

/** The fields of a message that keep it from being sent, in their order. */
export const contactFaults = (message: Partial<Record<ContactField, string>>): ContactField[] =>
  contactFields.filter((field) => !isRight[field](message[field] ?? ''))

/** What somebody who writes about a car wants: an answer to a question, or a test drive. */
export const carEnquiries = ['question', 'test-drive'] as const

/** What is wanted of a car. */
export type CarEnquiry = (typeof carEnquiries)[number]
