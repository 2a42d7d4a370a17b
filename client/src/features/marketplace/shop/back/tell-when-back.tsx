import { isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { Bell } from 'lucide-react'
import { useOperation } from '../../../../kit/data/data-writes'
import { ContactTrap } from '../../../../kit/site/contact/contact-trap'
import { SentMessage } from '../../../../kit/site/contact/sent-message'
import { usePlainForm } from '../../../../kit/site/use-plain-form'
import { useBackWords } from '../../../../kit/site/words/back-words'
import { useLocale } from '../../../../kit/site/words/use-site-words'
import { Button } from '../../../../kit/ui/button'
import { TextField } from '../../../../kit/ui/text-field'
import styles from './tell-when-back.module.css'

/** Asks for the one mail that says that what is sold out can be bought again. */
export const TellWhenBack = ({ variationId }: { variationId: number }) => {
  const words = useBackWords()
  const language = useLocale()
  const { run } = useOperation('tell-when-back')
  const { form, faults, notice, busy, submit, forget } = usePlainForm<'email'>({
    fields: ['email'],
    check: ({ email = '' }) => (isMailAddress(email) ? {} : { email: words.noAddress }),
    send: ({ email = '', reference = '' }) => run({ variationId, email, language, reference }),
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
      aria-label={words.title}
      onSubmit={submit}
    >
      <TextField
        label={words.email}
        help={words.once}
        type="email"
        inputMode="email"
        autoComplete="email"
        name="email"
        maxLength={254}
        error={faults.email}
        onInput={() => forget('email')}
      />
      <ContactTrap />
      <Button type="submit" loading={busy} icon={<Bell />}>
        {words.title}
      </Button>
      {notice && (
        <p role="status" className={styles.failed}>
          {notice.text}
        </p>
      )}
    </form>
  )
}
