import { orderReady } from '@mainstreet/shared/contracts/orders/order-work'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { canBeReady } from '@mainstreet/shared/rules/orders/ready'
import { Bell } from 'lucide-react'
import { useMay } from '../../../kit/session/use-may'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { toast } from '../../../kit/ui/toaster'
import { readyWords } from './ready-words'
import { useStepTaken } from './use-step-taken'

/** Tells the buyer of an order that it can be picked up; nothing where it is not fetched, or they know. */
export const ReadyStep = ({ order }: { order: Order }) => {
  const words = useWords(readyWords)
  const mayTell = useMay(orderReady, 'create')
  const { run, busy } = useOperation('order-ready')
  const stepTaken = useStepTaken(order)
  if (!mayTell || !canBeReady(order)) return null
  const tell = () =>
    run({ orderId: order.id }).then(
      () => stepTaken(words.told(order.orderNumber)),
      (error: unknown) => toast.error(words.notTold, error),
    )
  return (
    <Stack gap={2} align="start">
      <Button icon={<Bell />} loading={busy} onClick={() => void tell()}>
        {words.tell}
      </Button>
      <Text as="p" size="sm" tone="muted">
        {words.about(order.email)}
      </Text>
    </Stack>
  )
}
