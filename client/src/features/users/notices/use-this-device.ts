import { useCallback, useEffect, useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { canBeTold, registerShellWorker } from '../../../kit/shell-worker'

const nothing = {}

const subscriptionOf = async (): Promise<PushSubscription | null> => {
  if (!canBeTold()) return null
  const registration = await registerShellWorker()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The devices of whoever is signed in, and how this one is connected and disconnected. */
export const useThisDevice = () => {
  const { answer, error, refetch } = useOperationRead('phone-list', nothing, ['phone-list'])
  const add = useOperation('phone-add')
  const removal = useOperation('phone-remove')
  const [endpoint, setEndpoint] = useState<string | null>(null)
  useEffect(() => {
    // A browser that cannot say is one that is not connected.
    subscriptionOf().then(
      (subscription) => setEndpoint(subscription?.endpoint ?? null),
      () => setEndpoint(null),
    )
  }, [])
  const phones = answer?.phones ?? []
  const here = phones.find((phone) => phone.endpoint === endpoint)

  const connect = useCallback(async () => {
    if (!answer || (await Notification.requestPermission()) !== 'granted') return
    const registration = await registerShellWorker()
    await navigator.serviceWorker.ready
    const subscription = await registration!.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(answer.publicKey),
    })
    const { keys = {} } = subscription.toJSON()
    await add.run({ endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' })
    setEndpoint(subscription.endpoint)
    refetch()
  }, [answer, add, refetch])

  const disconnect = useCallback(
    async (id: number) => {
      await removal.run({ id })
      if (id === here?.id) await (await subscriptionOf())?.unsubscribe()
      refetch()
    },
    [removal, here, refetch],
  )
  const others = phones.filter((phone) => phone !== here)
  return { isKnown: answer !== undefined, error, refetch, here, others, connect, disconnect }
}
