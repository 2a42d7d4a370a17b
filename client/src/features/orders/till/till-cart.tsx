import type { TillSale } from '@mainstreet/shared/contracts/orders/till'
import { CreditCard, QrCode as QrIcon, X } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Folded } from '../../../kit/ui/folded'
import { IconButton } from '../../../kit/ui/icon-button'
import { QuantityStepper } from '../../../kit/ui/quantity-stepper'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import { TextField } from '../../../kit/ui/text-field'
import { toast } from '../../../kit/ui/toaster'
import { CashButton } from './cash-button'
import { LinkDialog } from './link-dialog'
import { PriceDialog } from './price-dialog'
import styles from './till.module.css'
import type { TillLine } from './till-sale'
import { TillSums } from './till-sums'
import { tillWords } from './till-words'
import type { Till, TillBuyer } from './use-till'

const most = 999

const Line = ({ line, till, onPrice }: { line: TillLine; till: Till; onPrice: () => void }) => {
  const words = useWords(tillWords)
  const { money } = useFormats()
  const { variationId, name, quantity, own, usual } = line
  // The server's price, once it has said one.
  const priced = till.quote?.lines.find((each) => each.variationId === variationId)
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        <Button size="small" variant="quiet" aria-label={words.changePrice(name)} onClick={onPrice}>
          {money(own?.price ?? priced?.unitPrice ?? usual)}
        </Button>
        {own && (
          <Text size="sm" tone="muted" wrap="anywhere">
            {own.reason}
          </Text>
        )}
      </span>
      <QuantityStepper
        label={words.pieces(name)}
        value={quantity}
        max={most}
        onChange={(next) => till.change(variationId, { quantity: next })}
      />
      <IconButton
        label={words.remove(name)}
        icon={<X />}
        onClick={() => till.change(variationId, { quantity: 0 })}
      />
    </li>
  )
}

const Options = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const { buyer, setBuyer } = till
  const typed = (name: keyof TillBuyer) => ({
    value: buyer[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setBuyer({ ...buyer, [name]: target.value }),
  })
  return (
    <Folded summary={words.options}>
      <Stack>
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={254}
          {...typed('email')}
        />
        <TextField label={words.name} maxLength={120} {...typed('name')} />
        <TextField label={words.code} maxLength={40} autoCapitalize="characters" {...typed('code')} />
        <TextField label={words.giftCard} maxLength={40} autoCapitalize="characters" {...typed('giftCard')} />
      </Stack>
    </Folded>
  )
}

/** The ways to pay, the quickest first. */
const Ways = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const [sale, setSale] = useState<TillSale | null>(null)
  const [busy, setBusy] = useState(false)
  const { create } = useSave('till-sales')
  const { quote, buyer, items, isReady } = till
  const finish = async (paidWith: 'terminal' | '') => {
    setBusy(true)
    await till.finish(paidWith).catch((error: Error) => toast.error(error.message))
    setBusy(false)
  }
  const askByLink = async () => {
    setBusy(true)
    const asked = { items, discountCode: buyer.code.trim(), name: buyer.name.trim() || words.counter }
    await create({ ...asked, email: buyer.email.trim() }).then(setSale, (error: Error) =>
      toast.error(error.message),
    )
    setBusy(false)
  }
  if (quote && quote.due === 0)
    return (
      <Button
        variant="primary"
        size="large"
        wide
        loading={busy}
        disabled={!isReady}
        onClick={() => void finish('')}
      >
        {words.nothingDue}
      </Button>
    )
  return (
    <div className={styles.ways}>
      <CashButton till={till} />
      <Button
        size="large"
        wide
        icon={<CreditCard />}
        disabled={!isReady || busy}
        onClick={() => void finish('terminal')}
      >
        {words.terminal}
      </Button>
      {quote?.cards.length === 0 && (
        <Button
          size="large"
          wide
          icon={<QrIcon />}
          disabled={!isReady || busy}
          onClick={() => void askByLink()}
        >
          {words.link}
        </Button>
      )}
      {sale && <LinkDialog sale={sale} onPaid={till.end} onClose={() => setSale(null)} />}
    </div>
  )
}

/** What is being sold, what it comes to, and how it is paid. */
export const TillCart = ({ till }: { till: Till }) => {
  const words = useWords(tillWords)
  const [pricing, setPricing] = useState<TillLine | null>(null)
  if (till.lines.length === 0) return <p className="muted">{words.empty}</p>
  return (
    <Stack>
      <ul className="plain" aria-label={words.sale}>
        {till.lines.map((line) => (
          <Line key={line.variationId} line={line} till={till} onPrice={() => setPricing(line)} />
        ))}
      </ul>
      <Options till={till} />
      <TillSums till={till} />
      <Ways till={till} />
      {pricing && (
        <PriceDialog
          line={pricing}
          onSet={(own) => till.change(pricing.variationId, { own })}
          onClose={() => setPricing(null)}
        />
      )}
    </Stack>
  )
}
