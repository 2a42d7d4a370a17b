import { letter } from '../../kit/letter'

/** A message as it was written. */
export interface Message {
  /** The writer's name and address. */
  contact: string
  from: string
  subject: string
  message: string
}

const linesOf = (text: string) => text.split(/\r?\n/)

/** What a business reads when somebody wrote to it on its site. */
export const letterToBusiness = ({ contact, from, subject, message }: Message, business: string) => ({
  subject: subject ? `Website message: ${subject}` : `Website message from ${contact}`,
  ...letter(`A message from the website of ${business}`, [
    {
      rows: [
        ['Name', contact],
        ['Email', from],
        ...(subject ? [['Subject', subject] as [string, string]] : []),
      ],
    },
    { title: 'Message', lines: linesOf(message) },
    { lines: [`Reply to this e-mail to answer ${contact}.`] },
  ]),
})

/** What a buyer reads when the business wrote. */
export const letterToBuyer = ({ subject, message }: Message, business: string) => ({
  subject: subject || `A message from ${business}`,
  ...letter(business, [{ lines: linesOf(message) }]),
})
