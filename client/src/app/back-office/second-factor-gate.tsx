import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSignedIn } from '../../kit/session/session-context'
import { PlainFrame } from './layouts/plain-layout'
import { Waiting } from '../waiting'
import { BackOfficeData } from './back-office-data'

const SecondFactorPage = lazy(async () => ({
  default: (await import('../../features/users/second-factor/second-factor-page')).SecondFactorPage,
}))

/** Holds staff who have nothing beside the password until they have added it, and have kept their recovery codes. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) => {
  const { needsSecondFactor } = useSignedIn().user
  const [isHeld, setIsHeld] = useState(needsSecondFactor)
  if (needsSecondFactor && !isHeld) setIsHeld(true)
  if (!isHeld) return children
  return (
    <BackOfficeData customerId={null}>
      <PlainFrame>
        <Suspense fallback={<Waiting />}>
          <SecondFactorPage onDone={() => setIsHeld(false)} />
        </Suspense>
      </PlainFrame>
    </BackOfficeData>
  )
}
