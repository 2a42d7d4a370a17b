import { useEffect, useState, type ReactNode } from 'react'
import { createDashboardApi, createDashboardSocket } from '../../kit/data/dashboard-api'
import { DataProvider } from '../../kit/data/data-provider'
import { FollowLive } from '../../kit/data/follow-live'
import type { LiveSocket } from '../../kit/data/live-socket'
import { useSession } from '../../kit/session/session-context'

const AccountData = (props: { accountId: number | null; live: LiveSocket; children: ReactNode }) => {
  const { session } = useSession()
  const [api] = useState(() => createDashboardApi({ session, live: props.live, accountId: props.accountId }))
  return (
    <DataProvider api={api}>
      <FollowLive />
      {props.children}
    </DataProvider>
  )
}

/** The data of a signed-in user's surface: one socket for all, one cache per account. */
export const BackOfficeData = ({
  accountId,
  children,
}: {
  accountId: number | null
  children: ReactNode
}) => {
  const { session } = useSession()
  const [live] = useState(() => createDashboardSocket(session))
  useEffect(() => {
    live.start()
    const off = session.onToken(live.signIn)
    return () => {
      off()
      live.stop()
    }
  }, [live, session])
  return (
    <AccountData key={accountId} accountId={accountId} live={live}>
      {children}
    </AccountData>
  )
}
