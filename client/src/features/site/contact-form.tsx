import {
  contactFaults,
  contactFields,
  isRequiredField,
  maxContactLengths as maxLengths,
  type ContactField,
} from '@mainstreet/shared/rules/contact-rules'
import { CircleCheck } from 'lucide-react'
import { useOperation } from '../../kit/data/data-writes'
import { Button } from '../../kit/ui/button'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { trackVisit } from '../../kit/site/track-visit'
import { usePlainForm, type Faults } from '../../kit/site/use-plain-form'
import { contactFaultWords, refusedFieldWords } from '../../kit/site/contact/contact-fault-words'
import type { ShortMessage } from '../../kit/site/contact/use-short-message'
import styles from './contact-form.module.css'
import { ContactTrap } from '../../kit/site/contact/contact-trap'
import { useContactWords } from '../../kit/site/words/contact-words'

const noticeMs = 5_000
const nameLength = 60

/** The control that each field of the message is typed into. */
const controls = { contact: 'firstName', from: 'email', phone: 'phone', message: 'message' } as const
type Control = (typeof controls)[ContactField]

const byControl = (faults: Faults<ContactField>): Faults<Control> =>
  Object.fromEntries(contactFields.flatMap((name) => (faults[name] ? [[controls[name], faults[name]]] : [])))

/** The state of the form: what it says, what is wrong, and how it is sent. */
const useContactForm = () => {
  const words = useContactWords('contact')
  const { run } = useOperation('contact')
  const plain = usePlainForm<Control>({
    fields: contactFields.map((name) => controls[name]),
    check: ({ firstName = '', email = '', phone, message }) =>
      byControl(contactFaultWords(contactFaults({ contact: firstName, from: email, phone, message }), words)),
    async send({ firstName, lastName, email, ...rest }) {
      await run({ contact: `${firstName} ${lastName}`.trim(), from: email!, ...rest } as ShortMessage)
      plain.form.current?.reset()
      trackVisit('Lead')
    },
    faultsOf: (error) => byControl(refusedFieldWords(error, words)),
    words,
    passesAfter: noticeMs,
  })
  /** What ties a control to the field it fills: its name, its error, and that typing takes the error away. */
  const field = (name: ContactField) => ({
    name: controls[name],
    required: isRequiredField(name),
    error: plain.faults[controls[name]],
    onInput: () => plain.forget(controls[name]),
  })
  return { ...plain, field }
}

/** Writes to the business; what was typed stays until it is sent. */
export const ContactForm = () => {
  const words = useContactWords('contact')
  const { form, field, submit, notice, busy } = useContactForm()
  return (
    // The method keeps what is typed out of the address, should somebody be quicker than the script.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          maxLength={nameLength - 1}
          {...field('contact')}
        />
        <TextField label={words.lastName} name="lastName" autoComplete="family-name" maxLength={nameLength} />
      </div>
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxLengths.from}
        {...field('from')}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        maxLength={maxLengths.phone}
        {...field('phone')}
      />
      <TextField label={words.subject} name="subject" autoComplete="off" maxLength={maxLengths.subject} />
      <TextArea label={words.message} rows={5} maxLength={maxLengths.message} {...field('message')} />
      <ContactTrap />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {words.send}
        </Button>
        <p className={styles.notice} role="status" data-state={notice?.state}>
          {notice?.state === 'sent' && <CircleCheck aria-hidden="true" />}
          {notice?.text}
        </p>
      </div>
    </form>
  )
}
