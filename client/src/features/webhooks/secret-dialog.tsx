import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { Notice } from '../../kit/ui/notice'
import { Stack } from '../../kit/ui/stack'
import { TextField } from '../../kit/ui/text-field'
import { toast } from '../../kit/ui/toaster'
import { integrationWords } from './words'

/** A signing secret that is shown once. */
export const SecretDialog = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => {
  const words = useWords(integrationWords)
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(secret ?? '').then(
      () => setCopied(true),
      (error: unknown) => toast.error(words.failed, error),
    )
  return (
    <Dialog
      open={secret !== null}
      onClose={onClose}
      title={words.secretTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{words.secretNote}</Notice>
        <TextField
          label={words.secret}
          value={secret ?? ''}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      </Stack>
    </Dialog>
  )
}
