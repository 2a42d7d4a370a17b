import type { Letter } from '@mainstreet/shared/contracts/newsletter'
import { Send, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import { Row } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { newsletterWords } from './newsletter-words'

/** Sends a letter to oneself, or, asked once more, to all of its readers. */
export const SendLetter = ({ letter, readers }: { letter: Letter; readers: number }) => {
  const words = useWords(newsletterWords)
  const { run, busy } = useOperation('send-letter')
  const [isAsking, setAsking] = useState(false)
  const { id } = letter
  const tryIt = () =>
    void run({ id, trial: true }).then(
      () => toast.success(words.trialSent),
      (error: unknown) => toast.error(words.notSent, error),
    )
  return (
    <Row>
      <Button icon={<UserRound />} loading={busy && !isAsking} onClick={tryIt}>
        {words.trial}
      </Button>
      <Button
        variant="primary"
        icon={<Send />}
        disabled={readers === 0}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {words.send(readers)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => toast.success(words.begun((await run({ id })).readers))}
        title={words.sendTitle}
        confirm={words.sendNow}
        cancel={words.notYet}
      >
        <p>{words.sendAbout(readers)}</p>
      </ConfirmDialog>
    </Row>
  )
}
