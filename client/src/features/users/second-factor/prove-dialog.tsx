import { renewRecoveryCodes, type SecondProof } from '@mainstreet/shared/contracts/second-factor'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { Dialog } from '../../../kit/ui/dialog'
import { Stack } from '../../../kit/ui/stack'
import { signWithPasskey } from './browser-passkeys'
import { PasskeyButton } from './passkey-button'
import { secondFactorWords } from './second-factor-words'

type ProveDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  about?: string
  hasPasskey: boolean
  danger?: boolean
  /** What is done with the proof; a refusal of the code is said beside it. */
  run: (proof: SecondProof) => Promise<unknown>
}

/** Asks for a code or a passkey, and does with it what was asked for. */
export const ProveDialog = ({ open, onClose, hasPasskey, run, ...about }: ProveDialogProps) => {
  const words = useWords(secondFactorWords)
  const withPasskey = async () => {
    await run({ passkey: await signWithPasskey() })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={about.title} description={about.about ?? words.proveAbout}>
      <Stack>
        {hasPasskey && <PasskeyButton onUse={withPasskey}>{words.usePasskey}</PasskeyButton>}
        <Form
          label={about.title}
          guard={false}
          contract={renewRecoveryCodes}
          defaultValues={{ code: '' }}
          onSubmit={({ code }) => run({ code })}
          onSaved={onClose}
        >
          <Field
            name="code"
            help={words.proveCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            required
            data-autofocus
          />
          <DialogActions submit={words.goOn} cancel={words.cancel} onCancel={onClose} danger={about.danger} />
        </Form>
      </Stack>
    </Dialog>
  )
}
