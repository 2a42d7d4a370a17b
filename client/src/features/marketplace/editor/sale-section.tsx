import { discountTypes } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { effectivePrice, isDiscountValue, saleIsOver, today } from '@mainstreet/shared/rules/money/price'
import { useFormState, useWatch } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { DateField } from '../../../kit/form/fields/date-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { useFormField } from '../../../kit/form/fields/use-form-field'
import { Card } from '../../../kit/ui/card'
import { Notice } from '../../../kit/ui/notice'
import { PriceTag } from '../../../kit/ui/price-tag'
import { Grid, Stack } from '../../../kit/ui/stack'
import { TextField } from '../../../kit/ui/text-field'
import { editorWords } from './words'
import type { ItemForm } from './item-form'
import styles from './sale-section.module.css'

type DiscountType = (typeof discountTypes)[number]

const DiscountField = ({ type }: { type: DiscountType }) => {
  const words = useWords(editorWords)
  const isText = type === 'special'
  const label = isText ? words.specialText : words.discounts[type]
  const required = !isText
  const help = isText ? words.specialHelp : undefined
  const { column, field } = useFormField({ name: 'discountValue', label, required, help }, (typed) =>
    isDiscountValue(type, String(typed)) ? undefined : words.refusals[type],
  )
  return (
    <TextField
      prefix={type === 'value' ? '$' : undefined}
      suffix={type === 'percent' ? '%' : undefined}
      inputMode={isText ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={column?.maxLength}
      {...field}
      value={field.value ?? ''}
    />
  )
}

const isPrice = (price: unknown): price is number => typeof price === 'number' && Number.isFinite(price)

/** The price a visitor sees of every variation, by the same rule that charges it. */
const SalePreview = ({ timezone }: { timezone: string }) => {
  const words = useWords(editorWords)
  const item = useWatch() as ItemForm
  const now = new Date()
  return (
    <div className={styles.preview}>
      <h3 className={styles.heading}>{words.whatVisitorsSee}</h3>
      <ul className={styles.prices}>
        {item.variations.map(({ variation, price }, index) => {
          const shown = isPrice(price)
            ? effectivePrice({ item, priceDollars: price, now, timezone })
            : undefined
          return (
            <li key={index}>
              <span>{variation || words.numbered(index + 1)}</span>
              <span className={styles.price}>
                {shown ? <PriceTag price={shown.cents} regular={shown.regularCents} /> : '–'}
                {shown?.special && <span className={styles.special}>{shown.special}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A sale that is over may stay as it is; only a new end has to lie ahead. */
const EndDateField = ({ timezone }: { timezone: string }) => {
  const words = useWords(editorWords)
  const { defaultValues } = useFormState<ItemForm>()
  const check = (day: unknown) => {
    const isNew = day !== defaultValues?.saleEnd
    return isNew && saleIsOver(String(day), new Date(), timezone) ? words.pastEnd : undefined
  }
  return <DateField name="saleEnd" min={today(new Date(), timezone)} check={check} help={words.endHelp} />
}

/** Whether an item is on sale, until when, and what that does to its prices. */
export const SaleSection = ({ timezone }: { timezone: string }) => {
  const words = useWords(editorWords)
  const typeOptions = discountTypes.map((value) => ({ value, label: words.discounts[value] }))
  const [onSale, saleEnd, type] = useWatch<ItemForm, ['onSale', 'saleEnd', 'discountType']>({
    name: ['onSale', 'saleEnd', 'discountType'],
  })
  const now = new Date()
  return (
    <Card title={words.sale} action={<SwitchField name="onSale" />}>
      {onSale && (
        <Stack gap={4}>
          <Grid min={11}>
            <EndDateField timezone={timezone} />
            <SelectField name="discountType" options={typeOptions} />
            <DiscountField key={type} type={type} />
          </Grid>
          {saleIsOver(saleEnd || null, now, timezone) && <Notice>{words.saleOver}</Notice>}
          <SalePreview timezone={timezone} />
        </Stack>
      )}
    </Card>
  )
}
