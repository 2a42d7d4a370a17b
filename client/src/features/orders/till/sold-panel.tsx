import { CircleCheck, Printer } from 'lucide-react'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Row, Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { tillWords } from './till-words'
import type { Sold } from './use-till'

/** A sale that is done: the change to give, the receipt, and the way to the next one. */
export const SoldPanel = ({ sold, onNext }: { sold: Sold; onNext: () => void }) => {
  const words = useWords(tillWords)
  const { money } = useFormats()
  const { order, change } = sold
  const { answer } = useOperationRead('order-link', { orderId: order.id })
  return (
    <Card>
      <Stack role="status">
        <Row>
          <CircleCheck aria-hidden="true" />
          <Text as="h2" size="xl">
            {words.sold}
          </Text>
        </Row>
        {change !== null && (
          <Text as="p" size="2xl" weight="strong">
            {words.change(money(change))}
          </Text>
        )}
        <p>{words.soldAs(order.orderNumber, money(order.total))}</p>
        {order.email && <p>{words.mailed(order.email)}</p>}
        <Row>
          <Button variant="primary" size="large" autoFocus onClick={onNext}>
            {words.next}
          </Button>
          {answer?.url && (
            <Button
              size="large"
              icon={<Printer />}
              onClick={() => window.open(answer.url!, '_blank', 'noopener')}
            >
              {words.print}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
