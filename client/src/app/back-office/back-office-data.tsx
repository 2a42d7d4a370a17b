import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createDashboardApi, createDashboardSocket } from '../../kit/data/dashboard-api'
import { DataProvider } from '../../kit/data/data-provider'
import { useRow } from '../../kit/data/data'
import { FollowLive } from '../../kit/data/live/follow-live'
import type { LiveSocket } from '../../kit/data/live/live-socket'
import { TextLanguages } from '../../kit/form/fields/text-languages'
import { BusinessClock } from '../../kit/language/use-formats'
import { useTrackLoading } from '../../kit/loading'
import { AccountInView, useSession } from '../../kit/session/session-context'
import { useRoles } from '../../kit/session/use-may'
import { AskPassword, useAskPassword } from './ask-password'

/** What is read for the first time is waited for; what is read again is not. */
const FirstReads = () => {
  useTrackLoading(useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0)
  return null
}

/** Moments are on the clock of the account in view, and forms offer texts in both languages where it gives them so. */
const AccountCustoms = ({ customerId, children }: { customerId: number | null; children: ReactNode }) => {
  const { row } = useRow('account', customerId ?? undefined)
  const own = row?.language
  const isBilingual = row?.bilingual
  const languages = useMemo(
    () => (own && isBilingual ? ({ own, other: own === 'en' ? 'fr' : 'en' } as const) : undefined),
    [own, isBilingual],
  )
  return (
    <BusinessClock value={row?.timezone}>
      <TextLanguages value={languages}>{children}</TextLanguages>
    </BusinessClock>
  )
}

const AccountData = (props: { customerId: number | null; live: LiveSocket; children: ReactNode }) => {
  const { session } = useSession()
  const { ask, dialog } = useAskPassword()
  const [api] = useState(() =>
    createDashboardApi({ session, live: props.live, customerId: props.customerId, askPassword: ask }),
  )
  return (
    <AccountInView value={props.customerId}>
      <DataProvider api={api}>
        <FollowLive />
        <FirstReads />
        <AskPassword {...dialog} />
        <AccountCustoms customerId={props.customerId}>{props.children}</AccountCustoms>
      </DataProvider>
    </AccountInView>
  )
}

/** The data of a signed-in user's surface: one socket for all, one cache per account and what one is there. */
export const BackOfficeData = ({
  customerId,
  children,
}: {
  customerId: number | null
  children: ReactNode
}) => {
  const { session } = useSession()
  const roles = useRoles()
  const [live] = useState(() => createDashboardSocket(session, customerId))
  useEffect(() => {
    live.start()
    const off = session.onToken(live.signIn)
    return () => {
      off()
      live.stop()
    }
  }, [live, session])
  return (
    <AccountData key={`${customerId} ${roles.join()}`} customerId={customerId} live={live}>
      {children}
    </AccountData>
  )
}
