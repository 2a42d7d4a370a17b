import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { BackOfficeLanguage } from '../../../kit/language/back-office-language'
import { createSession } from '../../../kit/session/session'
import { useIsLoading } from '../../../kit/loading'
import { SessionContext } from '../../../kit/session/session-context'
import { applyThemeChoice, readThemeChoice } from '../../../kit/theme/theme-choice'
import { ProgressLine } from '../../../kit/ui/progress-line'
import { Toaster } from '../../../kit/ui/toaster'

/** What signing in, dashboard and admin share: one session, and the toasts. */
export const BackOfficeLayout = () => {
  const [session] = useState(createSession)
  useEffect(() => {
    applyThemeChoice(readThemeChoice())
    void session.start()
  }, [session])
  return (
    <SessionContext value={session}>
      <BackOfficeLanguage>
        <ProgressLine busy={useIsLoading()} />
        <Outlet />
        <Toaster />
      </BackOfficeLanguage>
    </SessionContext>
  )
}
