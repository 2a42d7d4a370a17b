import { pathTo, routes } from '@mainstreet/shared/routes'
import { Trash2 } from 'lucide-react'
import { formatMoney, timesCents } from '@mainstreet/shared/rules/money/money'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../../../kit/ui/icon-button'
import { Picture } from '../../../kit/ui/picture'
import { PriceTag } from '../../../kit/ui/price-tag'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden'
import { webpOf } from '../../../kit/ui/webp-of'
import { usePath } from '../../../kit/site/site-link'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale, useSiteWords } from '../../../kit/site/words/use-site-words'
import { useKitWords } from '../../../kit/ui/kit-words'
import { withQuantity } from './cart-changes'
import { useCart } from './cart-context'
import { maxQuantity } from './cart-entry'
import styles from './cart-step.module.css'
import type { CartLineNow } from './use-cart-lines'

/** The name and kind of a line, as one text. */
const nameOf = ({ entry }: CartLineNow) => `${entry.name}, ${entry.variation}`

const LineNote = ({ line }: { line: CartLineNow }) => {
  const words = useCheckoutWords('cart')
  if (line.state === 'removed') return <p className={styles.note}>{words.removed}</p>
  if (line.state === 'soldOut') return <p className={styles.note}>{words.soldOut}</p>
  return (
    <>
      {line.state === 'reduced' && <p className={styles.note}>{words.reduced(line.left)}</p>}
      {!line.allowShipping && <p className={styles.hint}>{words.cannotShip}</p>}
    </>
  )
}

type CartLineProps = { line: CartLineNow; onQuantity: (quantity: number) => void }

const CartLine = ({ line, onQuantity }: CartLineProps) => {
  const words = useCheckoutWords('cart')
  const shop = useSiteWords('shop')
  const { labelled } = useKitWords()
  const locale = useLocale()
  const path = usePath()
  const { entry, state, unitCents, regularCents, quantity, left } = line
  const buyable = state === 'available' || state === 'reduced'
  return (
    <li className={styles.line} data-out={!buyable || undefined}>
      <div className={styles.picture}>
        <Picture src={entry.image} webp={webpOf(entry.image)} alt="" rounded />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={path(pathTo(routes.item, entry.item.id))}>{entry.name}</Link>
        </p>
        <p className={styles.variation}>{entry.variation}</p>
        <LineNote line={line} />
      </div>
      <IconButton
        className={styles.remove}
        label={words.remove(nameOf(line))}
        icon={<Trash2 />}
        onClick={() => onQuantity(0)}
      />
      {buyable && (
        <div className={styles.amount}>
          <QuantityStepper
            label={labelled(shop.quantity, nameOf(line))}
            value={quantity}
            onChange={onQuantity}
            max={Math.min(maxQuantity, left)}
          />
          <span className={styles.price}>
            {unitCents !== undefined && (
              <PriceTag
                price={timesCents(unitCents, quantity)}
                regular={regularCents && timesCents(regularCents, quantity)}
                locale={locale}
              />
            )}
            {unitCents !== undefined && quantity > 1 && (
              <span className={styles.each}>{words.each(formatMoney(unitCents, locale))}</span>
            )}
          </span>
        </div>
      )}
    </li>
  )
}

/** What is in the cart; what a press has changed is announced, and the focus goes on to the next line. */
export const CartStep = ({ lines }: { lines: readonly CartLineNow[] }) => {
  const words = useCheckoutWords('cart')
  const { change } = useCart()
  const { container, leave } = useFocusAfterRemoval(lines.length)
  const [news, setNews] = useState('')
  const setQuantity = (line: CartLineNow, quantity: number) => {
    if (quantity === 0) leave(lines.indexOf(line))
    setNews(quantity ? words.nowIn(nameOf(line), quantity) : words.takenOut(nameOf(line)))
    change((had) => withQuantity(had, line.entry.id, quantity))
  }
  return (
    <div ref={container} tabIndex={-1}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={line.entry.id} line={line} onQuantity={(quantity) => setQuantity(line, quantity)} />
        ))}
      </ul>
      <VisuallyHidden live>{news}</VisuallyHidden>
    </div>
  )
}
