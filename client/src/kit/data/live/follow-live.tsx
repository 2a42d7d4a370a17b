import { useEffect } from 'react'
import { whenHydrated } from '../../when-hydrated'
import { useData } from '../data-provider'
import { followLive } from './live-cache'

/** Applies live events to the data of the <DataProvider> around it; with `start` it also connects the socket while mounted. */
export const FollowLive = ({ start = false }: { start?: boolean }) => {
  const { api, client } = useData()
  useEffect(() => {
    const unsubscribe = followLive(api.live, client)
    const giveUp = start ? whenHydrated(api.live.start) : undefined
    return () => {
      unsubscribe()
      giveUp?.()
      if (start) api.live.stop()
    }
  }, [api, client, start])
  return null
}
