import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useSession } from '../../../kit/session/session-context'
import { useSignOut } from '../../../kit/session/use-sign-out'
import { Button } from '../../../kit/ui/button'
import { SignInCard } from '../../../kit/ui/sign-in-card'
import { toast } from '../../../kit/ui/toaster'
import { Stack } from '../../../kit/ui/stack'
import { accountWords } from '../account/account-words'
import { AddAuthenticator, AddPasskey } from './add-factor'
import { RecoveryCodes } from './recovery-codes'
import { secondFactorWords } from './second-factor-words'

/** All that staff see before they have something beside the password. */
export const SecondFactorPage = ({ onDone }: { onDone: () => void }) => {
  const words = useWords(secondFactorWords)
  const { session } = useSession()
  const own = useWords(accountWords)
  const { signOut, isLeaving } = useSignOut(own.stillSignedIn)
  const [codes, setCodes] = useState<string[] | null>(null)
  // A new token comes with what its user may do by now.
  const goOn = () =>
    session
      .token()
      .then(session.renew)
      .then(onDone, (error: unknown) => toast.error(words.notOpened, error))
  if (codes)
    return (
      <SignInCard title={words.codesOnce}>
        <RecoveryCodes codes={codes} onKept={() => void goOn()} />
      </SignInCard>
    )
  return (
    <SignInCard title={words.gateTitle} description={words.gateAbout}>
      <Stack>
        <AddPasskey onAdded={setCodes} />
        <AddAuthenticator onAdded={setCodes} />
        <Button variant="quiet" loading={isLeaving} onClick={() => void signOut()}>
          {own.signOut}
        </Button>
      </Stack>
    </SignInCard>
  )
}
