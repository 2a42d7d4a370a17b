import {
  contactFaults,
  isRequiredField,
  maxContactLengths as maxLengths,
} from '@mainstreet/shared/rules/contact-rules'
import type { ContactField } from '@mainstreet/shared/rules/contact-rules'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useOperation } from '../../kit/data/data-writes'
import { Button } from '../../kit/ui/button'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { trackVisit } from '../../kit/site/track-visit'
import styles from './contact-form.module.css'
import { formTexts } from '../../kit/site/contact/form-texts'
import { ContactTrap } from '../../kit/site/contact/contact-trap'
import { contactFailure } from '../../kit/site/contact/contact-failure'
import { useContactTexts } from '../../kit/site/texts/contact-texts'

const noticeMs = 5_000
const nameLength = 60

/** The control that each field of the message is typed into. */
const controls: Record<ContactField, string> = {
  contact: 'firstName',
  from: 'email',
  phone: 'phone',
  message: 'message',
}

type Notice = { state: 'waiting' | 'success' | 'failed'; text: string }

const noFaults: readonly ContactField[] = []

/** A state that is back at its beginning after a while, unless it `stays`. */
const usePassing = <T,>(beginning: T, stays?: (state: T) => boolean) => {
  const [state, setState] = useState(beginning)
  const isPassing = state !== beginning && !stays?.(state)
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => setState(beginning), noticeMs)
    return () => clearTimeout(timer)
  }, [state, isPassing, beginning])
  return [state, setState] as const
}

const isWaiting = (notice: Notice | null) => notice?.state === 'waiting'

/** The state of the form: what it says, what is wrong, and how it is sent. */
const useContactForm = () => {
  const texts = useContactTexts('contact')
  const { run, busy } = useOperation('contact')
  const form = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = usePassing<Notice | null>(null, isWaiting)
  const [faults, setFaults] = usePassing(noFaults)

  const refuse = (wrong: readonly ContactField[]) => {
    // The error is there before the focus arrives, so that it is read out with the field.
    flushSync(() => setFaults(wrong))
    const first = form.current?.elements.namedItem(controls[wrong[0]!])
    if (first instanceof HTMLElement) first.focus()
  }

  const fail = (error: unknown) => {
    const { wrong, text } = contactFailure(error, texts)
    setNotice(wrong.length ? null : { state: 'failed', text })
    if (wrong.length) refuse(wrong)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const { firstName = '', lastName = '', email = '', ...rest } = formTexts(form.current)
    const wrong = contactFaults({ contact: firstName, from: email, phone: rest.phone, message: rest.message })
    if (wrong.length) return refuse(wrong)
    setFaults(noFaults)
    setNotice({ state: 'waiting', text: texts.waiting })
    try {
      await run({ contact: `${firstName} ${lastName}`.trim(), from: email, ...rest })
      form.current?.reset()
      setNotice({ state: 'success', text: texts.success })
      trackVisit('Lead')
    } catch (error) {
      fail(error)
    }
  }

  /** What ties a control to the field it fills: its name, its error, and that typing takes the error away. */
  const field = (name: ContactField) => ({
    name: controls[name],
    required: isRequiredField(name),
    error: faults.includes(name) ? texts.errors[name] : undefined,
    onInput: () => setFaults((had) => (had.includes(name) ? had.filter((each) => each !== name) : had)),
  })

  return { form, field, submit, notice, busy }
}

/** Writes to the business; what was typed stays until it is sent. */
export const ContactForm = () => {
  const texts = useContactTexts('contact')
  const { form, field, submit, notice, busy } = useContactForm()
  return (
    // The method keeps what is typed out of the address, should somebody be quicker than the script.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={nameLength - 1}
          {...field('contact')}
        />
        <TextField label={texts.lastName} name="lastName" autoComplete="family-name" maxLength={nameLength} />
      </div>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxLengths.from}
        {...field('from')}
      />
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        maxLength={maxLengths.phone}
        {...field('phone')}
      />
      <TextField label={texts.subject} name="subject" autoComplete="off" maxLength={maxLengths.subject} />
      <TextArea label={texts.message} rows={5} maxLength={maxLengths.message} {...field('message')} />
      <ContactTrap />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {texts.send}
        </Button>
        <p className={styles.notice} role="status" data-state={notice?.state}>
          {notice?.state === 'success' && <CircleCheck aria-hidden="true" />}
          {notice?.text}
        </p>
      </div>
    </form>
  )
}
