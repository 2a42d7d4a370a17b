import {
  authenticatorApp,
  type Passkey,
  type SecondFactorState,
  type SecondProof,
} from '@mainstreet/shared/contracts/second-factor'
import { useState, type ReactNode } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { ErrorState } from '../../../kit/ui/error-state'
import { SettingsSection } from '../../../kit/ui/settings-section'
import { Skeleton } from '../../../kit/ui/skeleton'
import { toast } from '../../../kit/ui/toaster'
import styles from '../account/account.module.css'
import { AddAuthenticator, AddPasskey } from './add-factor'
import { ProveDialog } from './prove-dialog'
import { RecoveryCodesDialog } from './recovery-codes'
import { secondFactorWords } from './second-factor-words'

type LineProps = { name: string; about: string; children?: ReactNode }

const Line = ({ name, about, children }: LineProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className="muted">{about}</p>
    </div>
    {children}
  </li>
)

/** What is to be proven, and for what. */
type Asked = { renews: true } | { which: string; name: string }

type PasskeyLineProps = { passkey: Passkey; onRemove: (asked: Asked) => void }

const PasskeyLine = ({ passkey, onRemove }: PasskeyLineProps) => {
  const words = useWords(secondFactorWords)
  const { moment } = useFormats()
  const { id, name, host, createdAt, lastUsedAt } = passkey
  const added = words.passkeyMeta(host, moment(createdAt))
  const about = lastUsedAt ? `${added} · ${words.lastUsed(moment(lastUsedAt))}` : added
  return (
    <Line name={name} about={about}>
      <Button
        size="small"
        onClick={() => onRemove({ which: id, name })}
        aria-haspopup="dialog"
        aria-label={words.removeOf(name)}
      >
        {words.remove}
      </Button>
    </Line>
  )
}

type LinesProps = {
  state: SecondFactorState
  onAdded: (codes: string[]) => void
  onAsk: (asked: Asked) => void
}

const Lines = ({ state, onAdded, onAsk }: LinesProps) => {
  const words = useWords(secondFactorWords)
  const { hasAuthenticator, passkeys, codesLeft } = state
  const isOn = hasAuthenticator || passkeys.length > 0
  return (
    <ul className={styles.rows}>
      <Line name={words.passkeyTitle} about={words.passkeyAbout}>
        <AddPasskey onAdded={onAdded} />
      </Line>
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} onRemove={onAsk} />
      ))}
      <Line name={words.appTitle} about={hasAuthenticator ? words.appOn : words.appOff}>
        {hasAuthenticator ? (
          <Button
            size="small"
            onClick={() => onAsk({ which: authenticatorApp, name: words.appTitle })}
            aria-haspopup="dialog"
            aria-label={words.removeOf(words.appTitle)}
          >
            {words.remove}
          </Button>
        ) : (
          <AddAuthenticator onAdded={onAdded} />
        )}
      </Line>
      {isOn && (
        <Line name={words.codesTitle} about={words.codesLeft(codesLeft)}>
          <Button size="small" onClick={() => onAsk({ renews: true })} aria-haspopup="dialog">
            {words.renew}
          </Button>
        </Line>
      )}
    </ul>
  )
}

const nothing = {}

const useSecondFactor = () => {
  const words = useWords(secondFactorWords)
  const { answer: state, error, refetch } = useOperationRead('second-factor', nothing, [])
  const { run: remove } = useOperation('second-factor-off')
  const { run: renew } = useOperation('recovery-codes')
  const [codes, setCodes] = useState<string[]>([])
  const onAdded = (made: string[]) => {
    toast.success(words.added)
    setCodes(made)
    refetch()
  }
  const prove = async (asked: Asked, proof: SecondProof) => {
    if ('renews' in asked) setCodes((await renew(proof)).codes)
    else {
      await remove({ which: asked.which, ...proof })
      toast.success(words.removed(asked.name))
    }
    refetch()
  }
  return { state, error, refetch, codes, setCodes, onAdded, prove }
}

/** What the user has beside the password: passkeys, an authenticator app, recovery codes. */
export const SecondFactorSection = () => {
  const words = useWords(secondFactorWords)
  const { state, error, refetch, codes, setCodes, onAdded, prove } = useSecondFactor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isRenewing = asked !== null && 'renews' in asked
  const about = state?.isRequired ? `${words.about} ${words.required}` : words.about
  return (
    <SettingsSection id="second-factor" title={words.title} about={about}>
      {state && <Lines state={state} onAdded={onAdded} onAsk={setAsked} />}
      {!state && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={4} />)}
      {asked && (
        <ProveDialog
          open
          onClose={() => setAsked(null)}
          title={isRenewing ? words.renewTitle : words.removeTitle('name' in asked ? asked.name : '')}
          about={isRenewing ? words.renewAbout : words.proveAbout}
          hasPasskey={Boolean(state?.passkeys.length)}
          danger={!isRenewing}
          run={(proof) => prove(asked, proof)}
        />
      )}
      <RecoveryCodesDialog codes={codes} onKept={() => setCodes([])} />
    </SettingsSection>
  )
}
