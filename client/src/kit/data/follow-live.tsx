import { useEffect } from 'react'
import { useData } from './data-provider'
import { followLive } from './live-cache'

/** Keeps what was read inside of a <DataProvider> live; `start` also opens the socket for as long. */
export const FollowLive = ({ start = false }: { start?: boolean }) => {
  const { api, client } = useData()
  useEffect(() => {
    const leave = followLive(api.live, client)
    if (start) api.live.start()
    return () => {
      leave()
      if (start) api.live.stop()
    }
  }, [api, client, start])
  return null
}
