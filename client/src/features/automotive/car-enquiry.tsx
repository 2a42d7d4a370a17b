import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import {
  contactFaults,
  maxContactLengths as maxLengths,
  type CarEnquiry as Enquiry,
  type ContactField,
} from '@mainstreet/shared/rules/contact-rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useOperation } from '../../kit/data/data-writes'
import { ContactTrap } from '../../kit/site/contact-trap'
import { contactFailure } from '../../kit/site/contact-failure'
import { useContactTexts } from '../../kit/site/texts/contact-texts'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { trackVisit } from '../../kit/site/track-visit'
import { Button } from '../../kit/ui/button'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import styles from './public-car-page.module.css'

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

/** How it stands with a message about a car, and how it is sent. */
const useEnquiry = (carId: number, enquiry: Enquiry) => {
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
      await run({ ...written, carId, enquiry })
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

/** Writes to the dealer about a car, which the server names; what was typed stays until it is sent. */
export const CarEnquiry = ({ car, enquiry }: { car: Car; enquiry: Enquiry }) => {
  const texts = useContactTexts('contact')
  const ofCars = usePlaceTexts('cars')
  const { form, field, submit, notice, busy } = useEnquiry(car.id, enquiry)
  const isDrive = enquiry === 'test-drive'
  const title = (isDrive ? ofCars.driveTitle : ofCars.askTitle)(carName(car))
  if (notice?.state === 'sent') return <Sent text={notice.text} />
  return (
    <form ref={form} className={styles.enquiry} method="post" noValidate aria-label={title} onSubmit={submit}>
      <h2 className={styles.heading}>{title}</h2>
      <TextField label={texts.firstName} autoComplete="name" autoFocus {...field('contact')} />
      <TextField label={texts.email} type="email" inputMode="email" autoComplete="email" {...field('from')} />
      <TextArea
        label={texts.message}
        rows={4}
        defaultValue={isDrive ? ofCars.driveText : ''}
        {...field('message')}
      />
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
