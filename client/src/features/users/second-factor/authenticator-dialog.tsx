import { addAuthenticator } from '@mainstreet/shared/contracts/second-factor'
import type { Answer } from '@mainstreet/shared/services'
import { useOperation } from '../../../kit/data/data-writes'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useWords } from '../../../kit/language/bilingual'
import { CopyButton } from '../../../kit/ui/copy-button'
import { Dialog } from '../../../kit/ui/dialog'
import { QrCode } from '../../../kit/ui/qr-code'
import { Stack } from '../../../kit/ui/stack'
import styles from './second-factor.module.css'
import { secondFactorWords } from './second-factor-words'

type AddProps = { onClose: () => void; onAdded: (codes: string[]) => void }

const spaced = (secret: string) => secret.match(/.{4}/g)?.join(' ') ?? secret

const ScannedForm = ({ secret, uri, onClose, onAdded }: AddProps & Answer<'authenticator-begin'>) => {
  const words = useWords(secondFactorWords)
  const { run } = useOperation('authenticator-on')
  return (
    <Stack>
      <div className={styles.scan}>
        <QrCode text={uri} label={words.qr} />
        <Stack gap={2}>
          <code className={styles.key}>{spaced(secret)}</code>
          <CopyButton
            text={secret}
            label={words.copyKey}
            copied={words.copiedKey}
            notCopied={words.notCopied}
          />
        </Stack>
      </div>
      <Form
        label={words.scanTitle}
        guard={false}
        contract={addAuthenticator}
        defaultValues={{ secret, code: '' }}
        onSubmit={async ({ code }) => onAdded((await run({ secret, code })).codes)}
        onSaved={onClose}
      >
        <Field
          name="code"
          help={words.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus
        />
        <DialogActions submit={words.turnOn} cancel={words.cancel} onCancel={onClose} />
      </Form>
    </Stack>
  )
}

/** What an app scans; null while nothing is being added. */
export type Scan = Answer<'authenticator-begin'> | null

/** Shows what an authenticator app scans, and takes the first code of it. */
export const AuthenticatorDialog = ({ scan, ...props }: AddProps & { scan: Scan }) => {
  const words = useWords(secondFactorWords)
  return (
    <Dialog open={scan !== null} onClose={props.onClose} title={words.scanTitle} description={words.scan}>
      {scan && <ScannedForm {...scan} {...props} />}
    </Dialog>
  )
}
