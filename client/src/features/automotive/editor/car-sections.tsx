import { bodyName, carBodies } from '@mainstreet/shared/rules/cars/car-lists'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import { MoneyField } from '../../../kit/form/fields/money-field'
import { NumberField } from '../../../kit/form/fields/number-field'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import { DashboardCarPrice } from '../list/dashboard-car-price'
import styles from './car-editor.module.css'
import type { CarForm } from './car-form'
import { VinAdvice } from './vin-advice'
import { VinField } from './vin-field'
import { editorWords } from './words'

const conditions = ['used', 'new'] as const

/** What a car is. */
export const MainSection = () => {
  const words = useWords(editorWords)
  const locale = useBackOfficeLocale()
  const bodies = carBodies
    .filter((body) => body !== '')
    .map((value) => ({ value, label: bodyName(value, locale) }))
  return (
    <Card title={words.main}>
      <Stack gap={4}>
        <Grid min={13}>
          <VinField />
          <Field name="stockNo" autoComplete="off" />
        </Grid>
        <VinAdvice />
        <Grid min={10}>
          <NumberField name="year" />
          <Field name="make" autoComplete="off" />
          <Field name="model" autoComplete="off" />
        </Grid>
        <Grid min={10}>
          <Field name="trim" autoComplete="off" />
          <SelectField name="body" options={bodies} placeholder={words.noBody} />
          <Field name="color" autoComplete="off" />
        </Grid>
        <Grid min={10}>
          <NumberField name="mileage" required={false} suffix={words.km} />
          <SelectField
            name="condition"
            placeholder={words.noBody}
            options={conditions.map((value) => ({ value, label: words.conditions[value] }))}
          />
        </Grid>
      </Stack>
    </Card>
  )
}

/** How a car drives. */
export const EngineSection = () => (
  <Card title={useWords(editorWords).engine}>
    <Grid min={13}>
      <Field name="transmission" autoComplete="off" />
      <Field name="drivetrain" autoComplete="off" />
      <Field name="cylinder" autoComplete="off" />
      <Field name="displacement" autoComplete="off" />
    </Grid>
  </Card>
)

/** What a car's dealer says of it. */
export const DescriptionSection = () => (
  <Card title={useWords(editorWords).description}>
    <RichTextField name="description" hideLabel />
  </Card>
)

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const amountOf = (value: unknown) => (isAmount(value) ? value : null)

const PricePreview = () => {
  const { whatVisitorsSee } = useWords(editorWords)
  const [price, specialPrice, altPrice, paymentType] = useWatch<
    CarForm,
    ['price', 'specialPrice', 'altPrice', 'paymentType']
  >({ name: ['price', 'specialPrice', 'altPrice', 'paymentType'] })
  const car = { price: amountOf(price), specialPrice: amountOf(specialPrice), altPrice, paymentType }
  return (
    <div className={styles.preview}>
      <h3 className={styles.heading}>{whatVisitorsSee}</h3>
      <DashboardCarPrice car={car} />
    </div>
  )
}

/** What a car costs, in amounts and in words. */
export const PriceSection = () => {
  const words = useWords(editorWords)
  return (
    <Card title={words.price}>
      <Stack gap={4}>
        <Grid min={13}>
          <MoneyField name="price" required={false} />
          <MoneyField name="specialPrice" required={false} help={words.specialHelp} />
          <Field name="altPrice" autoComplete="off" help={words.altHelp} />
          <Field name="paymentType" autoComplete="off" help={words.paymentHelp} />
        </Grid>
        <PricePreview />
      </Stack>
    </Card>
  )
}

/** Whether and how a car stands on the site. */
export const StateSection = () => {
  const words = useWords(editorWords)
  const statuses = (['draft', 'public'] as const).map((value) => ({ value, label: words.statuses[value] }))
  return (
    <Card title={words.state}>
      <Stack gap={4}>
        <SelectField name="status" options={statuses} help={words.statusHelp} />
        <SwitchField name="sold" help={words.soldHelp} />
        <SwitchField name="featured" help={words.featuredHelp} />
      </Stack>
    </Card>
  )
}
