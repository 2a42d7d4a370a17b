import { maxCondolenceWords } from '@mainstreet/shared/contracts/calendar/condolences'
import { useOperation } from '../../kit/data/data-writes'
import { ContactTrap } from '../../kit/site/contact/contact-trap'
import { SentMessage } from '../../kit/site/contact/sent-message'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useShortMessage } from '../../kit/site/contact/use-short-message'
import { Button } from '../../kit/ui/button'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { Row } from '../../kit/ui/stack'
import styles from './condolences.module.css'

/** Writes to the family of somebody who died; the home reads it before it is shown. */
export const CondolenceForm = ({ funeralId }: { funeralId: number }) => {
  const words = usePlaceWords('condolences')
  const { run } = useOperation('send-condolence')
  const { form, field, submit, notice, busy } = useShortMessage(
    (written) => run({ ...written, funeralId }),
    words,
  )
  if (notice?.state === 'sent') return <SentMessage text={notice.text} />
  return (
    <form
      ref={form}
      className={`site-card ${styles.form}`}
      method="post"
      noValidate
      aria-label={words.write}
      onSubmit={submit}
    >
      <TextField label={words.name} autoComplete="name" autoFocus {...field('contact')} />
      <TextField
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('from')}
      />
      <TextArea
        label={words.words}
        help={words.wordsHelp}
        rows={6}
        {...field('message')}
        maxLength={maxCondolenceWords}
      />
      <ContactTrap />
      <Row gap={4}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {words.send}
        </Button>
        <p role="status" className={styles.status} data-state={notice?.state}>
          {notice?.text}
        </p>
      </Row>
    </form>
  )
}
