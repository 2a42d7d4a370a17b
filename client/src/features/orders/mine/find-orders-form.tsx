import { isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { Mail } from 'lucide-react'
import { useOperation } from '../../../kit/data/data-writes'
import { ContactTrap } from '../../../kit/site/contact/contact-trap'
import { SentMessage } from '../../../kit/site/contact/sent-message'
import { usePlainForm } from '../../../kit/site/use-plain-form'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { Button } from '../../../kit/ui/button'
import { TextField } from '../../../kit/ui/text-field'
import styles from './my-orders.module.css'
import { useMyOrdersWords } from './my-orders-words'

/** Asks for the mail with the way to all orders of an address; it says the same whether there are any. */
export const FindOrdersForm = () => {
  const words = useMyOrdersWords()
  const language = useLocale()
  const { run } = useOperation('send-my-orders')
  const { form, faults, notice, busy, submit, forget } = usePlainForm<'email'>({
    fields: ['email'],
    check: ({ email = '' }) => (isMailAddress(email) ? {} : { email: words.noAddress }),
    send: ({ email = '', reference = '' }) => run({ email, language, reference }),
    faultsOf: ({ errors }) => (errors?.email ? { email: words.noAddress } : {}),
    words,
  })
  if (notice?.state === 'sent') return <SentMessage text={notice.text} />
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.send}
      onSubmit={submit}
    >
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        name="email"
        maxLength={254}
        error={faults.email}
        onInput={() => forget('email')}
      />
      <ContactTrap />
      <Button type="submit" variant="primary" loading={busy} icon={<Mail />}>
        {words.send}
      </Button>
      {notice && (
        <p role="status" className={styles.failed}>
          {notice.text}
        </p>
      )}
    </form>
  )
}
