import { maxCondolenceWords } from '@mainstreet/shared/contracts/condolences'
import { useOperation } from '../../kit/data/data-writes'
import { ContactTrap } from '../../kit/site/contact/contact-trap'
import { SentMessage } from '../../kit/site/contact/sent-message'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useShortMessage } from '../../kit/site/contact/use-short-message'
import { Button } from '../../kit/ui/button'
import { TextArea } from '../../kit/ui/text-area'
import { TextField } from '../../kit/ui/text-field'
import { Row } from '../../kit/ui/stack'
import styles from './condolences.module.css'

/** Writes to the family of somebody who died; the home reads it before it is shown. */
export const CondolenceForm = ({ funeralId }: { funeralId: number }) => {
  const texts = usePlaceTexts('condolences')
  const { run } = useOperation('send-condolence')
  const { form, field, submit, notice, busy } = useShortMessage(
    (written) => run({ ...written, funeralId }),
    texts,
  )
  if (notice?.state === 'sent') return <SentMessage text={notice.text} />
  return (
    <form
      ref={form}
      className={`site-card ${styles.form}`}
      method="post"
      noValidate
      aria-label={texts.write}
      onSubmit={submit}
    >
      <TextField label={texts.name} autoComplete="name" autoFocus {...field('contact')} />
      <TextField
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('from')}
      />
      <TextArea
        label={texts.words}
        help={texts.wordsHelp}
        rows={6}
        {...field('message')}
        maxLength={maxCondolenceWords}
      />
      <ContactTrap />
      <Row gap={4}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {texts.send}
        </Button>
        <p role="status" className={styles.status} data-state={notice?.state}>
          {notice?.text}
        </p>
      </Row>
    </form>
  )
}
