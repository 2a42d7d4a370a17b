import type { CarEnquiry } from '@mainstreet/shared/rules/contact-rules'
import { useOperation } from '../../data/data-writes'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { ContactTrap } from './contact-trap'
import styles from './enquiry-form.module.css'
import { SentMessage } from './sent-message'
import { useContactWords } from '../words/contact-words'
import { trackVisit } from '../track-visit'
import { useShortMessage } from './use-short-message'
import { Stack } from '../../ui/stack'

/** What is asked about: a car, which the server names, or an item, which the subject names. */
type About = { carId: number; enquiry: CarEnquiry } | { subject: string; itemId: number }

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
  const words = useContactWords('contact')
  const { run } = useOperation('contact')
  const { form, field, submit, notice, busy } = useShortMessage(async (written) => {
    await run({ ...written, ...about })
    trackVisit('Lead')
  }, words)
  if (notice?.state === 'sent') return <SentMessage text={notice.text} />
  return (
    <Stack as="form" ref={form} gap={3} method="post" noValidate aria-label={title} onSubmit={submit}>
      {!isTitled && <h2 className={styles.heading}>{title}</h2>}
      <TextField label={words.firstName} autoComplete="name" autoFocus data-autofocus {...field('contact')} />
      <TextField label={words.email} type="email" inputMode="email" autoComplete="email" {...field('from')} />
      <TextField label={words.phone} type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea label={words.message} rows={4} defaultValue={text} {...field('message')} />
      <ContactTrap />
      <Button type="submit" variant="primary" size="large" loading={busy}>
        {words.send}
      </Button>
      <p role="status" className={styles.notice} data-state={notice?.state}>
        {notice?.text}
      </p>
    </Stack>
  )
}
