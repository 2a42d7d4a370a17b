import {
  contactFaults,
  maxContactLengths as maxLengths,
  type CarEnquiry,
  type ContactField,
} from '@mainstreet/shared/rules/contact-rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useOperation } from '../data/data-writes'
import { ContactTrap } from './contact-trap'
import { contactFailure } from './contact-failure'
import { useContactTexts } from './texts/contact-texts'
import { trackVisit } from './track-visit'
import { Button } from '../ui/button'
import { TextArea } from '../ui/text-area'
import { TextField } from '../ui/text-field'
import styles from './enquiry-form.module.css'

/** What is asked about: a car, which the server names, or what the subject says. */
type About = { carId: number; enquiry: CarEnquiry } | { subject: string }

type Written = Record<ContactField | 'reference', string>

const writtenIn = (form: HTMLFormElement): Written => {
  const textOf = (name: string) =>
    String(new FormData(form).get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  return {
    contact: textOf('contact'),
    from: textOf('from'),
    message: textOf('message'),
    reference: textOf('reference'),
  }
}

/** How it stands with the message, and how it is sent. */
const useEnquiry = (about: About) => {
  const texts = useContactTexts('contact')
  const { run, busy } = useOperation('contact')
  const form = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState<{ text: string; state: 'waiting' | 'sent' | 'failed' }>()
  const [faults, setFaults] = useState<readonly ContactField[]>([])
  const refuse = (wrong: readonly ContactField[]) => {
    // The error is there before the focus arrives, so that it is read out with the field.
    flushSync(() => setFaults(wrong))
    const first = form.current?.elements.namedItem(wrong[0]!)
    if (first instanceof HTMLElement) first.focus()
  }
  const fail = (error: unknown) => {
    const { wrong, text } = contactFailure(error, texts)
    setNotice(wrong.length ? undefined : { text, state: 'failed' })
    if (wrong.length) refuse(wrong)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const written = writtenIn(form.current)
    const wrong = contactFaults(written)
    if (wrong.length) return refuse(wrong)
    setFaults([])
    setNotice({ text: texts.waiting, state: 'waiting' })
    try {
      await run({ ...written, ...about })
      setNotice({ text: texts.success, state: 'sent' })
      trackVisit('Lead')
    } catch (error) {
      fail(error)
    }
  }
  const field = (name: ContactField) => ({
    name,
    required: true,
    maxLength: maxLengths[name],
    error: faults.includes(name) ? texts.errors[name] : undefined,
    onInput: () => setFaults((had) => had.filter((each) => each !== name)),
  })
  return { form, field, submit, notice, busy }
}

/** Takes the place of the form, and the focus of its button with it. */
const Sent = ({ text }: { text: string }) => {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} className={styles.sent} role="status" tabIndex={-1}>
      {text}
    </p>
  )
}

type EnquiryFormProps = {
  title: string
  about: About
  /** What the message begins with. */
  text?: string
  /** Whether what is around the form shows its title. */
  isTitled?: boolean
}

/** Writes to the business about one thing; what was typed stays until it is sent. */
export const EnquiryForm = ({ title, about, text = '', isTitled }: EnquiryFormProps) => {
  const texts = useContactTexts('contact')
  const { form, field, submit, notice, busy } = useEnquiry(about)
  if (notice?.state === 'sent') return <Sent text={notice.text} />
  return (
    <form ref={form} className={styles.enquiry} method="post" noValidate aria-label={title} onSubmit={submit}>
      {!isTitled && <h2 className={styles.heading}>{title}</h2>}
      <TextField label={texts.firstName} autoComplete="name" autoFocus data-autofocus {...field('contact')} />
      <TextField label={texts.email} type="email" inputMode="email" autoComplete="email" {...field('from')} />
      <TextArea label={texts.message} rows={4} defaultValue={text} {...field('message')} />
      <ContactTrap />
      <Button type="submit" variant="primary" size="large" loading={busy}>
        {texts.send}
      </Button>
      <p role="status" className={styles.notice} data-state={notice?.state}>
        {notice?.text}
      </p>
    </form>
  )
}
