import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { OrderLeft } from '@mainstreet/shared/rules/orders/refund'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Picture } from '../../../kit/ui/picture'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { Row, Stack } from '../../../kit/ui/stack'
import { Switch } from '../../../kit/ui/switch'
import { detailWords } from './detail-words'
import { Text } from '../../../kit/ui/text'
import styles from './detail.module.css'

/** What was chosen to be given back, by variation. */
export interface Pieces {
  lines: Readonly<Record<number, { quantity: number; restock: boolean }>>
  shipping: Cents | undefined
}

type RefundPiecesProps = {
  order: Order
  left: OrderLeft
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

/** How many of each line come back, whether they go into stock again, and the shipping. */
export const RefundPieces = ({ order, left, pieces, onChange }: RefundPiecesProps) => {
  const words = useWords(detailWords)
  const { money } = useFormats()
  const change = (variationId: number, next: { quantity: number; restock: boolean }) =>
    onChange({ ...pieces, lines: { ...pieces.lines, [variationId]: next } })
  const chooseAll = () =>
    onChange({
      lines: Object.fromEntries(
        left.lines.map(({ variationId, quantity }) => [
          variationId,
          { quantity, restock: pieces.lines[variationId]?.restock ?? true },
        ]),
      ),
      shipping: left.shipping > 0 ? left.shipping : undefined,
    })
  return (
    <>
      <Row>
        <Button size="small" onClick={chooseAll}>
          {words.giveAll}
        </Button>
      </Row>
      <Stack as="ul">
        {order.lines.map(({ variationId, title, variation, image }) => {
          const most = left.lines.find((line) => line.variationId === variationId)?.quantity ?? 0
          const { quantity = 0, restock = true } = pieces.lines[variationId] ?? {}
          return (
            <li key={variationId} className={styles.piece}>
              <span className={styles.picture}>
                <Picture src={image || null} alt="" ratio="1" />
              </span>
              <span className={styles.name}>
                <Text weight="medium">{title}</Text>
                <span className="muted">
                  {variation} · {words.ofLeft(most)}
                </span>
              </span>
              <QuantityStepper
                label={words.pieces(title)}
                min={0}
                max={most}
                disabled={most === 0}
                value={quantity}
                onChange={(next) => change(variationId, { quantity: next, restock })}
              />
              {quantity > 0 && (
                <span className={styles.restock}>
                  <Switch
                    label={words.restock}
                    checked={restock}
                    onChange={(next) => change(variationId, { quantity, restock: next })}
                  />
                </span>
              )}
            </li>
          )
        })}
        {left.shipping > 0 && (
          <li>
            <Switch
              label={words.shippingBack(money(left.shipping))}
              checked={pieces.shipping !== undefined}
              onChange={(wanted) => onChange({ ...pieces, shipping: wanted ? left.shipping : undefined })}
            />
          </li>
        )}
      </Stack>
    </>
  )
}
