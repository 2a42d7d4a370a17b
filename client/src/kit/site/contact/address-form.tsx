import { isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { usePlainForm } from '../use-plain-form'
import styles from './address-form.module.css'
import { ContactTrap } from './contact-trap'
import { SentMessage } from './sent-message'

type AddressFormProps = {
  words: Parameters<typeof usePlainForm>[0]['words'] & { email: string; noAddress: string }
  /** What its button says, and what the form is called. */
  title: string
  help?: string
  send: (written: { email: string; reference: string }) => Promise<unknown>
} & Pick<ComponentProps<typeof Button>, 'icon' | 'variant'>

/** Asks a visitor for an e-mail address and nothing else, to be mailed something. */
export const AddressForm = ({ words, title, help, send, icon, variant }: AddressFormProps) => {
  const { form, faults, notice, busy, submit, forget } = usePlainForm<'email'>({
    fields: ['email'],
    check: ({ email = '' }) => (isMailAddress(email) ? {} : { email: words.noAddress }),
    send: ({ email = '', reference = '' }) => send({ email, reference }),
    faultsOf: ({ errors }) => (errors?.email ? { email: words.noAddress } : {}),
    words,
  })
  if (notice?.state === 'sent') return <SentMessage text={notice.text} />
  return (
    <form ref={form} className={styles.form} method="post" noValidate aria-label={title} onSubmit={submit}>
      <TextField
        label={words.email}
        help={help}
        type="email"
        inputMode="email"
        autoComplete="email"
        name="email"
        maxLength={254}
        error={faults.email}
        onInput={() => forget('email')}
      />
      <ContactTrap />
      <Button type="submit" variant={variant} loading={busy} icon={icon}>
        {title}
      </Button>
      {notice && (
        <p role="status" className={styles.failed}>
          {notice.text}
        </p>
      )}
    </form>
  )
}
