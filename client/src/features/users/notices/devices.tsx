import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { canBeTold } from '../../../kit/shell-worker'
import { Button } from '../../../kit/ui/button'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { noticeWords } from './notice-words'
import type { useThisDevice } from './use-this-device'

const stateOf = (isOn: boolean) => {
  if (!canBeTold()) return 'isUnsupported'
  if (Notification.permission === 'denied') return 'isDenied'
  return isOn ? 'isOn' : 'isOff'
}

type DevicesProps = { devices: ReturnType<typeof useThisDevice> }

/** This device, whether it is told of something, and the others that are. */
export const Devices = ({ devices }: DevicesProps) => {
  const words = useWords(noticeWords)
  const { moment } = useFormats()
  const { here, others, connect, disconnect } = devices
  const [connecting, setConnecting] = useState(false)
  const state = stateOf(here !== undefined)
  const turnOn = async () => {
    setConnecting(true)
    await connect().catch((error: unknown) => toast.error(words.notConnected, error))
    setConnecting(false)
  }
  const turnOff = (id: number) =>
    void disconnect(id).catch((error: unknown) => toast.error(words.notDisconnected, error))
  return (
    <Stack gap={3}>
      <Row spread>
        <Stack gap={0}>
          <Text as="h3" size="sm" weight="medium">
            {words.thisDevice}
          </Text>
          <Text as="p" size="sm" tone="muted">
            {words[state]}
          </Text>
        </Stack>
        {here && <Button onClick={() => turnOff(here.id)}>{words.disconnect}</Button>}
        {!here && state === 'isOff' && (
          <Button icon={<Smartphone />} loading={connecting} onClick={() => void turnOn()}>
            {words.connect}
          </Button>
        )}
      </Row>
      {others.map((phone) => (
        <Row key={phone.id} spread>
          <Text size="sm" tone="muted">
            {words.device(phone)} · {words.since(moment(phone.createdAt))}
          </Text>
          <Button
            size="small"
            onClick={() => turnOff(phone.id)}
            aria-label={words.disconnectOf(words.device(phone))}
          >
            {words.disconnect}
          </Button>
        </Row>
      ))}
    </Stack>
  )
}
